import { criarLinkDoCliente } from '@balcao/dominio/acompanhamentos/contratos'
import { verTicketPeloLink } from '@balcao/dominio/acompanhamentos/pelo-link'
import { CANAL_DE_TICKETS, canalDoTicket, canalInternoDoTicket } from '@balcao/dominio/tickets/canais'
import { listarHistorico, obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { desligarTicket, ligarTicket } from '@balcao/dominio/tickets/ligacoes/contratos'
import { MAXIMO_DE_LIGACOES_DO_TICKET, type TipoDeLigacao } from '@balcao/dominio/tickets/ligacoes/regras'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { unirTicket } from '@balcao/dominio/tickets/uniao/contratos'
import { type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { eq, ne, or } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { ouvirEventos } from '../../../../test/ouvir-eventos.ts'
import { permissao } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { ticketLigacao } from '../nucleo/tabelas-equipe.ts'

const fluxo = usarFluxo()
const abrir = async (outras = {}) => (await fluxo.abrir({ tipo: 'ATRASO_ENTREGA', ...outras })).id
const ligar = (id: number, tipo: TipoDeLigacao, outro: number, quem?: TipoDeUsuario) =>
  fluxo.agir(ligarTicket, id, { outro, tipo }, quem)
const desligar = async (idTicket: number, idOutro: number, quem: TipoDeUsuario = 'GERENTE') =>
  fluxo.teste.chamar(desligarTicket, {
    params: { idTicket, idOutro },
    token: await fluxo.teste.tokenDe(quem),
  })
const ver = async (idTicket: number, quem: TipoDeUsuario = 'GERENTE') =>
  fluxo.teste.chamar(obterTicket, { params: { idTicket }, token: await fluxo.teste.tokenDe(quem) })
const historico = async (idTicket: number, quem: TipoDeUsuario = 'GERENTE') =>
  fluxo.teste.chamar(listarHistorico, {
    params: { idTicket },
    query: { take: 'full' },
    token: await fluxo.teste.tokenDe(quem),
  })
const ligados = async (id: number, quem?: TipoDeUsuario) =>
  (await ver(id, quem)).corpo.ligados.map((outro) => [outro.tipo, outro.id])
const gravadas = (id: number) =>
  fluxo.teste
    .negocio()
    .banco.select()
    .from(ticketLigacao)
    .where(or(eq(ticketLigacao.deId, id), eq(ticketLigacao.paraId, id)))

/** Of a queue that the operator does not work, while they see the other one, which they opened. */
async function umAlheio(): Promise<{ meu: number; alheio: number; segredos: string[] }> {
  const meu = await abrir({ criador: 'OPERADOR', assunto: 'O que se vê' })
  const alheio = await abrir({ criador: 'GERENTE', assunto: 'Zanzibar' })
  await fluxo.mudar(alheio, { setorId: await fluxo.idDoSetor('Qualidade'), operadorId: null })
  await fluxo.trabalharEm('OPERADOR', 'SAC')
  const { protocolo } = await fluxo.linha(alheio)
  return { meu, alheio, segredos: [protocolo, formatarProtocolo(protocolo), 'Zanzibar'] }
}

describe('MES-06/ligados ligar um ticket a outro', () => {
  it('lê-se dos dois lados, de outro cliente também, e cada histórico o conta por dentro', async () => {
    const [a, b] = [await abrir(), await abrir({ assunto: 'Lote com rótulo trocado' })]
    const { banco } = fluxo.teste.negocio()
    const [outro] = await banco
      .select()
      .from(cliente)
      .where(ne(cliente.id, (await fluxo.linha(a)).clienteId ?? 0))
    await fluxo.mudar(b, { clienteId: outro?.id ?? 0 })
    const feito = await ligar(a, 'CAUSADO_POR', b)
    expect([feito.status, feito.corpo]).toEqual([200, { message: 'Tickets ligados', versao: 2 }])
    const { protocolo } = await fluxo.linha(b)
    const [visto] = (await ver(a)).corpo.ligados
    expect(visto).toMatchObject({
      id: b,
      protocolo,
      tipo: 'CAUSADO_POR',
      propria: true,
      assunto: 'Lote com rótulo trocado',
      cliente: outro?.fantasia || outro?.razaoSocial,
      etapa: await fluxo.etapaDe(b),
      aberto: true,
    })
    expect(await ligados(b)).toEqual([['CAUSA_DE', a]])
    for (const [id, com, frase] of [
      [a, b, '“Causado por”'],
      [b, a, '“Causa de”'],
    ] as const) {
      const [entrada] = (await historico(id)).corpo.itens
      expect(entrada).toMatchObject({ tipo: 'PRIVADO', acao: 'LIGACAO', ligado: { id: com } })
      expect(entrada?.mensagem).toBe(`Ligou este ticket a outro: ${frase}.`)
    }
  })

  it('dizer de novo não deixa rastro; dizer outra coisa é 409; desfazer vale de qualquer lado', async () => {
    const [a, b] = [await abrir(), await abrir()]
    await ligar(a, 'DUPLICADO_DE', b)
    for (const resposta of [await ligar(a, 'DUPLICADO_DE', b), await ligar(b, 'TEM_DUPLICADO', a)])
      expect([resposta.status, resposta.corpo.message]).toEqual([200, 'Estes tickets já estavam ligados'])
    expect((await fluxo.historico(a)).length).toBe(2)
    for (const resposta of [await ligar(a, 'RELACIONADO', b), await ligar(b, 'DUPLICADO_DE', a)])
      expect([resposta.status, resposta.erro.codigo]).toEqual([409, 'LIGACAO_DE_OUTRO_TIPO'])
    expect((await desligar(b, a)).corpo.message).toBe('Ligação desfeita')
    expect([await ligados(a), await ligados(b)]).toEqual([[], []])
    const [entrada] = (await historico(b)).corpo.itens
    expect(entrada?.mensagem).toBe('Desfez a ligação com outro ticket: “Tem duplicado”.')
    expect((await desligar(a, b)).erro.codigo).toBe('LIGACAO_INEXISTENTE')
  })

  it('ao mesmo tempo e cruzado, fica uma só, sem espera sem fim', async () => {
    const [a, b] = [await abrir(), await abrir()]
    const respostas = await Promise.all([
      ligar(a, 'CAUSADO_POR', b),
      ligar(b, 'CAUSA_DE', a),
      ligar(a, 'CAUSADO_POR', b),
      ligar(b, 'RELACIONADO', a),
    ])
    expect(
      respostas.map(({ status }) => status).filter((status) => status !== 200 && status !== 409),
    ).toEqual([])
    expect(await gravadas(a)).toHaveLength(1)
    expect((await fluxo.historico(a)).length).toBe(2)
    const par = { deId: b, paraId: a, tipo: 'RELACIONADO', ligadoEm: fluxo.teste.agora() } as const
    await expect(fluxo.teste.negocio().banco.insert(ticketLigacao).values(par)).rejects.toThrow()
  })

  it('cada ticket tem um máximo, dos dois lados', async () => {
    const [a, b] = [await abrir(), await abrir()]
    const { banco } = fluxo.teste.negocio()
    const outros = await Promise.all(Array.from({ length: MAXIMO_DE_LIGACOES_DO_TICKET }, () => abrir()))
    await banco.insert(ticketLigacao).values(
      outros.map((paraId) => ({
        deId: a,
        paraId,
        tipo: 'CAUSA_DE' as const,
        ligadoEm: fluxo.teste.agora(),
      })),
    )
    expect((await ligar(a, 'RELACIONADO', b)).erro.codigo).toBe('LIGACOES_DEMAIS')
    expect((await ligar(b, 'RELACIONADO', a)).erro.codigo).toBe('LIGACOES_DEMAIS_NO_OUTRO')
    expect((await ligar(a, 'CAUSA_DE', outros[0] ?? 0)).status).toBe(200)
  })

  it('401, 403, 404, 409 e 422', async () => {
    const [a, b] = [await abrir(), await abrir()]
    const semSessao = { params: { idTicket: a }, corpo: { outro: b, tipo: 'RELACIONADO' } }
    expect((await fluxo.teste.chamar(ligarTicket, semSessao)).status).toBe(401)
    expect((await fluxo.teste.chamar(desligarTicket, { params: { idTicket: a, idOutro: b } })).status).toBe(
      401,
    )
    for (const quem of ['REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const) {
      expect((await ligar(a, 'RELACIONADO', b, quem)).status).toBe(403)
      expect((await desligar(a, b, quem)).status).toBe(403)
    }
    expect((await ligar(999_999, 'RELACIONADO', a)).status).toBe(404)
    expect((await ligar(a, 'RELACIONADO', a)).erro.codigo).toBe('LIGACAO_CONSIGO')
    for (const corpo of [
      { outro: b, tipo: 'PRIMO' },
      { tipo: 'RELACIONADO' },
      { outro: 'x', tipo: 'RELACIONADO' },
    ])
      expect((await fluxo.agir(ligarTicket, a, corpo)).status).toBe(422)
    await fluxo.mudar(b, { arquivadoEm: fluxo.teste.agora() })
    expect((await ligar(a, 'RELACIONADO', b)).erro.codigo).toBe('LIGACAO_COM_ARQUIVADO')
    expect((await ligar(b, 'RELACIONADO', a)).erro.codigo).toBe('TICKET_ARQUIVADO')
    expect((await desligar(b, a)).erro.codigo).toBe('TICKET_ARQUIVADO')
    expect(await gravadas(a)).toEqual([])
  })

  it('o do unido aparece no destino, e só se desfaz onde está', async () => {
    const [a, b, causa] = [await abrir(), await abrir(), await abrir()]
    await ligar(a, 'CAUSADO_POR', causa)
    await ligar(a, 'DUPLICADO_DE', b)
    await fluxo.agir(unirTicket, a, { destino: b })
    expect((await ver(b)).corpo.ligados).toMatchObject([{ id: causa, tipo: 'CAUSADO_POR', propria: false }])
    expect((await ver(causa)).corpo.ligados).toMatchObject([
      { id: a, status: { label: 'Unido' }, aberto: false },
    ])
    expect((await ligar(causa, 'RELACIONADO', a)).erro.codigo).toBe('LIGACAO_COM_UNIDO')
    expect((await desligar(causa, a)).status).toBe(200)
  })
})

describe('MES-06/ligados sigilo dos ligados', () => {
  it('o que a pessoa não vê não aparece, não se liga e não se desliga', async () => {
    const { meu, alheio, segredos } = await umAlheio()
    await ligar(meu, 'CAUSADO_POR', alheio)
    for (const { status, bruta } of [await ver(meu, 'OPERADOR'), await historico(meu, 'OPERADOR')]) {
      expect(status).toBe(200)
      for (const segredo of segredos) expect(bruta.body).not.toContain(segredo)
    }
    expect(await ligados(meu, 'OPERADOR')).toEqual([])
    expect((await historico(meu, 'OPERADOR')).corpo.itens[0]).toMatchObject({ acao: 'LIGACAO', ligado: null })
    const conflito = await fluxo.agir(
      unirTicket,
      meu,
      { destino: await abrir({ criador: 'OPERADOR' }), versao: 1 },
      'OPERADOR',
    )
    expect(conflito.status).toBe(409)
    for (const segredo of segredos) expect(conflito.bruta.body).not.toContain(segredo)
    for (const outro of [alheio, 999_999]) {
      const recusa = await ligar(meu, 'CAUSADO_POR', outro, 'OPERADOR')
      expect([recusa.status, recusa.erro.campos]).toEqual([
        422,
        { outro: 'Não há ticket com este número que você possa ver.' },
      ])
      expect((await desligar(meu, outro, 'OPERADOR')).status).toBe(404)
    }
    expect((await desligar(alheio, meu, 'OPERADOR')).status).toBe(404)
    expect(await gravadas(meu)).toHaveLength(1)
  })

  it('cada tipo de conta vê só os que veria abrindo; o consumidor final, nenhum, nem que sejam seus', async () => {
    const seus = { doConsumidor: true, tipo: 'AVARIA', doRepresentante: true }
    const eixo = await abrir(seus)
    const outros = [await abrir(seus), await abrir({ criador: 'GERENTE' }), (await umAlheio()).alheio]
    for (const outro of outros) await ligar(eixo, 'CAUSA_DE', outro)
    for (const quem of tiposDeUsuario) {
      const { status, corpo } = await ver(eixo, quem)
      if (status !== 200) continue
      const veem = []
      for (const outro of outros) if ((await ver(outro, quem)).status === 200) veem.push(outro)
      const esperados = quem === 'CONSUMIDOR_FINAL' ? [] : veem.toSorted((x, y) => y - x)
      expect([quem, corpo.ligados.map(({ id }) => id)]).toEqual([quem, esperados])
    }
    const doConsumidor = await ver(eixo, 'CONSUMIDOR_FINAL')
    expect([doConsumidor.status, doConsumidor.corpo.acoes.ligar]).toEqual([
      200,
      { permite: false, motivo: null },
    ])
    const contado = (await historico(eixo, 'CONSUMIDOR_FINAL')).corpo.itens.filter(
      ({ acao }) => acao === 'LIGACAO',
    )
    expect(contado).toEqual([])
  })

  it('nem quem recebeu a ação, sem ver por dentro, liga', async () => {
    const { banco } = fluxo.teste.negocio()
    const [a, b] = [
      await abrir({ doConsumidor: true, tipo: 'AVARIA' }),
      await abrir({ doConsumidor: true, tipo: 'AVARIA' }),
    ]
    await banco.insert(permissao).values({ tipo: 'CONSUMIDOR_FINAL', acao: 'TICKET_LIGAR', autorizado: true })
    try {
      expect((await ligar(a, 'RELACIONADO', b, 'CONSUMIDOR_FINAL')).status).toBe(403)
      expect((await desligar(a, b, 'CONSUMIDOR_FINAL')).status).toBe(403)
    } finally {
      await banco.delete(permissao)
    }
  })

  it('SHL-06 ao vivo, os dois lados por dentro, e nada por fora; o link do cliente nada diz', async () => {
    const [a, b] = [await abrir(), await abrir({ assunto: 'Zanzibar' })]
    const { corpo } = await fluxo.agir(criarLinkDoCliente, a, { email: 'maria@cliente.com.br' })
    const eventos = await ouvirEventos(fluxo.teste)
    await ligar(a, 'RELACIONADO', b)
    const canais = () => eventos.map(({ canal }) => canal)
    for (const canal of [canalInternoDoTicket(a), canalInternoDoTicket(b), CANAL_DE_TICKETS])
      await expect.poll(canais).toContain(canal)
    expect(canais()).not.toContain(canalDoTicket(a))
    expect(canais()).not.toContain(canalDoTicket(b))
    const token = decodeURIComponent(/[#?&]token=([^&]+)/.exec(corpo.endereco)?.[1] ?? '')
    const { status, bruta } = await fluxo.teste.chamar(verTicketPeloLink, { query: { token } })
    expect(status).toBe(200)
    for (const segredo of ['Zanzibar', 'Ligou', (await fluxo.linha(b)).protocolo])
      expect(bruta.body).not.toContain(segredo)
  })
})
