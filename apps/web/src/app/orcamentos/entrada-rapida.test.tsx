import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { alterarOrcamento, produtosPorCodigo } from '@balcao/dominio/orcamentos/edicao'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { act, screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { digitarDepressa } from '../../teste/digitar-depressa.ts'
import { orcamentoInteiro } from '../../teste/orcamento.ts'
import {
  ACUCAR,
  abrirEditor,
  CAFE,
  edicaoDe,
  type Gravacao,
  linhaGravada,
  servidorDoEditor,
  usarServidorDoEditor,
} from '../../teste/orcamento-em-edicao.ts'
import { PREVIA } from '../../teste/previa-da-conversao.ts'
import { recusar, responder, semRede } from '../../teste/servidor.ts'

const servidor = usarServidorDoEditor()

/** Sold by twelves. */
const DE_DOZE: ProdutoNoEditor = {
  ...CAFE,
  id: 9,
  idExibicao: '10003',
  codigo_barras: '7891000000031',
  descricaocompleta: 'Molho de Tomate 340g',
  embalagens: [{ id: 9, unidade: 'UN', fator_conversao: 1, multiplo: 12, minimo: 12 }],
}
const OUTROS = Array.from({ length: 30 }, (_, i) => ({
  ...CAFE,
  id: 1_000 + i,
  idExibicao: String(20_000 + i),
  codigo_barras: `78920000${String(i).padStart(5, '0')}`,
  descricaocompleta: `Produto ${i}`,
}))
const COM_CAFE = edicaoDe({ itens: [linhaGravada()], produtos: [CAFE] })
const CATALOGO: readonly ProdutoNoEditor[] = [CAFE, ACUCAR, DE_DOZE, ...OUTROS]

const DEMORA_MS = 300
const semResposta = () => new Promise<void>(() => {})

const porCodigo = (codigo: string) =>
  CATALOGO.find(({ idExibicao, codigo_barras }) => idExibicao === codigo || codigo_barras === codigo)

const respostaPorCodigo = async (request: Request) => {
  const { codigos } = (await request.json()) as { codigos: string[] }
  return {
    encontrados: codigos.flatMap((codigo) => {
      const produto = porCodigo(codigo)
      return produto ? [{ codigo, produto }] : []
    }),
    naoEncontrados: codigos.filter((codigo) => !porCodigo(codigo)),
  }
}

async function abrir(edicao = edicaoDe(), procura = () => delay(DEMORA_MS)) {
  const cenario = servidorDoEditor(edicao)
  servidor.use(
    responder(produtosPorCodigo, async (request) => {
      await procura()
      return respostaPorCodigo(request)
    }),
    ...cenario.respostas,
  )
  const tela = await abrirEditor()
  await waitFor(() => expect(produto()).toHaveFocus())
  return { ...tela, ...cenario }
}

const produto = () => screen.getByRole('combobox', { name: 'Adicionar produto' })
/** The first: the others are of the lines. */
const quantidade = () => screen.getAllByRole('textbox', { name: 'Quantidade' })[0]
const porEntrar = () => screen.getByRole('list', { name: 'Códigos por entrar' })

/** What is saved of each line, in the order in which they came in: code and quantity. */
function salvas(gravacoes: readonly Gravacao[]): string[] {
  const linhas = new Map(gravacoes.flatMap(({ itens = [] }) => itens.map((item) => [item.chave, item])))
  return [...linhas.values()].map(
    ({ idProd, qtde }) => `${CATALOGO.find(({ id }) => id === idProd)?.idExibicao} x ${qtde}`,
  )
}
const esperarSalvas = (gravacoes: readonly Gravacao[], esperadas: readonly string[]) =>
  waitFor(() => expect(salvas(gravacoes)).toEqual(esperadas))

describe('VEN-02 entrada rápida de mão rápida', () => {
  it('VEN-02 30 linhas a 2 ms por tecla, com 300 ms de procura: entram as 30, na ordem, com as quantidades', async () => {
    const { gravacoes } = await abrir()
    // One after the other, the ways in which people and scanners type.
    const formas = [
      (codigo: string, qtde: number) => `${codigo} x ${qtde}{Enter}`,
      (codigo: string, qtde: number) => `${qtde}*${codigo}{Enter}`,
      (codigo: string, qtde: number) => `${codigo}{Enter}${qtde}{Enter}`,
    ]
    const linhas = OUTROS.map(({ idExibicao }, i) => ({ codigo: idExibicao, qtde: (i % 7) + 1 }))
    await digitarDepressa(
      linhas.map(({ codigo, qtde }, i) => formas[i % formas.length]?.(codigo, qtde)).join(''),
    )
    await esperarSalvas(
      gravacoes,
      linhas.map(({ codigo, qtde }) => `${codigo} x ${qtde}`),
    )
    expect(produto()).toHaveValue('')
    expect(screen.queryByRole('list', { name: 'Códigos por entrar' })).not.toBeInTheDocument()
  })

  it('VEN-02 um leitor que só lê códigos: cada um entra, e o repetido se soma', async () => {
    const { gravacoes } = await abrir()
    const [um, outro] = OUTROS.map(({ codigo_barras }) => codigo_barras)
    await digitarDepressa(`${um}{Enter}${um}{Enter}${outro}{Enter}${um}{Enter}${um} x 2{Enter}`)
    await esperarSalvas(gravacoes, ['20000 x 5', '20001 x 1'])
  })

  it('VEN-02 o código repetido que já se conhece não se junta à quantidade proposta', async () => {
    const { usuario, gravacoes } = await abrir(COM_CAFE)
    await usuario.keyboard(`${CAFE.codigo_barras}{Enter}`)
    await usuario.keyboard(`${CAFE.codigo_barras}{Enter}`)
    expect(quantidade()).toHaveValue('')
    await usuario.keyboard('{Enter}')
    await esperarSalvas(gravacoes, ['10001 x 4'])
  })

  it('GER-20 a quantidade recusada espera ao lado, e os códigos seguintes entram', async () => {
    const { usuario, gravacoes } = await abrir()
    await digitarDepressa(
      '10001 x 2{Enter}10003 x 5{Enter}20001 x 3{Enter}10003{Enter}7{Enter}20002{Enter}4{Enter}',
    )
    await esperarSalvas(gravacoes, ['10001 x 2', '20001 x 3', '20002 x 4'])
    const recusadas = within(porEntrar()).getAllByRole('listitem')
    expect(recusadas.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('10003 x 5'),
      expect.stringContaining('10003 x 7'),
    ])
    expect(produto()).toHaveFocus()
    // The last one comes back with an arrow, and is mended where it was typed.
    await usuario.keyboard('{ArrowUp}')
    expect(produto()).toHaveValue('10003 x 7')
    await usuario.keyboard('{Backspace}24{Enter}')
    await esperarSalvas(gravacoes, ['10001 x 2', '20001 x 3', '20002 x 4', '10003 x 24'])
    await usuario.click(within(porEntrar()).getByRole('button', { name: 'Dispensar 10003 x 5' }))
    expect(screen.queryByRole('list', { name: 'Códigos por entrar' })).not.toBeInTheDocument()
  })

  it('VEN-02 o que se procura está à vista, e o código desconhecido não leva os outros', async () => {
    const procura = Promise.withResolvers<void>()
    const { gravacoes } = await abrir(edicaoDe(), () => procura.promise)
    await digitarDepressa('999 x 2{Enter}20001 x 3{Enter}')
    expect(porEntrar()).toHaveTextContent('Procurando 999 x 2')
    procura.resolve()
    await esperarSalvas(gravacoes, ['20001 x 3'])
    expect(porEntrar()).toHaveTextContent('Nenhum produto com o código 999')
  })

  it('VEN-02 palavras com Enter antes da resposta esperam a escolha, e o código seguinte entra', async () => {
    const { usuario, gravacoes } = await abrir()
    await digitarDepressa('açúcar{Enter}20001 x 3{Enter}')
    await esperarSalvas(gravacoes, ['20001 x 3'])
    await usuario.click(within(porEntrar()).getByRole('button', { name: 'Corrigir açúcar' }))
    await usuario.click(await screen.findByRole('option', { name: /Açúcar Cristal/ }))
    await usuario.keyboard('12{Enter}')
    await esperarSalvas(gravacoes, ['20001 x 3', '10002 x 12'])
  })

  it('VEN-02 palavras com Enter: a lista abre, e a escolha leva a quantidade que se disse', async () => {
    const { gravacoes } = await abrir()
    await digitarDepressa('cristal x 18{Enter}')
    expect(produto()).toHaveValue('')
    await screen.findByRole('option', { name: /Açúcar Cristal/ })
    await digitarDepressa('{ArrowDown}{Enter}')
    await esperarSalvas(gravacoes, ['10002 x 18'])
    expect(screen.queryByRole('list', { name: 'Códigos por entrar' })).not.toBeInTheDocument()
  })

  it('VEN-02 letras da embalagem antes de o produto chegar não se perdem', async () => {
    const { gravacoes } = await abrir()
    await digitarDepressa('10001{Enter}3c{Enter}20001 x 2cx{Enter}10002 x 2cx{Enter}')
    await waitFor(() =>
      expect(
        gravacoes.flatMap(({ itens = [] }) => itens).map(({ idProd, idEmb, qtde }) => [idProd, idEmb, qtde]),
      ).toEqual([
        [7, 2, 3],
        [1_001, 2, 2],
      ]),
    )
    await waitFor(() => expect(porEntrar()).toHaveTextContent('10002 x 2cx Não se vende em "cx"'))
  })

  it('VEN-02 sem conexão os códigos esperam, e entram quando ela volta', async () => {
    const { usuario, gravacoes } = await abrir()
    let noAr = false
    servidor.use(responder(produtosPorCodigo, (request) => (noAr ? respostaPorCodigo(request) : semRede())))
    await digitarDepressa('20001 x 3{Enter}20002{Enter}4{Enter}')
    expect(await screen.findByText(/Sem conexão/)).toBeVisible()
    expect(salvas(gravacoes)).toEqual([])
    noAr = true
    await usuario.click(
      within(porEntrar()).getAllByRole('button', { name: /Tentar novamente/ })[0] as HTMLElement,
    )
    await esperarSalvas(gravacoes, ['20001 x 3', '20002 x 4'])
  })

  it('VEN-02 a volta da página retoma o que esperava, o que foi recusado e o que estava no campo', async () => {
    const tela = await abrir(edicaoDe(), semResposta)
    await digitarDepressa('20001 x 3{Enter}20002 x 4{Enter}2000')
    window.dispatchEvent(new Event('pagehide'))
    tela.unmount()
    const { gravacoes } = await abrir()
    await esperarSalvas(gravacoes, ['20001 x 3', '20002 x 4'])
    expect(porEntrar()).toHaveTextContent('2000')
  })

  it('VEN-02 o orçamento que se encerrou diz quais códigos não entraram, até que se dispensem', async () => {
    const digitado = Promise.withResolvers<void>()
    const { usuario, situacao } = await abrir(COM_CAFE)
    await digitarDepressa('999 x 2{Enter}')
    await screen.findByText(/Nenhum produto com o código 999/)
    situacao.edicao = edicaoDe({
      ...COM_CAFE,
      versao: 2,
      soLeitura: 'Este orçamento virou o pedido 31.',
      idPedido: 31,
    })
    servidor.use(
      responder(obterOrcamento, orcamentoInteiro({ id: 77, idPedido: 31 })),
      responder(alterarOrcamento, async () => {
        await digitado.promise
        return recusar(409, { codigo: 'ORCAMENTO_ENCERRADO', message: 'Encerrado' })
      }),
    )
    await digitarDepressa('3*10001{Enter}2000')
    digitado.resolve()
    const aviso = await screen.findByRole('alert', { name: 'Estes códigos não entraram no orçamento' })
    expect(aviso).toHaveTextContent('999 x 2')
    expect(aviso).toHaveTextContent('2000')
    await usuario.click(within(aviso).getByRole('button', { name: 'Dispensar' }))
    expect(aviso).not.toBeInTheDocument()
    expect(Object.keys(localStorage).filter((chave) => chave.includes('/entrada'))).toEqual([])
  })
})

describe('VEN-02 um código lido com o foco numa célula da grade', () => {
  const daLinha = (rotulo: string) =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: rotulo }).at(-1) as HTMLInputElement

  it.each([
    ['pelo ritmo, na quantidade', 'Quantidade', '10002'],
    ['pelo ritmo, no preço', 'Preço unitário', '10002'],
  ])('VEN-02 %s: entra na fila, e a célula fica como estava', async (_caso, rotulo, codigo) => {
    const { gravacoes } = await abrir(edicaoDe({ itens: [linhaGravada()], produtos: [CAFE] }))
    const celula = daLinha(rotulo)
    const antes = celula.value
    act(() => celula.focus())
    await digitarDepressa(`${codigo}{Enter}10003{Enter}{Enter}`)
    await waitFor(() =>
      expect(salvas(gravacoes).map((linha) => linha.split(' ')[0])).toEqual(['10002', '10003']),
    )
    expect(celula).toHaveValue(antes)
    expect(
      gravacoes.flatMap(({ itens = [] }) => itens).some(({ chave }) => chave === linhaGravada().chave),
    ).toBe(false)
  })

  it('VEN-02 o código de barras digitado à mão também, e o que estava no campo espera ao lado', async () => {
    const { usuario, gravacoes } = await abrir(edicaoDe({ itens: [linhaGravada()], produtos: [CAFE] }))
    await usuario.type(produto(), '999')
    const celula = daLinha('Quantidade')
    const antes = celula.value
    await usuario.click(celula)
    await usuario.keyboard('7891000000021{Enter}')
    expect(celula).toHaveValue(antes)
    await waitFor(() => expect(porEntrar()).toHaveTextContent('7891000000021'))
    expect(porEntrar()).toHaveTextContent('999')
    expect(gravacoes.flatMap(({ itens = [] }) => itens)).toEqual([])
  })

  it('VEN-02 o que já se salvara do começo do código, numa pausa, volta ao que era', async () => {
    const { gravacoes } = await abrir(edicaoDe({ itens: [linhaGravada()], produtos: [CAFE] }))
    const celula = daLinha('Quantidade')
    const antes = celula.value
    act(() => celula.focus())
    await digitarDepressa('78')
    await esperarSalvas(gravacoes, ['10001 x 78'])
    await digitarDepressa('91000000021{Enter}')
    await waitFor(() => expect(celula).toHaveValue(antes))
    await esperarSalvas(gravacoes, [`10001 x ${antes}`])
  })

  it.each(['bx10', 'b1000', '?b10'])(
    'VEN-02 o código %s não executa a tecla por que começa; a mesma tecla sozinha, sim',
    async (codigo) => {
      const { usuario, gravacoes } = await abrir(edicaoDe({ itens: [linhaGravada()], produtos: [CAFE] }))
      act(() => daLinha('Quantidade').focus())
      await digitarDepressa(`${codigo}{Enter}`)
      await waitFor(() => expect(porEntrar()).toHaveTextContent(codigo))
      // Longer than anything that would have waited.
      await act(() => delay(100))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(gravacoes.flatMap(({ itens = [] }) => itens)).toEqual([])
      await usuario.click(daLinha('Quantidade'))
      await usuario.keyboard('b')
      await waitFor(() => expect(gravacoes.at(-1)?.itens).toMatchObject([{ bonificado: true }]))
    },
  )

  it('GER-20 a quantidade que a mão digita continua a ser da célula', async () => {
    const { usuario, gravacoes } = await abrir(edicaoDe({ itens: [linhaGravada()], produtos: [CAFE] }))
    await usuario.click(daLinha('Quantidade'))
    await digitarDepressa('12{Enter}')
    await esperarSalvas(gravacoes, ['10001 x 12'])
  })
})

describe('VEN-02 lista colada de mão rápida', () => {
  it('VEN-02 o que se digita enquanto se procura fica, e Ctrl+Enter duas vezes adiciona uma', async () => {
    const procura = Promise.withResolvers<void>()
    const { usuario, gravacoes } = await abrir(edicaoDe(), () => procura.promise)
    await usuario.paste('20001\t2\n20002\t3')
    const lista = within(await screen.findByRole('dialog', { name: 'Colar lista de produtos' }))
    await usuario.click(lista.getByRole('textbox'))
    await usuario.keyboard('{Control>}{Enter}{Enter}{/Control}')
    await usuario.type(lista.getByRole('textbox'), '\n20003 4')
    procura.resolve()
    await waitFor(() => expect(lista.getByRole('textbox')).toHaveValue('20003 4'))
    await esperarSalvas(gravacoes, ['20001 x 2', '20002 x 3'])
  })
})

describe('VEN-02 F9 com códigos por entrar', () => {
  it.each([
    ['o que está no campo', '2000', ['2000']],
    ['o que espera a quantidade', '10002{Enter}', ['10002']],
    ['a quantidade por confirmar', '10002{Enter}6', ['10002 x 6']],
    ['o que se procura', '20001 x 3{Enter}', ['20001 x 3']],
    ['o recusado', 'arroz{Enter}20', ['arroz', '20']],
  ])('VEN-02 %s: pergunta antes, e voltar não perde nada', async (_, teclas, esperados) => {
    const { usuario } = await abrir(COM_CAFE, semResposta)
    servidor.use(responder(preverConversao, PREVIA))
    await digitarDepressa(`${teclas}{F9}`)
    const quantos =
      esperados.length === 1 ? 'Há 1 código que ainda não entrou' : 'Há 2 códigos que ainda não entraram'
    const pergunta = await screen.findByRole('dialog', { name: quantos })
    for (const texto of esperados) expect(pergunta).toHaveTextContent(texto)
    await usuario.click(within(pergunta).getByRole('button', { name: 'Voltar' }))
    expect(screen.queryByRole('dialog', { name: 'Fazer pedido' })).not.toBeInTheDocument()
  })

  it('VEN-02 seguir sem eles leva à prévia, e o que se procurava não entra no meio', async () => {
    const procura = Promise.withResolvers<void>()
    const { usuario, gravacoes } = await abrir(COM_CAFE, () => procura.promise)
    servidor.use(responder(preverConversao, PREVIA))
    await digitarDepressa('20001 x 3{Enter}{F9}')
    await usuario.click(await screen.findByRole('button', { name: 'Seguir sem eles' }))
    procura.resolve()
    const previa = await screen.findByRole('dialog', { name: 'Fazer pedido' })
    await within(previa).findByText('Total do pedido')
    expect(salvas(gravacoes)).toEqual([])
    await usuario.click(within(previa).getByRole('button', { name: 'Voltar ao orçamento' }))
    await esperarSalvas(gravacoes, ['20001 x 3'])
  })

  it('VEN-02 sem nada por entrar, F9 leva direto à prévia: itens, pagamento e entrega', async () => {
    await abrir(COM_CAFE)
    servidor.use(responder(preverConversao, PREVIA))
    await digitarDepressa('{F9}')
    const previa = await screen.findByRole('dialog', { name: 'Fazer pedido' })
    const itens = await within(previa).findByRole('region', { name: 'Itens do pedido' })
    expect(itens.textContent?.replace(/\s/g, ' ')).toBe('10001 Café Serra Alta Pacote 500g2 UN · R$ 20,00')
    for (const dito of [
      '28/35 dias',
      'Boleto bancário',
      'R$ 3,50',
      'Campinas/SP',
      'Rápido Sul',
      '25/11/2026',
    ])
      expect(previa.textContent?.replace(/\s/g, ' ')).toContain(dito)
  })

  it('VEN-02 a quantidade que se digita numa célula vai no pedido: F9 a conclui antes', async () => {
    const { usuario, gravacoes } = await abrir(COM_CAFE)
    servidor.use(responder(preverConversao, PREVIA))
    await usuario.click(within(screen.getByRole('table')).getByLabelText('Quantidade'))
    await digitarDepressa('9{F9}')
    await screen.findByRole('dialog', { name: 'Fazer pedido' })
    expect(salvas(gravacoes)).toEqual(['10001 x 9'])
  })

  it('VEN-02 um código lido com a prévia aberta não confirma o pedido, e fica por entrar', async () => {
    const { usuario } = await abrir(COM_CAFE)
    const converter = vi.fn(() => ({ idPedido: 31, bloqueado: false, message: 'Pedido 31 incluído.' }))
    servidor.use(responder(preverConversao, PREVIA), responder(converterOrcamento, converter))
    await digitarDepressa('{F9}')
    const previa = await screen.findByRole('dialog', { name: 'Fazer pedido' })
    await waitFor(() => expect(within(previa).getByRole('button', { name: 'Fazer pedido' })).toHaveFocus())
    await digitarDepressa('7892000000001{Enter}')
    expect(await within(previa).findByText(/7892000000001/)).toBeVisible()
    expect(converter).not.toHaveBeenCalled()
    await usuario.click(within(previa).getByRole('button', { name: 'Voltar ao orçamento' }))
    expect(porEntrar()).toHaveTextContent('7892000000001')
  })
})
