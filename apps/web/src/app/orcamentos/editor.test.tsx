import { listarMotivosDeAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { cotarFrete, listarCondicionaisDeFrete, obterCargaDoFrete } from '@balcao/dominio/fretes/contratos'
import { opcoesDaNegociacao } from '@balcao/dominio/negociacoes/contratos'
import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { alterarOrcamento, perderOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cargaDoFrete, cotacaoDe } from '../../teste/frete.ts'
import { orcamentoInteiro } from '../../teste/orcamento.ts'
import {
  abrirEditor,
  CAFE,
  edicaoDe,
  type Gravacao,
  gravada,
  linhaGravada,
  servidorDoEditor,
  usarServidorDoEditor,
} from '../../teste/orcamento-em-edicao.ts'
import { recusar, responder, semRede } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidorDoEditor()

const COM_CAFE = edicaoDe({ itens: [linhaGravada()], produtos: [CAFE] })

async function abrir(edicao = edicaoDe()) {
  const cenario = servidorDoEditor(edicao)
  servidor.use(...cenario.respostas)
  return { ...(await abrirEditor()), ...cenario }
}
const produto = () => screen.getByRole('combobox', { name: 'Adicionar produto' })
const linhas = () => screen.queryAllByRole('row').slice(1)
const quantidades = () =>
  linhas().map((linha) => (within(linha).getByLabelText('Quantidade') as HTMLInputElement).value)
const itensDe = (gravacoes: Gravacao[]) =>
  gravacoes.flatMap(({ itens = [] }) => itens.map(({ idProd, idEmb, qtde }) => [idProd, idEmb, qtde]))

describe('VEN-02 editor de orçamentos', () => {
  it('VEN-02 adiciona só pelo teclado: código, Enter, quantidade, Enter, e salva por si', async () => {
    const { usuario, gravacoes } = await abrir()
    expect(screen.getByText('Comece pelo código, pelo código de barras ou por palavras')).toBeVisible()
    await waitFor(() => expect(produto()).toHaveFocus())
    await usuario.keyboard('10001{Enter}')
    const quantidade = screen.getByRole('textbox', { name: 'Quantidade' })
    await waitFor(() => expect(quantidade).toHaveFocus())
    await screen.findByText('Café Serra Alta Pacote 500g')
    await usuario.keyboard('12c{Enter}')
    await waitFor(() => expect(quantidades()).toEqual(['12']))
    expect(produto()).toHaveFocus()
    expect(produto()).toHaveValue('')
    await waitFor(() => expect(itensDe(gravacoes)).toEqual([[7, 2, 12]]))
    expect(await screen.findByText(/^Salvo às/)).toBeVisible()
  })

  it('VEN-02 código e quantidade de uma vez; o que já está se soma, e se desfaz', async () => {
    const { usuario } = await abrir(COM_CAFE)
    await usuario.type(produto(), '3*10001{Enter}')
    await waitFor(() => expect(quantidades()).toEqual(['5']))
    await usuario.click(await screen.findByRole('button', { name: 'Desfazer' }))
    expect(quantidades()).toEqual(['2'])
  })

  it('GER-20 a quantidade que não serve é recusada onde se digita', async () => {
    const { usuario } = await abrir()
    await usuario.type(produto(), '10002{Enter}')
    await screen.findByText('Açúcar Cristal 1kg')
    expect(screen.getByText('de 6 em 6')).toBeVisible()
    await usuario.keyboard('{Control>}a{/Control}4{Enter}')
    expect(screen.getByText('Qtde mínima não atingida (6)')).toBeVisible()
    expect(linhas()).toHaveLength(0)
  })

  it('VEN-02 o leitor não espera a quantidade: o código seguinte entra na dele', async () => {
    const { usuario } = await abrir()
    await usuario.type(produto(), '7891000000017{Enter}')
    await screen.findByText('Café Serra Alta Pacote 500g')
    await usuario.keyboard('{Control>}a{/Control}7891000000024{Enter}')
    await screen.findByText('Açúcar Cristal 1kg')
    await waitFor(() => expect(quantidades()).toEqual(['1']))
    await usuario.keyboard('{Enter}')
    await waitFor(() => expect(quantidades()).toEqual(['1', '6']))
  })

  it('GER-12 por palavras: lista com preço e estoque, setas e Enter', async () => {
    const { usuario } = await abrir()
    await usuario.type(produto(), 'serra')
    const opcao = await screen.findByRole('option')
    expect(opcao.textContent?.replace(/\s/g, ' ')).toContain('Valor FinalR$ 10,00')
    expect(opcao).toHaveTextContent('Estoque normal')
    await usuario.keyboard('{ArrowDown}{Enter}{Enter}')
    await waitFor(() => expect(quantidades()).toEqual(['1']))
  })

  it('VEN-02 um código que ninguém conhece é dito, e não se perde', async () => {
    const { usuario } = await abrir()
    await usuario.type(produto(), '999{Enter}')
    const porEntrar = await screen.findByRole('list', { name: 'Códigos por entrar' })
    expect(porEntrar).toHaveTextContent('999 Nenhum produto com o código 999')
    expect(produto()).toHaveFocus()
    await usuario.click(within(porEntrar).getByRole('button', { name: 'Corrigir 999' }))
    expect(produto()).toHaveValue('999')
  })

  it('VEN-02 uma lista colada entra, e o que não se acha fica com a sua linha', async () => {
    const { usuario, gravacoes } = await abrir()
    await usuario.click(produto())
    await usuario.paste('10001\t2\n999\t1\n10001\t3\n10002\tdoze')
    const dialogo = await screen.findByRole('dialog', { name: 'Colar lista de produtos' })
    expect(within(dialogo).getByText('Linha 4:', { exact: false })).toHaveTextContent('10002')
    await usuario.click(within(dialogo).getByRole('button', { name: 'Adicionar' }))
    expect(await within(dialogo).findByText('Código não encontrado')).toBeVisible()
    expect(within(dialogo).getByRole('textbox')).toHaveValue('999\t1\n10002\tdoze')
    await waitFor(() => expect(itensDe(gravacoes)).toEqual([[7, 1, 5]]))
  })

  it('VEN-02 Delete na célula remove, com volta', async () => {
    const { usuario, gravacoes } = await abrir(COM_CAFE)
    await usuario.click(await screen.findByLabelText('Desconto em porcento'))
    await usuario.keyboard('{Delete}')
    expect(linhas()).toHaveLength(0)
    await waitFor(() => expect(gravacoes.flatMap(({ removidos = [] }) => removidos)).toEqual(['linha-001']))
    await usuario.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(quantidades()).toEqual(['2'])
    await waitFor(() => expect(itensDe(gravacoes)).toEqual([[7, 1, 2]]))
  })

  it('VEN-02 de onde vem o valor: cada passo e no que deu', async () => {
    const { usuario } = await abrir(COM_CAFE)
    await usuario.click(await screen.findByLabelText('Desconto em porcento'))
    await usuario.keyboard('4{Tab}{Shift>}{Tab}{/Shift}?')
    const dialogo = await screen.findByRole('dialog', { name: 'De onde vem este valor' })
    expect(dialogo).toHaveTextContent('Tabela Varejo: UN com 1 un.')
    expect(dialogo).toHaveTextContent('Desconto do vendedor de 4%')
  })

  it('VEN-02 sem conexão fica guardado neste aparelho, e a volta da página o retoma', async () => {
    const tela = await abrir(COM_CAFE)
    servidor.use(responder(alterarOrcamento, () => semRede()))
    await tela.usuario.type(await screen.findByLabelText('Desconto em porcento'), '3{Enter}')
    expect(await screen.findByText('Sem conexão: guardado neste aparelho')).toBeVisible()
    tela.unmount()
    const { gravacoes } = await abrir(COM_CAFE)
    await waitFor(() => expect(gravacoes.flatMap(({ itens }) => itens)).toMatchObject([{ desconto: 3 }]))
  })

  it('VEN-02 outra pessoa mudou outra linha: o dela aparece, o meu vai', async () => {
    const { usuario, situacao, gravacoes } = await abrir(COM_CAFE)
    situacao.edicao = edicaoDe({
      versao: 2,
      itens: [linhaGravada()],
      produtos: [CAFE],
      cabecalho: { ...COM_CAFE.cabecalho, ordComp: 'OC 9' },
    })
    servidor.use(
      responder(alterarOrcamento, async (request) => {
        const corpo = (await request.json()) as Gravacao
        if (corpo.versao === 1) return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Mudou' })
        gravacoes.push(corpo)
        return gravada(corpo)
      }),
    )
    await usuario.type(await screen.findByLabelText('Desconto em porcento'), '3{Enter}')
    await waitFor(() =>
      expect(gravacoes).toMatchObject([{ versao: 2, cabecalho: {}, itens: [{ desconto: 3 }] }]),
    )
  })

  it('VEN-02 a mesma linha de dois jeitos: pergunta qual vale', async () => {
    const { usuario, situacao, gravacoes } = await abrir(COM_CAFE)
    situacao.edicao = edicaoDe({ versao: 2, itens: [linhaGravada({ qtde: 9 })], produtos: [CAFE] })
    servidor.use(
      responder(alterarOrcamento, async (request) => {
        const corpo = (await request.json()) as Gravacao
        if (corpo.versao === 1) return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Mudou' })
        gravacoes.push(corpo)
        return gravada(corpo)
      }),
    )
    await usuario.type(await screen.findByLabelText('Desconto em porcento'), '3{Enter}')
    const dialogo = await screen.findByRole('dialog', { name: 'Outra pessoa mudou o mesmo que você' })
    expect(dialogo).toHaveTextContent('10001 · Café Serra Alta Pacote 500g')
    expect(dialogo).toHaveTextContent('2 UN, desconto de 3%')
    expect(gravacoes).toEqual([])
    await usuario.click(within(dialogo).getByRole('radio', { name: 'O da outra pessoa' }))
    await usuario.click(within(dialogo).getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(quantidades()).toEqual(['9']))
  })

  it('VEN-02 o que o servidor recusa é marcado na linha, e o resto vai', async () => {
    const { usuario, gravacoes } = await abrir(COM_CAFE)
    servidor.use(
      responder(alterarOrcamento, async (request) => {
        const corpo = (await request.json()) as Gravacao
        const campos = { 'itens.linha-001.bonificado': 'A bonificação passa de 10% do que se paga' }
        if (corpo.itens?.length)
          return recusar(422, { codigo: 'CAMPOS_INVALIDOS', message: 'Confira', campos })
        gravacoes.push(corpo)
        return gravada(corpo)
      }),
    )
    await usuario.click(await screen.findByLabelText('Desconto em porcento'))
    await usuario.keyboard('b')
    expect(await screen.findByText('A bonificação passa de 10% do que se paga')).toBeVisible()
    expect(await screen.findByText('Salvo, menos o que falta corrigir')).toBeVisible()
  })

  it('GES-03 da linha se pede um preço: o cliente e o produto já estão lá', async () => {
    const { usuario } = await abrir(COM_CAFE)
    servidor.use(responder(opcoesDaNegociacao, { marcas: [], categorias: [], planos: [] }))
    await usuario.click(await screen.findByLabelText('Desconto em porcento'))
    await usuario.keyboard('n')
    const janela = within(await screen.findByRole('dialog', { name: 'Nova negociação' }))
    await waitFor(() => expect(janela.getByRole('textbox', { name: 'Preço pedido' })).toHaveFocus())
    expect(janela.getByRole('combobox', { name: 'Cliente' })).toHaveValue(nomeDoCliente(COM_CAFE.cliente))
    expect(janela.getByRole('combobox', { name: 'Produto' })).toHaveValue(CAFE.descricaocompleta)
    await usuario.click(janela.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('VEN-02 o cupom que deixou de servir é dito no seu campo, e o resto se salva', async () => {
    const { usuario, gravacoes } = await abrir(
      edicaoDe({ ...COM_CAFE, cabecalho: { ...COM_CAFE.cabecalho, cupom: 'VINTE' } }),
    )
    const problema = 'Este cupom pede ao menos R$ 150,00 em produtos'
    servidor.use(
      responder(obterCargaDoFrete, cargaDoFrete()),
      responder(alterarOrcamento, async (request) => {
        const corpo = (await request.json()) as Gravacao
        gravacoes.push(corpo)
        const salva = gravada(corpo)
        return { ...salva, cabecalho: { ...salva.cabecalho, cupom: 'VINTE' }, problemaDoCupom: problema }
      }),
    )
    await usuario.type(await screen.findByLabelText('Desconto em porcento'), '3{Enter}')
    expect(await screen.findByText(/^Salvo às/)).toBeVisible()
    expect(await screen.findByText(`Cupom VINTE: ${problema}`)).toBeVisible()
    await usuario.click(screen.getByRole('button', { name: /^Dados do orçamento/ }))
    expect(await screen.findByRole('textbox', { name: 'Cupom' })).toHaveAccessibleDescription(problema)
    expect(gravacoes).toMatchObject([{ itens: [{ desconto: 3 }] }])
  })

  const FRETE = {
    numero: 'T1-1',
    idTransp: null,
    nomeTransp: 'Transportes Aurora',
    prazo: 3,
    previsao: null,
    valor: 97.73,
    embutido: 0,
    pago: 97.73,
    desatualizado: null,
  }
  const COM_FRETE = edicaoDe({
    ...COM_CAFE,
    cabecalho: { ...COM_CAFE.cabecalho, frete: FRETE, vlFrete: 97.73 },
  })
  /** The server, which calculates to so much at each save. */
  const recalcular = (...pagos: number[]) => {
    let antes = 97.73
    servidor.use(
      responder(obterCargaDoFrete, cargaDoFrete()),
      responder(alterarOrcamento, async (request) => {
        const salva = gravada((await request.json()) as Gravacao)
        const para = pagos.shift() ?? antes
        const freteMudou = para === antes ? null : { de: antes, para }
        antes = para
        const frete = { ...FRETE, valor: para, pago: para }
        return { ...salva, freteMudou, cabecalho: { ...salva.cabecalho, frete, vlFrete: para } }
      }),
    )
  }
  const descontar = async (usuario: Awaited<ReturnType<typeof abrir>>['usuario'], quanto: string) => {
    await usuario.clear(await screen.findByLabelText('Desconto em porcento'))
    await usuario.type(screen.getByLabelText('Desconto em porcento'), `${quanto}{Enter}`)
  }

  it('FRE-01 o frete que o servidor recalculou é dito, do que se viu ao que é, até que se mexa nele', async () => {
    const { usuario } = await abrir(COM_FRETE)
    recalcular(120, 1578.49)
    await descontar(usuario, '1')
    expect(await screen.findByText(/^O frete passou de R\$\s97,73 para R\$\s120,00\.$/)).toBeVisible()
    await descontar(usuario, '2')
    const frase = /^O frete passou de R\$\s97,73 para R\$\s1\.578,49\.$/
    expect(await screen.findByText(frase)).toHaveAttribute('role', 'status')
    await usuario.click(screen.getByRole('button', { name: /^Dados do orçamento/ }))
    const campo = await screen.findByRole('textbox', { name: 'Valor do frete' })
    expect(campo).toHaveAccessibleDescription(frase)
    expect((campo as HTMLInputElement).value).toMatch(/1\.578,49/)
    await usuario.clear(campo)
    await usuario.type(campo, '1500')
    expect(campo).toHaveAccessibleDescription('Cotado: Transportes Aurora')
  })

  it('FRE-01 o frete desatualizado é dito mesmo com os dados recolhidos, e no seu campo', async () => {
    const desatualizado = 'A transportadora não leva mais esta carga a este destino. Calcule o frete de novo.'
    const { usuario } = await abrir(
      edicaoDe({
        ...COM_CAFE,
        cabecalho: { ...COM_CAFE.cabecalho, frete: { ...FRETE, desatualizado }, vlFrete: 97.73 },
      }),
    )
    servidor.use(responder(obterCargaDoFrete, cargaDoFrete()))
    expect(await screen.findByText(desatualizado)).toBeVisible()
    await usuario.click(screen.getByRole('button', { name: /^Dados do orçamento/ }))
    expect(await screen.findByRole('textbox', { name: 'Valor do frete' })).toHaveAccessibleDescription(
      `${desatualizado} Cotado: Transportes Aurora`,
    )
  })

  it('FRE-01 escolher manda a referência; tirar o frete o tira', async () => {
    const { usuario, gravacoes } = await abrir(COM_FRETE)
    servidor.use(
      responder(obterCargaDoFrete, cargaDoFrete()),
      responder(listarCondicionaisDeFrete, { itens: [] }),
      responder(cotarFrete, {
        carga: cargaDoFrete(),
        itens: [cotacaoDe('b', { idTransp: null })],
        falhas: [],
      }),
    )
    await usuario.click(screen.getByRole('button', { name: /^Dados do orçamento/ }))
    await usuario.click(await screen.findByRole('button', { name: 'Calcular Frete' }))
    await usuario.click(await screen.findByRole('button', { name: 'Selecionar Transportes b' }))
    await waitFor(() =>
      expect(gravacoes).toMatchObject([{ cabecalho: { frete: { referencia: 'ref-b' }, vlFrete: 120 } }]),
    )
    await usuario.click(await screen.findByRole('button', { name: 'Tirar o frete' }))
    await waitFor(() => expect(gravacoes[1]).toMatchObject({ cabecalho: { frete: null, vlFrete: 0 } }))
    expect(screen.queryByRole('button', { name: 'Tirar o frete' })).not.toBeInTheDocument()
  })

  it('VEN-02 o seguro cobrado se digita ao lado do frete, se grava e se soma; de nada não se fala', async () => {
    const { usuario, gravacoes } = await abrir(edicaoDe(COM_CAFE))
    servidor.use(responder(obterCargaDoFrete, cargaDoFrete()))
    await usuario.click(screen.getByRole('button', { name: /^Dados do orçamento/ }))
    const totais = within(screen.getByRole('region', { name: 'Totais' }))
    expect(totais.queryByText('Seguro')).not.toBeInTheDocument()
    const campo = await screen.findByRole('textbox', { name: 'Valor do seguro' })
    await usuario.clear(campo)
    await usuario.type(campo, '12,5')
    await waitFor(() => expect(totais.getByText('Seguro').nextElementSibling).toHaveTextContent(/R\$\s12,50/))
    await waitFor(() => expect(gravacoes.at(-1)).toMatchObject({ cabecalho: { vlSeguro: 12.5 } }))
  })

  it('VEN-02 encerrado só se lê, e leva ao pedido que virou', async () => {
    servidor.use(responder(obterOrcamento, orcamentoInteiro({ id: 77, idPedido: 31 })))
    await abrir(edicaoDe({ ...COM_CAFE, soLeitura: 'Este orçamento virou o pedido 31.', idPedido: 31 }))
    expect(await screen.findByRole('link', { name: '31' })).toHaveAttribute('href', '/pedidos/31')
    expect(screen.queryByRole('combobox', { name: 'Adicionar produto' })).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Quantidade')).not.toBeInTheDocument()
  })
})

it.each([
  ['Validade', '99/99/2026', 'features/orcamentos/editor/dados/painel-dos-dados.tsx'],
  ['Valor do frete', '1.2.3', 'features/orcamentos/editor/dados/campo-de-valor.tsx'],
  ['Plano de pagamento', 'a combinar', 'features/orcamentos/editor/dados/campo-de-escolha.tsx'],
  ['Transportadora', 'ninguém', 'features/orcamentos/editor/dados/campo-da-transportadora.tsx'],
])('GER-09, VEN-02 %s que não vale não some: o pedido a pede de volta', async (rotulo, texto, arquivo) => {
  const { usuario } = await abrir(COM_CAFE)
  await usuario.click(screen.getByRole('button', { name: /^Dados do orçamento/ }))
  await provarRecusa(arquivo, {
    ...{ usuario, servidor, texto },
    campo: screen.getByLabelText(rotulo, { selector: 'input' }),
    enviar: () => usuario.keyboard('{F9}'),
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('GER-09, VEN-02 dar por perdido: o motivo que não há fica na janela; com o que há, vai com a versão', async () => {
  servidor.use(
    responder(listarMotivosDeAtendimento, {
      itens: [],
      motivosPerda: [
        { id: 4, desc: 'Preço' },
        { id: 5, desc: 'Prazo' },
      ],
    }),
  )
  const { usuario } = await abrir(COM_CAFE)
  await usuario.click(screen.getByRole('button', { name: 'Mais' }))
  await usuario.click(await screen.findByRole('menuitem', { name: 'Dar por perdido' }))
  const janela = within(await screen.findByRole('dialog', { name: 'Dar por perdido' }))
  const campo = await janela.findByRole('combobox', { name: /Motivo da perda/ })
  await provarRecusa('features/orcamentos/editor/dialogos/perder.tsx', {
    ...{ usuario, servidor, campo, texto: 'Sumiu' },
    enviar: () => usuario.click(janela.getByRole('button', { name: 'Dar por perdido' })),
  })
  const perdidos: unknown[] = []
  servidor.use(
    responder(perderOrcamento, async (pedido) => {
      perdidos.push(await pedido.json())
      return { versao: 2, message: 'Perdido.' }
    }),
  )
  await usuario.clear(campo)
  await usuario.keyboard('prazo')
  await usuario.click(janela.getByRole('button', { name: 'Dar por perdido' }))
  await waitFor(() => expect(perdidos).toEqual([{ versao: COM_CAFE.versao, motivoPerda: 5, observacao: '' }]))
})
