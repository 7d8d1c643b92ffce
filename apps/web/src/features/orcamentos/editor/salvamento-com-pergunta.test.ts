import type { PrecosQueMudariam } from '@balcao/dominio/precos-que-mudariam'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, erroDeRede } from '../../../platform/api-error.ts'
import { CAFE, edicaoDe, gravada, linhaGravada } from '../../../teste/orcamento-em-edicao.ts'
import { criarEditor } from './editor.ts'
import { criarSalvamento, type Guardado, type Pedido } from './salvamento.ts'

const COM_CAFE = edicaoDe({ itens: [linhaGravada()], produtos: [CAFE] })
const VALIDADE = COM_CAFE.cabecalho.dtVal
const MUDARIAM: PrecosQueMudariam = {
  assinatura: 'visto-1',
  campos: ['dtVal'],
  linhas: [],
  brindes: [],
  semVenda: [],
  cupom: { de: 0, para: 0 },
  frete: { de: 0, para: 0 },
  vlTot: { de: 10, para: 12 },
}
const perguntar = (precos: PrecosQueMudariam) =>
  new ApiError('Mudaria', { status: 409, codigo: 'PRECOS_MUDARIAM', precos })

beforeEach(() => vi.useFakeTimers())

/** The server asks about a later day until it is told of the signature of the moment. */
function abrir(guardado?: Guardado) {
  const editor = criarEditor(COM_CAFE)
  const pedidos: Pedido[] = []
  const situacao = { edicao: COM_CAFE, precos: MUDARIAM, cai: false }
  const guardados: (Guardado | null)[] = []
  const salvamento = criarSalvamento(editor, {
    async enviar(pedido) {
      pedidos.push(pedido)
      if (situacao.cai) throw erroDeRede(null)
      const { dtVal } = pedido.envio.cabecalho
      if (dtVal && pedido.ciente !== situacao.precos.assinatura) throw perguntar(situacao.precos)
      const { versao, envio } = pedido
      situacao.edicao = edicaoDe({
        ...situacao.edicao,
        versao: versao + 1,
        cabecalho: { ...situacao.edicao.cabecalho, ...envio.cabecalho },
      })
      return gravada({ versao, ...envio } as never)
    },
    reler: async () => situacao.edicao,
    guardar: (um) => guardados.push(um),
    temProblema: () => false,
    agora: () => new Date(),
  })
  if (guardado) salvamento.retomar(guardado)
  salvamento.iniciar()
  const passar = () => vi.advanceTimersByTimeAsync(20_000)
  return { editor, salvamento, pedidos, situacao, guardados, passar }
}

it('VEN-02 pergunta uma vez e nada mais se envia até a resposta; o sim vai com o que se viu', async () => {
  const { editor, salvamento, pedidos, passar } = abrir()
  editor.mudarCabecalho({ dtVal: '2026-12-20' })
  await passar()
  expect(editor.ler()).toMatchObject({ pergunta: MUDARIAM, gravacao: { fase: 'por-responder' } })
  editor.mudarCabecalho({ ordComp: 'OC 1' })
  await passar()
  expect(pedidos).toHaveLength(1)
  await salvamento.aceitarPrecos()
  expect(pedidos[1]).toMatchObject({
    ciente: 'visto-1',
    envio: { cabecalho: { dtVal: '2026-12-20', ordComp: 'OC 1' } },
  })
  expect(editor.ler()).toMatchObject({ pergunta: null, gravacao: { fase: 'salvo' } })
})

it('VEN-02 o não devolve o campo, e o resto que se digitou vai', async () => {
  const { editor, pedidos, passar } = abrir()
  editor.mudarCabecalho({ dtVal: '2026-12-20', ordComp: 'OC 1' })
  await passar()
  editor.desistir()
  await passar()
  expect(editor.ler().conteudo.cabecalho).toMatchObject({ dtVal: VALIDADE, ordComp: 'OC 1' })
  expect(pedidos.at(-1)?.envio.cabecalho).toEqual({ ordComp: 'OC 1' })
})

it('VEN-02 depois do não, sem mais nada por salvar, o total é o que o servidor disse', async () => {
  const { editor, passar } = abrir()
  editor.mudarCabecalho({ dtVal: '2026-12-20' })
  await passar()
  expect(editor.ler().totais.de).not.toBe(editor.ler().conteudo)
  editor.desistir()
  expect(editor.ler().totais.de).toBe(editor.ler().conteudo)
})

it('VEN-02 o que mudaria já é outro: pergunta-se de novo, e o sim de antes não serve', async () => {
  const { editor, salvamento, situacao, pedidos, passar } = abrir()
  editor.mudarCabecalho({ dtVal: '2026-12-20' })
  await passar()
  situacao.precos = { ...MUDARIAM, assinatura: 'visto-2' }
  await salvamento.aceitarPrecos()
  expect(editor.ler().pergunta?.assinatura).toBe('visto-2')
  await salvamento.aceitarPrecos()
  await passar()
  expect(pedidos.map(({ ciente }) => ciente)).toEqual([undefined, 'visto-1', 'visto-2'])
  expect(editor.ler().gravacao.fase).toBe('salvo')
})

it('VEN-02 o sim que não se sabe se chegou é enviado igual', async () => {
  const { editor, salvamento, situacao, pedidos, passar } = abrir()
  editor.mudarCabecalho({ dtVal: '2026-12-20' })
  await passar()
  situacao.cai = true
  await salvamento.aceitarPrecos()
  expect(editor.ler().gravacao.fase).toBe('sem-conexao')
  situacao.cai = false
  await passar()
  expect(pedidos.at(-1)).toBe(pedidos[1])
  expect(editor.ler().gravacao.fase).toBe('salvo')
})

it('VEN-02 a página que se perde com a pergunta aberta volta e pergunta outra vez', async () => {
  const { editor, guardados, passar } = abrir()
  editor.mudarCabecalho({ dtVal: '2026-12-20' })
  await passar()
  const deVolta = abrir(guardados.at(-1) ?? undefined)
  await deVolta.passar()
  expect(deVolta.editor.ler()).toMatchObject({
    pergunta: MUDARIAM,
    conteudo: { cabecalho: { dtVal: '2026-12-20' } },
  })
})

it('VEN-02 outra pessoa gravou com a pergunta aberta: o dela aparece, e pergunta-se pelo que mudaria agora', async () => {
  const { editor, salvamento, situacao, pedidos, passar } = abrir()
  editor.mudarCabecalho({ dtVal: '2026-12-20' })
  await passar()
  situacao.edicao = edicaoDe({
    ...COM_CAFE,
    versao: 2,
    cabecalho: { ...COM_CAFE.cabecalho, ordComp: 'OC 9' },
  })
  situacao.precos = { ...MUDARIAM, assinatura: 'visto-2' }
  await salvamento.ouvir(2)
  await passar()
  expect(editor.ler()).toMatchObject({
    pergunta: { assinatura: 'visto-2' },
    conteudo: { cabecalho: { ordComp: 'OC 9', dtVal: '2026-12-20' } },
  })
  expect(pedidos.at(-1)?.versao).toBe(2)
})

it('VEN-02 a mesma validade mudada pelas duas é conflito, e não se pergunta dos preços antes de resolvido', async () => {
  const { editor, salvamento, situacao, passar } = abrir()
  editor.mudarCabecalho({ dtVal: '2026-12-20' })
  await passar()
  situacao.edicao = edicaoDe({
    ...COM_CAFE,
    versao: 2,
    cabecalho: { ...COM_CAFE.cabecalho, dtVal: '2026-12-05' },
  })
  await salvamento.ouvir(2)
  await passar()
  expect(editor.ler().pergunta).toBeNull()
  expect(editor.ler().conflito?.conflitos).toMatchObject([{ campo: 'dtVal' }])
})

it('VEN-02 o campo que já se desfez enquanto se enviava não se pergunta', async () => {
  const { editor, salvamento, pedidos, passar } = abrir()
  editor.mudarCabecalho({ dtVal: '2026-12-20' })
  const enviando = salvamento.salvar()
  editor.mudarCabecalho({ dtVal: VALIDADE })
  await enviando
  await passar()
  expect(editor.ler()).toMatchObject({ pergunta: null, gravacao: { fase: 'salvo' } })
  expect(pedidos).toHaveLength(1)
})
