import {
  baixarOrdemDeColeta,
  listarAguardandoColeta,
  listarColetas,
  listarRepresentantesParaColeta,
  listarTransportadorasParaColeta,
  obterColeta,
  obterResponsavel,
} from '@balcao/dominio/coletas/contratos'
import { numeroDaColeta } from '@balcao/dominio/coletas/situacoes'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cenarioDeColetas } from '../../../test/cenario-de-coletas.ts'
import { usarFluxo } from '../../../test/fluxo-de-tickets.ts'
import { codigosNaImagem } from '../../../test/ler-imagem.ts'
import { textoPorPagina } from '../../../test/ler-pdf.ts'
import { cliente } from '../clientes/tabelas.ts'

const fluxo = usarFluxo()
const coletas = cenarioDeColetas(fluxo)

const ver = async (quem: TipoDeUsuario, query: Record<string, unknown> = {}) =>
  fluxo.teste.chamar(listarColetas, {
    query: { take: 100, ...query },
    token: await fluxo.teste.tokenDe(quem),
  })
const abrir = async (quem: TipoDeUsuario, idColeta: number) =>
  fluxo.teste.chamar(obterColeta, { params: { idColeta }, token: await fluxo.teste.tokenDe(quem) })
const aguardam = async (quem: TipoDeUsuario, query: Record<string, unknown> = {}) =>
  fluxo.teste.chamar(listarAguardandoColeta, {
    query: { take: 100, ...query },
    token: await fluxo.teste.tokenDe(quem),
  })
const ids = (itens: readonly { id: number }[]) => itens.map(({ id }) => id)

describe('GET /sac/tickets/ordem-coleta', () => {
  it('COL-01 API-10 o ticket que aguarda, com cliente, quantidades e responsáveis naturais', async () => {
    const dona = await coletas.transportadora()
    const { id, protocolo } = await coletas.aguardando({
      doRepresentante: true,
      campos: { transportadoraId: dona.id },
    })
    const dono = await coletas.clienteDo(id)
    const { corpo } = await aguardam('OPERADOR', { termo: protocolo })
    expect(corpo.itens).toMatchObject([
      {
        id,
        qtdeItens: 2,
        qtdeAReceber: 10,
        lugar: { ibge: dono.ibge, cidade: dono.cidade, uf: dono.uf },
        cliente: { id: dono.id, razSoc: dono.razaoSocial },
        representante: { id: await fluxo.idDaConta('REPRESENTANTE') },
        transportadora: { id: dona.id, nome: dona.razaoSocial },
      },
    ])
    expect(corpo.itens[0]?.cliente.endereco).toContain(dono.logradouro)
    expect(corpo.cidades).toContainEqual(expect.objectContaining({ ibge: dono.ibge }))
  })

  it('COL-01 quem ganha uma ordem sai da lista; o filtro de cidade e a paginação valem', async () => {
    const { id } = await coletas.aguardando()
    const { ibge } = await coletas.clienteDo(id)
    expect(ids((await aguardam('OPERADOR', { cidade: ibge })).corpo.itens)).toContain(id)
    expect(ids((await aguardam('OPERADOR', { cidade: '1100015' })).corpo.itens)).toEqual([])
    const pagina = await aguardam('OPERADOR', { take: 1, page: 2 })
    expect([pagina.corpo.itens.length, pagina.corpo.paginator.page]).toEqual([1, 2])
    const dona = await coletas.transportadora()
    await coletas.gerar('transportadora', [id], { responsavel_id: dona.id })
    expect(ids((await aguardam('OPERADOR', { cidade: ibge })).corpo.itens)).not.toContain(id)
  })

  it('COL-01 vem por UF e cidade', async () => {
    const { banco } = fluxo.teste.negocio()
    const donos = await banco
      .selectDistinctOn([cliente.ibge], { id: cliente.id })
      .from(cliente)
      .orderBy(cliente.ibge)
      .limit(5)
    for (const { id: clienteId } of donos) await coletas.aguardando({ campos: { clienteId } })
    const { corpo } = await aguardam('ADMIN')
    const lugares = corpo.itens.map(({ lugar }) => `${lugar.uf} ${lugar.cidade}`)
    expect(new Set(lugares).size).toBeGreaterThan(3)
    expect(lugares).toEqual(lugares.toSorted((a, b) => a.localeCompare(b, 'pt-BR')))
  })

  it('PER-01 cada um vê os seus tickets; representante e consumidor não geram', async () => {
    const { id } = await coletas.aguardando({ criador: 'GERENTE' })
    expect(ids((await aguardam('COLABORADOR')).corpo.itens)).toContain(id)
    expect(ids((await aguardam('OPERADOR')).corpo.itens)).not.toContain(id)
    for (const quem of ['REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const)
      expect((await aguardam(quem)).status).toBe(403)
  })

  it('API-10 os caminhos não se confundem com o de um ticket', async () => {
    const token = await fluxo.teste.tokenDe('GERENTE')
    const { id } = await coletas.aguardando()
    expect((await fluxo.teste.chamar(obterTicket, { params: { idTicket: id }, token })).corpo.id).toBe(id)
    expect(ids((await fluxo.teste.chamar(listarAguardandoColeta, { token })).corpo.itens)).toContain(id)
  })
})

describe('candidatos', () => {
  it('COL-01 representantes: os dos clientes primeiro; apenas_rca deixa só eles', async () => {
    const { id } = await coletas.aguardando({ doRepresentante: true })
    const { ibge } = await coletas.clienteDo(id)
    const token = await fluxo.teste.tokenDe('GERENTE')
    const todos = await fluxo.teste.chamar(listarRepresentantesParaColeta, {
      query: { cidade: ibge },
      token,
    })
    const representante = await fluxo.idDaConta('REPRESENTANTE')
    expect(todos.corpo.itens.find((candidato) => candidato.id === representante)?.tickets).toBeGreaterThan(0)
    const quantos = todos.corpo.itens.map(({ tickets }) => tickets)
    expect(quantos).toEqual(quantos.toSorted((a, b) => b - a))
    const rca = await fluxo.teste.chamar(listarRepresentantesParaColeta, {
      query: { cidade: ibge, apenas_rca: '1' },
      token,
    })
    expect(rca.corpo.itens).toEqual(todos.corpo.itens.filter(({ tickets }) => tickets > 0))
  })

  it('COL-01 transportadoras: a da entrega primeiro, depois as do estado, com a última coleta', async () => {
    const longe = (await coletas.transportadora(8)).id
    const { id } = await coletas.aguardando({ campos: { transportadoraId: longe } })
    const dono = await coletas.clienteDo(id)
    const token = await fluxo.teste.tokenDe('GERENTE')
    const pedir = (query: Record<string, unknown>) =>
      fluxo.teste.chamar(listarTransportadorasParaColeta, {
        query: { cidade: dono.ibge, ...query },
        token,
      })
    const { corpo } = await pedir({})
    const daEntrega = corpo.itens.find((candidata) => candidata.id === longe)
    expect(daEntrega).toMatchObject({ tickets: 1 })
    for (const { tickets, uf } of corpo.itens) expect(tickets > 0 || uf === dono.uf).toBe(true)
    expect(ids((await pedir({ apenas_rca: '1' })).corpo.itens)).toContain(longe)
    await coletas.gerar('transportadora', [id])
    const depois = (await pedir({})).corpo.itens.find((candidata) => candidata.id === longe)
    expect(depois?.tickets ?? 0).toBe(0)
  })

  it('GER-04 cidade que não é código do IBGE é recusada', async () => {
    const token = await fluxo.teste.tokenDe('GERENTE')
    const { status } = await fluxo.teste.chamar(listarRepresentantesParaColeta, {
      query: { cidade: '123' },
      token,
    })
    expect(status).toBe(422)
  })
})

describe('GET /sac/coletas', () => {
  it('GER-10 o último dia do calendário é recusado', async () => {
    expect((await ver('GERENTE', { dtFim: '9999-12-31' })).status).toBe(422)
  })

  it('COL-01 filtra por situação, tipo, período, ticket, número, cliente e protocolo', async () => {
    const { ticketId, coletaId, protocolo } = await coletas.ordem()
    const dono = await coletas.clienteDo(ticketId)
    const achados = async (query: Record<string, unknown>) => ids((await ver('GERENTE', query)).corpo.itens)
    expect(await achados({ ticket: ticketId })).toEqual([coletaId])
    expect(await achados({ termo: numeroDaColeta(coletaId) })).toEqual([coletaId])
    expect(await achados({ termo: formatarProtocolo(protocolo) })).toEqual([coletaId])
    expect(await achados({ termo: dono.razaoSocial })).toContain(coletaId)
    expect(await achados({ situacao: ['GERADA'], tipo: 'transportadora' })).toContain(coletaId)
    expect(await achados({ situacao: ['CANCELADA'] })).not.toContain(coletaId)
    expect(await achados({ tipo: 'representante' })).not.toContain(coletaId)
    expect(await achados({ dtFim: '2020-01-01' })).toEqual([])
    const { corpo } = await ver('GERENTE', { ticket: ticketId })
    expect(corpo.itens[0]).toMatchObject({
      situacao: 'GERADA',
      qtdeTickets: 1,
      qtdeConfirmados: 0,
      clientes: [dono.fantasia],
      dtColeta: null,
    })
  })

  it('COL-01 cada um vê o que gerou, o que tem de buscar e o que tem um ticket seu', async () => {
    const { coletaId } = await coletas.ordem({ criador: 'GERENTE' })
    const { id } = await coletas.aguardando()
    const representante = await fluxo.idDaConta('REPRESENTANTE')
    const minha = await coletas.gerar('representante', [id], { responsavel_id: representante })
    const doRepresentante = minha.corpo.coletas[0]?.id ?? 0
    const carteira = await coletas.ordem({ doRepresentante: true, criador: 'GERENTE' })
    expect(ids((await ver('REPRESENTANTE')).corpo.itens)).toEqual(
      expect.arrayContaining([doRepresentante, carteira.coletaId]),
    )
    expect(ids((await ver('REPRESENTANTE')).corpo.itens)).not.toContain(coletaId)
    expect(ids((await ver('OPERADOR')).corpo.itens)).toContain(doRepresentante)
    expect(ids((await ver('OPERADOR')).corpo.itens)).not.toContain(coletaId)
    expect((await ver('CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await fluxo.teste.chamar(listarColetas)).status).toBe(401)
  })
})

describe('GET /sac/coletas/:idColeta', () => {
  it('COL-01 traz tickets, itens autorizados, histórico e o que se pode fazer', async () => {
    const { ticketId, coletaId, protocolo } = await coletas.ordem()
    const { corpo } = await abrir('GERENTE', coletaId)
    expect(corpo).toMatchObject({
      id: coletaId,
      tickets: [{ id: ticketId, protocolo, situacao: 'GERADA', visivel: true }],
      historico: [{ acao: 'GERACAO' }],
      acoes: { confirmar: true, cancelar: true },
    })
    expect(corpo.tickets[0]?.itens.map(({ quantidade }) => quantidade)).toEqual([5, 5])
  })

  it('COL-01 o representante confirma a sua e não cancela; a da transportadora ele só vê', async () => {
    const { id } = await coletas.aguardando()
    const representante = await fluxo.idDaConta('REPRESENTANTE')
    const { corpo } = await coletas.gerar('representante', [id], { responsavel_id: representante })
    const minha = await abrir('REPRESENTANTE', corpo.coletas[0]?.id ?? 0)
    expect(minha.corpo.acoes).toEqual({ confirmar: true, cancelar: false })
    expect(minha.corpo.tickets).toMatchObject([{ id, visivel: false }])
    const carteira = await coletas.ordem({ doRepresentante: true })
    expect((await abrir('REPRESENTANTE', carteira.coletaId)).corpo.acoes.confirmar).toBe(false)
  })

  it('COL-01 da ordem que outro busca o representante vê só os seus clientes, também no PDF', async () => {
    const meu = await coletas.aguardando({ doRepresentante: true, criador: 'GERENTE' })
    const { ibge, cidade, uf } = await coletas.clienteDo(meu.id)
    const alheio = await coletas.aguardando({ criador: 'GERENTE' })
    const vizinho = await coletas.clienteDo(alheio.id)
    const { banco } = fluxo.teste.negocio()
    await banco.update(cliente).set({ ibge, cidade, uf }).where(eq(cliente.id, vizinho.id))
    const { id: responsavel_id } = await coletas.transportadora()
    const { corpo } = await coletas.gerar(
      'transportadora',
      [meu.id, alheio.id],
      { responsavel_id },
      'GERENTE',
    )
    const idColeta = corpo.coletas[0]?.id ?? 0
    expect((await abrir('GERENTE', idColeta)).corpo.qtdeTickets).toBe(2)
    const dele = await abrir('REPRESENTANTE', idColeta)
    expect(ids(dele.corpo.tickets)).toEqual([meu.id])
    expect(JSON.stringify(dele.corpo)).not.toContain(vizinho.razaoSocial)
    const lista = await ver('REPRESENTANTE', { ticket: meu.id })
    expect(lista.corpo.itens).toMatchObject([{ id: idColeta, qtdeTickets: 1 }])
    expect(lista.corpo.itens[0]?.clientes).not.toContain(vizinho.fantasia)
    const pdf = await fluxo.teste.chamar(baixarOrdemDeColeta, {
      params: { idColeta },
      token: await fluxo.teste.tokenDe('REPRESENTANTE'),
    })
    const texto = (await textoPorPagina(pdf.bruta.rawPayload)).join('\n')
    expect(texto).not.toContain(formatarProtocolo(alheio.protocolo))
  })

  it('COL-01 a ordem em PDF: número em CODE-128, quem coleta, onde, o quê e quem assina', async () => {
    const { ticketId, coletaId, protocolo } = await coletas.ordem()
    const dono = await coletas.clienteDo(ticketId)
    const resposta = await fluxo.teste.chamar(baixarOrdemDeColeta, {
      params: { idColeta: coletaId },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    expect([resposta.status, resposta.headers['content-type']]).toEqual([200, 'application/pdf'])
    const pdf = resposta.bruta.rawPayload
    const texto = (await textoPorPagina(pdf)).join('\n').replace(/\s+/g, ' ')
    const [item] = await fluxo.itens(ticketId)
    for (const trecho of [
      'Ordem de coleta',
      (await coletas.transportadora()).razaoSocial,
      formatarProtocolo(protocolo),
      dono.razaoSocial,
      dono.logradouro,
      String(item?.codigo),
      'Cliente: nome, documento e data',
    ])
      expect(texto).toContain(trecho)
    expect(await codigosNaImagem(pdf)).toMatchObject([{ tipo: 'Code128', texto: numeroDaColeta(coletaId) }])
  })

  it('PER-01 a coleta que não se vê não existe, nem em PDF', async () => {
    const { coletaId } = await coletas.ordem({ criador: 'GERENTE' })
    for (const quem of ['OPERADOR', 'REPRESENTANTE'] as const) {
      expect((await abrir(quem, coletaId)).status).toBe(404)
      const token = await fluxo.teste.tokenDe(quem)
      const { status } = await fluxo.teste.chamar(baixarOrdemDeColeta, {
        params: { idColeta: coletaId },
        token,
      })
      expect(status).toBe(404)
    }
    expect((await abrir('CONSUMIDOR_FINAL', coletaId)).status).toBe(403)
  })
})

describe('GET /sac/tickets/oc/:tipo/:id', () => {
  const pedir = async (quem: TipoDeUsuario, tipo: 'representante' | 'transportadora', id: number) =>
    fluxo.teste.chamar(obterResponsavel, { params: { tipo, id }, token: await fluxo.teste.tokenDe(quem) })

  it('API-10 ENT-10 contato, coletas abertas primeiro e tickets em mãos', async () => {
    const dona = await coletas.transportadora()
    const antes = (await pedir('GERENTE', 'transportadora', dona.id)).corpo.ticketsEmMaos
    const { coletaId } = await coletas.ordem()
    const { corpo } = await pedir('GERENTE', 'transportadora', dona.id)
    expect(corpo).toMatchObject({ nome: dona.razaoSocial, documento: dona.cnpj, ativo: true })
    expect(corpo.ticketsEmMaos).toBe(antes + 1)
    expect(ids(corpo.coletas)).toContain(coletaId)
    const abertas = corpo.coletas.map(({ situacao }) => situacao === 'GERADA')
    expect(abertas).toEqual(abertas.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('PER-01 o representante só conhece a si mesmo; quem não é representante não existe', async () => {
    const representante = await fluxo.idDaConta('REPRESENTANTE')
    expect((await pedir('REPRESENTANTE', 'representante', representante)).status).toBe(200)
    const [outro] = await fluxo.teste
      .negocio()
      .banco.selectDistinct({ id: cliente.representanteId })
      .from(cliente)
      .where(eq(cliente.prospect, false))
      .then((linhas) => linhas.filter(({ id }) => id !== null && id !== representante))
    expect((await pedir('REPRESENTANTE', 'representante', outro?.id ?? 0)).status).toBe(404)
    expect((await pedir('GERENTE', 'representante', outro?.id ?? 0)).status).toBe(200)
    expect((await pedir('GERENTE', 'representante', await fluxo.idDaConta('OPERADOR'))).status).toBe(404)
    expect((await pedir('GERENTE', 'transportadora', 999_999)).status).toBe(404)
    expect((await pedir('CONSUMIDOR_FINAL', 'representante', representante)).status).toBe(403)
  })
})
