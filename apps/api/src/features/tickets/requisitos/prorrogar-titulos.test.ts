import { formatarData, somarDias } from '@balcao/dominio/formatos/datas'
import { listarTitulosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import {
  avancarEtapa,
  finalizarTicket,
  reabrirTicket,
  reclassificarTicket,
  retrocederEtapa,
} from '@balcao/dominio/tickets/fluxo/contratos'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { cenarioDeTitulos } from '../../../../test/cenario-de-titulos.ts'
import { enquantoPreso } from '../../../../test/esperando-trava.ts'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { montarFormulario } from '../../../../test/formulario.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
import { titulo } from '../../titulos/tabelas.ts'

const fluxo = usarFluxo()
let titulos: ReturnType<typeof cenarioDeTitulos>
let dono: { clienteId: number; filialId: number }
beforeAll(async () => {
  titulos = cenarioDeTitulos(fluxo.teste)
  dono = await titulos.cliente()
})

const FINANCEIRO = 'Prorrogação do vencimento'
const banco = () => fluxo.teste.negocio().banco
const emDias = (dias: number) => somarDias(titulos.hoje(), dias)
const vencimentos = async (...ids: number[]) =>
  Promise.all(ids.map(async (id) => (await titulos.titulo(id)).dataVencimento))
const criarNota = async () => (await fluxo.criarNota(dono.clienteId, dono.filialId, 1)).nota.id
const incluir = (notaId: number, dias: number, campos = {}) =>
  titulos.incluir({ ...dono, notaId, dias, ...campos }).then(({ id }) => id)
const pedir = (...notas: number[]) =>
  fluxo.abrir({
    tipo: 'PRORROGACAO_BOLETO',
    etapa: FINANCEIRO,
    partes: { notas, prorrogacao: { responsavel: 'TRANSPORTADORA', diasAtraso: 5 } },
  })
const aprovar = (id: number, dias: number, escolhidos?: number[]) =>
  fluxo.agir(avancarEtapa, id, {
    financeiro: {
      aprovado: true,
      nova_data_vencimento: emDias(dias),
      parecer: 'De acordo.',
      ...(escolhidos && { titulos: escolhidos }),
    },
  })
const voltar = (id: number) => fluxo.agir(retrocederEtapa, id, { observacao: 'Rever' })
const historicoDe = (id: number) =>
  banco()
    .select({ acao: historico.acao, dados: historico.dados })
    .from(historico)
    .where(and(eq(historico.entidade, 'titulo'), eq(historico.entidadeId, String(id))))
    .orderBy(historico.id)

/** One invoice with one title due in two days, whose ticket extended it to thirty. */
async function prorrogado() {
  const notaId = await criarNota()
  const id = await incluir(notaId, 2)
  const ticket = (await pedir(notaId)).id
  expect((await aprovar(ticket, 30)).status).toBe(200)
  expect(await vencimentos(id)).toEqual([emDias(30)])
  return { notaId, id, ticket }
}

describe('aprovar', () => {
  it('TIC-11 move os títulos em aberto das notas do ticket, com registro do antes e do depois', async () => {
    const notas = [await criarNota(), await criarNota()] as const
    const [a, b] = [await incluir(notas[0], -4), await incluir(notas[1], 6)]
    const pago = await incluir(notas[0], 1, { pagoEm: emDias(0) })
    const deOutraNota = await incluir(await criarNota(), 1)
    const doOutroCliente = await titulos.incluir({
      ...dono,
      clienteId: await fluxo.clienteDaFilial(dono.filialId, true),
      notaId: notas[0],
      dias: 1,
    })
    const { id } = await pedir(...notas)
    expect((await aprovar(id, 30)).status).toBe(200)
    expect(await vencimentos(a, b)).toEqual([emDias(30), emDias(30)])
    expect(await vencimentos(pago, deOutraNota, doOutroCliente.id)).toEqual([emDias(1), emDias(1), emDias(1)])
    expect(await titulos.titulo(a)).toMatchObject({ vencimentoOriginal: emDias(-4), versao: 2 })
    expect(await titulos.prorrogacoes(a)).toMatchObject([
      { ticketId: id, vencimentoAnterior: emDias(-4), vencimentoNovo: emDias(30), desfeitaEm: null },
    ])
    expect(await historicoDe(a)).toEqual([
      { acao: 'PRORROGACAO', dados: { ticket: id, de: emDias(-4), para: emDias(30) } },
    ])
    const numeros = await Promise.all([a, b].map(async (cada) => (await titulos.titulo(cada)).numero))
    const data = formatarData(emDias(30))
    expect((await fluxo.ultimaEntrada(id)).mensagem).toContain(
      `Títulos prorrogados: ${numeros.map((numero) => `${numero} (vence em ${data})`).join(', ')}.`,
    )
  })

  it('TIC-11 também os da nota de que só um produto foi escolhido', async () => {
    const { id } = await fluxo.abrir({
      tipo: 'PRORROGACAO_BOLETO',
      etapa: FINANCEIRO,
      itens: 1,
      partes: { prorrogacao: { responsavel: 'TRANSPORTADORA', diasAtraso: 5 } },
    })
    const [item] = await fluxo.itens(id)
    const a = await incluir(item?.notaId ?? 0, 2)
    expect((await aprovar(id, 30)).status).toBe(200)
    expect(await vencimentos(a)).toEqual([emDias(30)])
  })

  it('TIC-11 só os escolhidos', async () => {
    const notaId = await criarNota()
    const [a, b] = [await incluir(notaId, 2), await incluir(notaId, 3)]
    const { id } = await pedir(notaId)
    expect((await aprovar(id, 30, [b])).status).toBe(200)
    expect(await vencimentos(a, b)).toEqual([emDias(2), emDias(30)])
  })

  it('TIC-11 os escolhidos, vindos de um formulário', async () => {
    const notaId = await criarNota()
    const [a, b] = [await incluir(notaId, 2), await incluir(notaId, 3)]
    const { id } = await pedir(notaId)
    const { status } = await fluxo.teste.chamar(avancarEtapa, {
      params: { idTicket: id },
      token: await fluxo.teste.tokenDe('GERENTE'),
      ...(await montarFormulario({
        'financeiro[aprovado]': 'true',
        'financeiro[nova_data_vencimento]': emDias(30),
        'financeiro[parecer]': 'De acordo.',
        'financeiro[titulos][]': String(b),
      })),
    })
    expect(status).toBe(200)
    expect(await vencimentos(a, b)).toEqual([emDias(2), emDias(30)])
  })

  it('TIC-11 o que já vence depois não volta para antes', async () => {
    const notaId = await criarNota()
    const [a, b] = [await incluir(notaId, 2), await incluir(notaId, 40)]
    const { id } = await pedir(notaId)
    expect((await aprovar(id, 30)).status).toBe(200)
    expect(await vencimentos(a, b)).toEqual([emDias(30), emDias(40)])
    expect(await titulos.prorrogacoes(b)).toEqual([])
  })

  it('TIC-11 uma data antes do vencimento de todos não é aprovada, porque nada mudaria', async () => {
    const notaId = await criarNota()
    const a = await incluir(notaId, 40)
    const { id } = await pedir(notaId)
    const { status, erro } = await aprovar(id, 30)
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['financeiro.nova_data_vencimento']])
    expect(await vencimentos(a)).toEqual([emDias(40)])
    expect((await fluxo.linha(id)).versao).toBe(1)
  })

  it('TIC-11 dias a mais em cada um; voltar e reabrir devolvem e refazem a data de cada um, e o histórico diz', async () => {
    const notaId = await criarNota()
    const [a, b] = [await incluir(notaId, 2), await incluir(notaId, 32)]
    const { id } = await pedir(notaId)
    const financeiro = { aprovado: true, dias: 15, parecer: 'De acordo.' }
    expect((await fluxo.agir(avancarEtapa, id, { financeiro })).status).toBe(200)
    expect(await vencimentos(a, b)).toEqual([emDias(17), emDias(47)])
    expect((await fluxo.ultimaEntrada(id)).mensagem).toContain('mais 15 dias em cada título')
    const motivo = await fluxo.motivo('Cliente desistiu')
    expect((await fluxo.agir(finalizarTicket, id, { motivo, observacao: 'Pagou.' })).status).toBe(200)
    expect(await vencimentos(a, b)).toEqual([emDias(2), emDias(32)])
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({
      tipo: 'PRIVADO',
      acao: 'PRORROGACAO',
      mensagem: expect.stringContaining(`(vence em ${formatarData(emDias(32))})`),
    })
    expect((await fluxo.agir(reabrirTicket, id)).status).toBe(200)
    expect(await vencimentos(a, b)).toEqual([emDias(17), emDias(47)])
  })

  it('TIC-11 sem títulos a prorrogação é só a resposta', async () => {
    const { id } = await pedir(await criarNota())
    expect((await aprovar(id, 30)).status).toBe(200)
    expect((await fluxo.ultimaEntrada(id)).mensagem).not.toContain('rorrogados')
  })

  it.each([
    ['um que não é do ticket', async () => [await incluir(await criarNota(), 2)]],
    ['nenhum, havendo', async () => []],
    ['mais do que se aceita', async () => Array.from({ length: 201 }, (_, i) => i + 1)],
  ])('TIC-11 422 %s, e nada se move', async (_caso, escolher) => {
    const notaId = await criarNota()
    const a = await incluir(notaId, 2)
    const { id } = await pedir(notaId)
    const { status, erro } = await aprovar(id, 30, await escolher())
    expect(status).toBe(422)
    expect(Object.keys(erro.campos ?? {})).toEqual(['financeiro.titulos'])
    expect(await vencimentos(a)).toEqual([emDias(2)])
    expect((await fluxo.linha(id)).versao).toBe(1)
  })

  it('TIC-11 negar não move nada', async () => {
    const notaId = await criarNota()
    const a = await incluir(notaId, 2)
    const { id } = await pedir(notaId)
    const financeiro = { aprovado: false, nova_data_vencimento: emDias(30), parecer: 'Não.', titulos: [a] }
    expect((await fluxo.agir(avancarEtapa, id, { financeiro })).status).toBe(200)
    expect(await vencimentos(a)).toEqual([emDias(2)])
  })
})

describe('desfazer', () => {
  it('TIC-10 voltar ao financeiro devolve o vencimento; a nova decisão conta a partir dele', async () => {
    const { id, ticket } = await prorrogado()
    expect((await voltar(ticket)).status).toBe(200)
    expect(await vencimentos(id)).toEqual([emDias(2)])
    const [desfeita] = await titulos.prorrogacoes(id)
    expect(desfeita?.desfeitaEm).toBeInstanceOf(Date)
    expect(desfeita?.desfeitaPor).toBe(await fluxo.idDaConta('GERENTE'))
    expect((await historicoDe(id)).at(-1)).toEqual({
      acao: 'PRORROGACAO_DESFEITA',
      dados: { ticket, de: emDias(30), para: emDias(2) },
    })
    expect((await aprovar(ticket, 15)).status).toBe(200)
    expect(await vencimentos(id)).toEqual([emDias(15)])
  })

  it('TIC-10 mudar o tipo devolve o vencimento', async () => {
    const { id, ticket } = await prorrogado()
    const { id: idTipo } = await fluxo.tipoDe('SEGUNDA_VIA')
    expect((await fluxo.agir(reclassificarTicket, ticket, { idTipo })).status).toBe(200)
    expect(await vencimentos(id)).toEqual([emDias(2)])
  })

  it('TIC-10 desistir devolve o vencimento, e reabrir o prorroga de novo', async () => {
    const { id, ticket } = await prorrogado()
    const motivo = await fluxo.motivo('Cliente desistiu')
    expect((await fluxo.agir(finalizarTicket, ticket, { motivo, observacao: 'Pagou em dia.' })).status).toBe(
      200,
    )
    expect(await vencimentos(id)).toEqual([emDias(2)])
    expect((await fluxo.agir(reabrirTicket, ticket)).status).toBe(200)
    expect(await vencimentos(id)).toEqual([emDias(30)])
    expect(await titulos.prorrogacoes(id)).toMatchObject([
      { desfeitaEm: expect.any(Date) },
      { vencimentoAnterior: emDias(2), vencimentoNovo: emDias(30), desfeitaEm: null },
    ])
  })

  it('TIC-10 reabrir prorroga de novo só o que a desistência devolveu, e não o que se desfez antes', async () => {
    const notaId = await criarNota()
    const [a, b] = [await incluir(notaId, 2), await incluir(notaId, 3)]
    const { id: ticket } = await pedir(notaId)
    expect((await aprovar(ticket, 30, [a])).status).toBe(200)
    expect((await voltar(ticket)).status).toBe(200)
    fluxo.teste.adiantar(1000)
    expect((await aprovar(ticket, 30, [b])).status).toBe(200)
    const motivo = await fluxo.motivo('Cliente desistiu')
    expect((await fluxo.agir(finalizarTicket, ticket, { motivo, observacao: 'Pagou.' })).status).toBe(200)
    expect(await vencimentos(a, b)).toEqual([emDias(2), emDias(3)])
    fluxo.teste.adiantar(1000)
    expect((await fluxo.agir(reabrirTicket, ticket)).status).toBe(200)
    expect(await vencimentos(a, b)).toEqual([emDias(2), emDias(30)])
    expect(await titulos.prorrogacoes(a)).toHaveLength(1)
  })

  it('TIC-10 concluir deixa prorrogado, e reabrir o concluído também', async () => {
    const { id, ticket } = await prorrogado()
    const motivo = await fluxo.motivo('Vencimento prorrogado')
    expect((await fluxo.agir(finalizarTicket, ticket, { motivo })).status).toBe(200)
    expect((await fluxo.agir(reabrirTicket, ticket)).status).toBe(200)
    expect(await vencimentos(id)).toEqual([emDias(30)])
    expect(await titulos.prorrogacoes(id)).toHaveLength(1)
  })

  it('TIC-11 o que foi pago nesse meio tempo fica como foi pago', async () => {
    const { id, ticket } = await prorrogado()
    await banco()
      .update(titulo)
      .set({ pagoEm: emDias(0), valorPago: '1500.00' })
      .where(eq(titulo.id, id))
    expect((await voltar(ticket)).status).toBe(200)
    expect(await vencimentos(id)).toEqual([emDias(30)])
    expect((await titulos.prorrogacoes(id))[0]?.desfeitaEm).not.toBeNull()
  })

  it('TIC-11 prorrogado outra vez por outro ticket fica com a data do outro, e depois volta para a primeira', async () => {
    const { id, ticket, notaId } = await prorrogado()
    const outro = (await pedir(notaId)).id
    expect((await aprovar(outro, 50)).status).toBe(200)
    expect((await voltar(ticket)).status).toBe(200)
    expect(await vencimentos(id)).toEqual([emDias(50)])
    expect((await voltar(outro)).status).toBe(200)
    expect(await vencimentos(id)).toEqual([emDias(2)])
  })
})

describe('ao mesmo tempo', () => {
  it('TIC-13 dois tickets prorrogam o mesmo título: conta a data mais longe, e cada um diz de onde partiu', async () => {
    const notaId = await criarNota()
    const id = await incluir(notaId, 2)
    const [um, dois] = [(await pedir(notaId)).id, (await pedir(notaId)).id]
    const respostas = await enquantoPreso(
      banco(),
      (tx) => tx.select().from(titulo).where(eq(titulo.id, id)).for('update'),
      [() => aprovar(um, 20), () => aprovar(dois, 30)],
    )
    expect(await vencimentos(id)).toEqual([emDias(30)])
    const vivas = await titulos.prorrogacoes(id)
    // Whoever came second with the earlier date had nothing to move, and is told so.
    expect(respostas.map(({ status }) => status)).toEqual([vivas.length === 1 ? 422 : 200, 200])
    if (vivas.length === 1) expect(vivas).toMatchObject([{ ticketId: dois, vencimentoAnterior: emDias(2) }])
    else
      expect(vivas).toMatchObject([
        { ticketId: um, vencimentoAnterior: emDias(2), vencimentoNovo: emDias(20) },
        { ticketId: dois, vencimentoAnterior: emDias(20), vencimentoNovo: emDias(30) },
      ])
  })
})

describe('os títulos que o financeiro vê', () => {
  it('TIC-11 os em aberto das notas do ticket, o que vence antes primeiro', async () => {
    const notaId = await criarNota()
    const [b, a] = [await incluir(notaId, 6, { valor: '10.50' }), await incluir(notaId, -4)]
    await incluir(notaId, 1, { baixadoEm: emDias(0) })
    const { id } = await pedir(notaId)
    const { corpo, status } = await fluxo.agir(listarTitulosDoTicket, id, undefined, 'OPERADOR')
    expect(status).toBe(200)
    expect(corpo.itens).toEqual([
      expect.objectContaining({ id: a, dtVenc: emDias(-4), dias: -4, valor: 1500 }),
      expect.objectContaining({ id: b, dias: 6, valor: 10.5, nro: (await titulos.titulo(b)).numero }),
    ])
  })

  it('PER-01 401, 403 e 404', async () => {
    const { id } = await pedir(await criarNota())
    expect((await fluxo.teste.chamar(listarTitulosDoTicket, { params: { idTicket: id } })).status).toBe(401)
    expect((await fluxo.agir(listarTitulosDoTicket, id, undefined, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await fluxo.agir(listarTitulosDoTicket, 999_999_999)).status).toBe(404)
  })
})
