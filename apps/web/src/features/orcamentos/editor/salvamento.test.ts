import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, erroDeRede } from '../../../platform/api-error.ts'
import { CAFE, edicaoDe, gravada, linhaGravada } from '../../../teste/orcamento-em-edicao.ts'
import { criarEditor } from './editor.ts'
import { criarSalvamento, type Guardado, type Pedido } from './salvamento.ts'

const COM_CAFE = edicaoDe({ itens: [linhaGravada()], produtos: [CAFE] })
const { chave: LINHA } = linhaGravada()

beforeEach(() => vi.useFakeTimers())

/** A server that saves what it is sent; `falhas` are what its next answers become on their way back. */
function abrir({ edicao = COM_CAFE, guardado }: { edicao?: typeof COM_CAFE; guardado?: Guardado } = {}) {
  const editor = criarEditor(edicao)
  const pedidos: Pedido[] = []
  const guardados: (Guardado | null)[] = []
  const falhas: ApiError[] = []
  const salvamento = criarSalvamento(editor, {
    async enviar(pedido) {
      pedidos.push(pedido)
      const falha = falhas.shift()
      if (falha) throw falha
      return gravada({ versao: pedido.versao, ...pedido.envio } as never)
    },
    reler: async () => edicao,
    guardar: (um) => guardados.push(um),
    temProblema: () => false,
    agora: () => new Date(),
  })
  if (guardado) salvamento.retomar(guardado)
  salvamento.iniciar()
  const passar = () => vi.advanceTimersByTimeAsync(20_000)
  return { editor, salvamento, pedidos, guardados, falhas, passar }
}

describe('VEN-02 a gravação cuja resposta se perdeu', () => {
  it.each([
    ['sem rede', erroDeRede(null)],
    ['o servidor caiu', new ApiError('Caiu', { status: 503 })],
    ['ainda em andamento', new ApiError('Espere', { status: 409, codigo: 'SOLICITACAO_EM_ANDAMENTO' })],
    ['requisições demais', new ApiError('Espere', { status: 429, codigo: 'MUITAS_REQUISICOES' })],
  ])('VEN-02, TIC-13 %s: vai de novo igual, e o que se digitou depois vai a seguir', async (_caso, falha) => {
    const { editor, salvamento, pedidos, falhas, passar } = abrir()
    falhas.push(falha)
    editor.mudarLinha(LINHA, { qtde: 3 })
    await salvamento.salvar()
    expect(editor.ler().gravacao.fase).toBe('sem-conexao')
    editor.mudarLinha(LINHA, { qtde: 5 })
    editor.mudarCabecalho({ ordComp: 'OC 1' })
    await passar()
    expect(pedidos).toHaveLength(3)
    expect(pedidos[1]).toBe(pedidos[0])
    expect(pedidos[1]).toMatchObject({ versao: 1, envio: { cabecalho: {}, itens: [{ qtde: 3 }] } })
    expect(pedidos[2]).toMatchObject({
      versao: 2,
      envio: { cabecalho: { ordComp: 'OC 1' }, itens: [{ chave: LINHA, qtde: 5 }] },
    })
    expect(editor.ler()).toMatchObject({ versao: 3, gravacao: { fase: 'salvo' } })
  })

  it('VEN-02, TIC-13 também quando o que se digitou foi desfeito: só a resposta diz o que há no servidor', async () => {
    const { editor, salvamento, pedidos, guardados, falhas, passar } = abrir()
    falhas.push(erroDeRede(null))
    editor.mudarLinha(LINHA, { qtde: 3 })
    await salvamento.salvar()
    editor.mudarLinha(LINHA, { qtde: linhaGravada().qtde })
    salvamento.guardar()
    expect(guardados.at(-1)?.enviado?.itens).toMatchObject([{ qtde: 3 }])
    await passar()
    expect(pedidos[1]).toBe(pedidos[0])
    expect(pedidos[2]).toMatchObject({ versao: 2, envio: { itens: [{ qtde: linhaGravada().qtde }] } })
  })

  it('VEN-02 a que se sabe recusada não vai de novo: o que vale é o que está na tela', async () => {
    const { editor, salvamento, pedidos, falhas, passar } = abrir()
    falhas.push(new ApiError('Não', { status: 403 }))
    editor.mudarLinha(LINHA, { qtde: 3 })
    await salvamento.salvar()
    expect(editor.ler().gravacao).toMatchObject({ fase: 'falhou', mensagem: 'Não' })
    editor.mudarLinha(LINHA, { qtde: 5 })
    await passar()
    expect(pedidos.map(({ envio }) => envio.itens[0]?.qtde)).toEqual([3, 5])
  })

  it.each([
    ['o enviado chegara', 3, 2],
    ['o enviado não chegara', linhaGravada().qtde, 1],
  ])(
    'VEN-02 a página que se perde antes da resposta volta, e vai o que se digitou: %s',
    async (_caso, qtde, versao) => {
      const antes = abrir()
      antes.falhas.push(erroDeRede(null))
      antes.editor.mudarLinha(LINHA, { qtde: 3 })
      await antes.salvamento.salvar()
      antes.editor.mudarLinha(LINHA, { qtde: 5 })
      antes.salvamento.guardar()
      const guardado = antes.guardados.at(-1) as Guardado
      expect(guardado.enviado?.itens).toMatchObject([{ qtde: 3 }])
      const edicao = edicaoDe({ versao, itens: [linhaGravada({ qtde })], produtos: [CAFE] })
      const { editor, pedidos, guardados, passar } = abrir({ edicao, guardado })
      await passar()
      // What I sent is mine: it is no conflict with what I typed afterwards.
      expect(editor.ler().conflito).toBeNull()
      expect(pedidos).toMatchObject([{ versao, envio: { itens: [{ chave: LINHA, qtde: 5 }] } }])
      expect(guardados.at(-1)).toBeNull()
    },
  )
})
