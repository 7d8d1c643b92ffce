import { CODIGO_LONGO } from '@balcao/dominio/orcamentos/lista-colada'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../platform/api-error.ts'
import { CAFE } from '../../../../teste/orcamento-em-edicao.ts'
import { criarFila, type FilaGuardada } from './fila.ts'

const produtoDe = (codigo: string) => ({ ...CAFE, id: Number(codigo), idExibicao: codigo })
const pedidoDe = (codigo: string, qtde: number | null = 1) => ({ codigo, qtde, unidade: null, idEmb: null })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A queue whose server answers when, and as, the test says. */
function abrir(guardada: FilaGuardada | null = null) {
  const perguntas: {
    codigos: string[]
    achar: (quais?: string[]) => void
    falhar: (erro: unknown) => void
  }[] = []
  const entraram: string[] = []
  const cenario = { guardada, soLeitura: false }
  const fila = criarFila(
    {
      procurar: (codigos) =>
        new Promise((resolver, falhar) =>
          perguntas.push({
            codigos,
            achar: (quais = codigos) =>
              resolver({ encontrados: quais.map((codigo) => ({ codigo, produto: produtoDe(codigo) })) }),
            falhar,
          }),
        ),
      adicionar({ idExibicao }, { qtde }) {
        if (qtde === 5) return 'de 12 em 12'
        entraram.push(`${idExibicao} x ${qtde}`)
        return null
      },
      guardar: (nova) => {
        cenario.guardada = nova
      },
      soLeitura: () => cenario.soLeitura,
    },
    guardada,
  )
  const parar = fila.iniciar()
  const entrar = (codigo: string, qtde: number | null = 1) =>
    fila.entrar({
      texto: `${codigo} x ${qtde}`,
      pedido: pedidoDe(codigo, qtde),
      produto: null,
      aberta: qtde === null,
    })
  const passar = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  const recusas = () => fila.ler().entradas.map(({ texto, recusa }) => `${texto}: ${recusa}`)
  return { fila, perguntas, entraram, cenario, parar, entrar, passar, recusas }
}

it('VEN-02 uma pergunta de cada vez, com tudo o que esperava; entram na ordem em que se digitaram', async () => {
  const { perguntas, entraram, entrar, passar } = abrir()
  for (const codigo of ['1', '2', '3', '2']) entrar(codigo)
  expect(perguntas.map(({ codigos }) => codigos)).toEqual([['1']])
  perguntas[0]?.achar()
  await passar()
  expect(perguntas.map(({ codigos }) => codigos)).toEqual([['1'], ['2', '3']])
  perguntas[1]?.achar()
  await passar()
  expect(entraram).toEqual(['1 x 1', '2 x 1', '3 x 1', '2 x 1'])
})

it('VEN-02 o recusado e o desconhecido dão passagem; o que espera a quantidade, não', async () => {
  const { fila, perguntas, entraram, entrar, passar, recusas } = abrir()
  entrar('1', 5)
  entrar('2')
  entrar('3', null)
  entrar('4')
  perguntas[0]?.achar()
  await passar()
  perguntas[1]?.achar(['3', '4'])
  await passar()
  expect(entraram).toEqual([])
  expect(recusas()).toEqual([
    '1 x 5: de 12 em 12',
    '2 x 1: Nenhum produto com o código 2',
    '3 x null: null',
    '4 x 1: null',
  ])
  fila.responder(fila.aberta()?.id ?? '', { texto: '3 x 7', pedido: pedidoDe('3', 7), recusa: null })
  expect(entraram).toEqual(['3 x 7', '4 x 1'])
})

it('VEN-02 sem conexão pergunta de novo sozinha, e o que o servidor recusa é dito', async () => {
  const { fila, perguntas, entraram, entrar, passar, recusas } = abrir()
  entrar('1')
  perguntas[0]?.falhar(new ApiError('Sem rede', { status: 0 }))
  await passar()
  expect(fila.ler()).toMatchObject({ semConexao: true, entradas: [{ recusa: null }] })
  await passar(4_999)
  expect(perguntas).toHaveLength(1)
  await passar(1)
  perguntas[1]?.achar()
  await passar()
  expect([entraram, fila.ler().semConexao]).toEqual([['1 x 1'], false])
  entrar('2')
  perguntas[2]?.falhar(new ApiError('Sem permissão', { status: 403 }))
  await passar()
  expect(recusas()).toEqual(['2 x 1: Sem permissão'])
})

it('VEN-02 o código longo demais não leva os outros à recusa', async () => {
  const { perguntas, entraram, entrar, passar, recusas } = abrir()
  entrar('9'.repeat(61))
  entrar('1')
  expect(perguntas.map(({ codigos }) => codigos)).toEqual([['1']])
  perguntas[0]?.achar()
  await passar()
  expect(entraram).toEqual(['1 x 1'])
  expect(recusas()).toEqual([expect.stringContaining(CODIGO_LONGO)])
})

it('VEN-02 quem sai no meio da procura acha tudo ao voltar, uma vez só', async () => {
  const antes = abrir()
  antes.entrar('1')
  antes.entrar('2', null)
  antes.fila.ligarCampos(() => ({ produto: '30', quantidade: '4' }))()
  antes.parar()
  antes.perguntas[0]?.achar()
  await antes.passar()
  expect(antes.entraram).toEqual([])
  const depois = abrir(antes.cenario.guardada)
  depois.perguntas[0]?.achar()
  await depois.passar()
  expect(depois.entraram).toEqual(['1 x 1'])
  expect(depois.recusas()).toEqual([
    '2 x null x 4: Faltou confirmar a quantidade',
    '30: Ficou no campo, sem Enter',
  ])
  for (const { id } of depois.fila.ler().entradas) depois.fila.retirar(id)
  expect(depois.cenario.guardada).toBeNull()
})

it('VEN-02 suspensa, ou só de leitura, nada entra; retomada, segue', async () => {
  const { fila, perguntas, entraram, cenario, entrar, passar } = abrir()
  fila.suspender()
  entrar('1')
  perguntas[0]?.achar()
  await passar()
  expect(entraram).toEqual([])
  cenario.soLeitura = true
  fila.retomar()
  expect(entraram).toEqual([])
  cenario.soLeitura = false
  fila.retomar()
  expect(entraram).toEqual(['1 x 1'])
})
