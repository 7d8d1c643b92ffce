import { listarRegioes } from '@balcao/dominio/clientes/contratos'
import type { Contrato } from '@balcao/dominio/contrato'
import { TIPO_DA_TRIAGEM } from '@balcao/dominio/correio/entrada/motivos'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import {
  listarAtendentes,
  listarAtendentesDisponiveis,
  listarEtapas,
  listarMenu,
  listarMotivosDeAbertura,
  listarMotivosDeAnalise,
  listarMotivosDeFinalizacao,
  listarMotivosDeProduto,
  listarOrigens,
  listarRepresentantes,
  listarStatus,
  listarTipos,
} from '@balcao/dominio/tickets/catalogo/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { colaborador, colaboradorFilial, permissao } from '../../acesso/tabelas.ts'
import { regiao } from '../../clientes/tabelas.ts'
import { setor } from '../../setores/tabelas.ts'
import { motivoProduto, ticketTipo } from '../nucleo/tabelas-catalogo.ts'

const PARA_TODOS = [listarMenu, listarTipos, listarStatus, listarOrigens, listarMotivosDeProduto]
const POR_TIPO = [listarMotivosDeFinalizacao, listarMotivosDeAbertura]
const DA_EQUIPE = [
  listarMotivosDeAnalise,
  listarAtendentesDisponiveis,
  listarAtendentes,
  listarRepresentantes,
  listarSetores,
  listarRegioes,
]

describe('consultas de tickets', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
  })
  afterAll(() => teste.fechar())

  const pedir = async <K extends Contrato>(
    contrato: K,
    query: object = {},
    tipo: TipoDeUsuario = 'OPERADOR',
  ) => teste.chamar(contrato, { token: await teste.tokenDe(tipo), query: { ...query } })

  it('API-03 NOV-01 o menu com os tipos em uso, cada um com as suas marcas e motivos', async () => {
    const { status, corpo } = await pedir(listarMenu)
    expect(status).toBe(200)
    expect(corpo.ticketMenu.map(({ key, description }) => [key, description])).toEqual([
      ['SOLICITACAO', 'Solicitação'],
      ['RECLAMACAO', 'Reclamação'],
      ['DUVIDA', 'Dúvida'],
    ])
    const parcial = corpo.ticketMenu[0]?.tipos.find(({ chave }) => chave === 'DEVOLUCAO_PARCIAL')
    expect(parcial).toMatchObject({
      usa_nota_produto: 2,
      permite_espelho: true,
      motivos: { obrigatorio: true },
    })
    const trocas = corpo.ticketMenu.flatMap(({ tipos }) => tipos).filter(({ troca }) => troca)
    expect(trocas.map(({ chave }) => chave)).toEqual(['TROCA'])
    const erroNaEntrega = parcial?.motivos.itens.find(({ descricao }) => descricao === 'Erro na entrega')
    const trocado = erroNaEntrega?.subnivel.itens.find(({ descricao }) => descricao === 'Produto trocado')
    expect(trocado?.subnivel.itens.map(({ descricao }) => descricao)).toEqual([
      'Na separação',
      'No transporte',
    ])
    const tipos = await pedir(listarTipos)
    // What a message from outside is born in is a type, and nobody opens it by hand.
    const aMao = tipos.corpo.itens.filter(({ chave }) => chave !== TIPO_DA_TRIAGEM)
    expect(tipos.corpo.itens).toHaveLength(aMao.length + 1)
    expect(aMao).toEqual(corpo.ticketMenu.flatMap((menu) => menu.tipos))
  })

  it('API-03 um tipo fora de uso não se oferece, mas os seus motivos ainda se consultam', async () => {
    const { banco } = teste.negocio()
    const doTipo = eq(ticketTipo.chave, 'ELOGIO')
    await banco.update(ticketTipo).set({ ativo: false }).where(doTipo)
    const { corpo } = await pedir(listarTipos)
    const motivos = await pedir(listarMotivosDeFinalizacao, { tipo: 'ELOGIO' })
    await banco.update(ticketTipo).set({ ativo: true }).where(doTipo)
    expect(corpo.itens.map(({ chave }) => chave)).not.toContain('ELOGIO')
    expect(motivos.status).toBe(200)
  })

  it('NOV-03 o consumidor final só conhece os tipos que o atendem', async () => {
    const { corpo } = await pedir(listarTipos, {}, 'CONSUMIDOR_FINAL')
    expect(corpo.itens.length).toBeGreaterThan(0)
    expect(corpo.itens.every(({ usa_consumidor_final }) => usa_consumidor_final > 0)).toBe(true)
    const menu = await pedir(listarMenu, {}, 'CONSUMIDOR_FINAL')
    expect(menu.corpo.ticketMenu.length).toBeGreaterThan(0)
    expect(menu.corpo.ticketMenu.every(({ tipos }) => tipos.length > 0)).toBe(true)
    const todos = (await pedir(listarTipos)).corpo.itens
    const oculto = todos.find(({ usa_consumidor_final }) => usa_consumidor_final === 0)
    for (const contrato of POR_TIPO)
      expect((await pedir(contrato, { tipo: oculto?.chave }, 'CONSUMIDOR_FINAL')).status).toBe(404)
  })

  it('TIC-02 os status em ordem, e Arquivado, id 0, por último', async () => {
    const { itens } = (await pedir(listarStatus)).corpo
    expect(itens[0]?.label).toBe('Aberto')
    expect(itens.at(-1)).toEqual({ id: 0, label: 'Arquivado', cor: '#868e96' })
  })

  it('API-03 API-04 origens e motivos, só os que estão em uso', async () => {
    expect((await pedir(listarOrigens)).corpo.itens[0]).toMatchObject({
      chave: 'TELEFONE',
      descricao: 'Telefone',
    })
    const { banco } = teste.negocio()
    const antes = (await pedir(listarMotivosDeProduto)).corpo.itens
    await banco
      .update(motivoProduto)
      .set({ ativo: false })
      .where(eq(motivoProduto.id, antes[0]?.id ?? 0))
    expect((await pedir(listarMotivosDeProduto)).corpo.itens).toEqual(antes.slice(1))
    expect((await pedir(listarMotivosDeAnalise)).corpo.itens[0]).toEqual({
      id: expect.any(Number),
      desc: expect.any(String),
    })
  })

  it('TIC-10 motivos de finalização do tipo e os de todos', async () => {
    const { itens } = (await pedir(listarMotivosDeFinalizacao, { tipo: 'SEGUNDA_VIA' })).corpo
    expect(itens).toContainEqual(expect.objectContaining({ descricao: 'Documento enviado', conclui: true }))
    expect(itens.some(({ conclui }) => !conclui)).toBe(true)
    expect(itens.map(({ descricao }) => descricao)).not.toContain('Vencimento prorrogado')
  })

  it('NOV-04 a árvore de motivos de abertura de um tipo', async () => {
    const { corpo } = await pedir(listarMotivosDeAbertura, { tipo: 'DEVOLUCAO_TOTAL' })
    const tipos = (await pedir(listarTipos)).corpo.itens
    expect(corpo).toEqual(tipos.find(({ chave }) => chave === 'DEVOLUCAO_TOTAL')?.motivos)
  })

  it('API-04 os motivos de abertura sem tipo são os de todos os que a sessão abre', async () => {
    const { obrigatorio, itens } = (await pedir(listarMotivosDeAbertura)).corpo
    const deCadaTipo = (await pedir(listarTipos)).corpo.itens.flatMap(({ motivos }) => motivos.itens)
    const ids = (lista: readonly { id: number }[]) => lista.map(({ id }) => id).toSorted((a, b) => a - b)
    expect(deCadaTipo.length).toBeGreaterThan(10)
    expect(ids(itens)).toEqual(ids(deCadaTipo))
    expect(obrigatorio).toBe(false)
  })

  it('API-04 as etapas de um tipo, com o que cada uma pede', async () => {
    const { itens } = (await pedir(listarEtapas, { tipo: 'PRORROGACAO_BOLETO' })).corpo
    expect(itens.map(({ nome, exige }) => [nome, exige]).slice(0, 3)).toEqual([
      ['Triagem', null],
      ['Confirmação do atraso', 'PRORROGACAO_LOGISTICA'],
      ['Prorrogação do vencimento', 'PRORROGACAO_FINANCEIRO'],
    ])
  })

  it('API-04 as etapas sem tipo são as de todos, um tipo depois do outro', async () => {
    const { itens } = (await pedir(listarEtapas)).corpo
    const chaves = (await pedir(listarTipos)).corpo.itens.map(({ chave }) => chave)
    const deCadaTipo = await Promise.all(
      chaves.map(async (tipo) => (await pedir(listarEtapas, { tipo })).corpo.itens),
    )
    const ids = (lista: readonly { id: number }[]) => lista.map(({ id }) => id).toSorted((a, b) => a - b)
    expect(chaves.length).toBeGreaterThan(5)
    expect(ids(itens)).toEqual(ids(deCadaTipo.flat()))
    expect(itens).toEqual(expect.arrayContaining(deCadaTipo[0] ?? []))
  })

  it('TIC-12 quem atende a fila de um setor, com quantos tickets abertos cada um tem', async () => {
    const { banco } = teste.negocio()
    const operadorId = await cenario.idDaConta('OPERADOR')
    const [devolucoes] = await banco.select().from(setor).where(eq(setor.nome, 'Devoluções'))
    const meus = async () =>
      (await pedir(listarAtendentesDisponiveis, { setor: devolucoes?.id })).corpo.itens.find(
        ({ id }) => id === operadorId,
      )
    const antes = (await meus())?.abertos ?? 0
    await cenario.abrir({ tipo: 'ELOGIO', campos: { operadorId } })
    await cenario.abrir({ tipo: 'ELOGIO', campos: { operadorId } })
    await cenario.abrir({ tipo: 'ELOGIO', campos: { operadorId, finalizadoEm: teste.agora() } })
    expect(await meus()).toMatchObject({ nome: nomeDaConta('OPERADOR'), abertos: antes + 2 })
    const { itens } = (await pedir(listarAtendentesDisponiveis, { setor: devolucoes?.id })).corpo
    expect(itens.every(({ setores }) => setores.includes(devolucoes?.id ?? 0))).toBe(true)
    const todos = (await pedir(listarAtendentesDisponiveis)).corpo.itens
    expect(todos.length).toBeGreaterThan(itens.length)
    const tipos = await banco
      .select({ tipo: colaborador.tipo })
      .from(colaborador)
      .where(
        inArray(
          colaborador.id,
          todos.map(({ id }) => id),
        ),
      )
    expect(tipos.some(({ tipo }) => tipo === 'CONSUMIDOR_FINAL' || tipo === 'REPRESENTANTE')).toBe(false)
  })

  it('TIC-12 para um ticket, só quem é da sua filial e ainda trabalha aqui', async () => {
    const { banco } = teste.negocio()
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const { filialId } = await cenario.linha(id)
    const colaboradorId = await cenario.idDaConta('COLABORADOR')
    const nomes = async () =>
      (await pedir(listarAtendentesDisponiveis, { idTicket: id })).corpo.itens.map((pessoa) => pessoa.id)
    await banco.insert(colaboradorFilial).values({ colaboradorId, filialId }).onConflictDoNothing()
    expect(await nomes()).toContain(colaboradorId)
    await banco
      .delete(colaboradorFilial)
      .where(
        and(eq(colaboradorFilial.colaboradorId, colaboradorId), eq(colaboradorFilial.filialId, filialId)),
      )
    expect(await nomes()).not.toContain(colaboradorId)
  })

  it('API-04 atendentes, representantes, setores e regiões, em ordem alfabética', async () => {
    await teste
      .negocio()
      .banco.insert(regiao)
      .values([{ nome: 'Sul' }, { nome: 'Ágreste' }, { nome: 'Norte' }])
      .onConflictDoNothing()
    const nomes = async (contrato: typeof listarSetores) =>
      (await pedir(contrato)).corpo.itens.map(({ nome }) => nome)
    for (const contrato of [
      listarAtendentes,
      listarRepresentantes,
      listarSetores,
      listarRegioes,
    ] as (typeof listarSetores)[]) {
      const lista = await nomes(contrato)
      expect(lista.length).toBeGreaterThan(0)
      expect(lista).toEqual(lista.toSorted((a, b) => a.localeCompare(b, 'pt-BR')))
    }
    expect(await nomes(listarAtendentes as never)).not.toContain(nomeDaConta('REPRESENTANTE'))
    expect(await nomes(listarRepresentantes as never)).toContain(nomeDaConta('REPRESENTANTE'))
  })

  it('404 para um tipo que não existe, 422 sem o tipo', async () => {
    for (const contrato of [...POR_TIPO, listarEtapas]) {
      expect((await pedir(contrato, { tipo: 'NAO_EXISTE' })).status).toBe(404)
    }
    expect((await pedir(listarMotivosDeFinalizacao)).status).toBe(422)
    expect((await pedir(listarAtendentesDisponiveis, { idTicket: 999_999 })).status).toBe(404)
  })

  it('AUT-10 401 sem sessão; PER-01 403 sem a permissão', async () => {
    for (const contrato of [...PARA_TODOS, ...POR_TIPO, ...DA_EQUIPE, listarEtapas])
      expect((await teste.chamar(contrato as Contrato)).status).toBe(401)
    for (const contrato of [...DA_EQUIPE, listarEtapas])
      expect((await pedir(contrato as Contrato, { tipo: 'ELOGIO' }, 'CONSUMIDOR_FINAL')).status).toBe(403)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'TICKET_VER', autorizado: false })
    for (const contrato of [...PARA_TODOS, ...POR_TIPO])
      expect((await pedir(contrato as Contrato, { tipo: 'ELOGIO' }, 'SUPERVISOR')).status).toBe(403)
  })
})
