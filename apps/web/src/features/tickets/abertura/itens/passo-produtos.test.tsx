import type { ProdutoDaNota } from '@balcao/dominio/tickets/abertura/contratos'
import { notifications } from '@mantine/notifications'
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  abrirPasso,
  itemDe,
  notaDe,
  produtoDe,
  servidorDeNotas,
} from '../../../../teste/notas-do-ticket-novo.tsx'
import { usarServidor } from '../../../../teste/servidor.ts'
import type { PropsDoPasso } from '../pedido/passo.ts'
import { PassoProdutos } from './passo-produtos.tsx'
import { useLembrado } from './use-lembrado.ts'

const servidor = usarServidor()
const NOTAS = [notaDe(5501), notaDe(5502)]
const foto = new File([new Uint8Array(10)], 'avaria.jpg', { type: 'image/jpeg' })

afterEach(() => {
  act(() => notifications.clean())
  vi.unstubAllGlobals()
})

function ComSaida(props: PropsDoPasso) {
  const [fora, setFora] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setFora(!fora)}>
        Sair e voltar
      </button>
      {!fora && <PassoProdutos {...props} />}
    </>
  )
}

async function abrir(
  produtos: ProdutoDaNota[],
  cenario: Parameters<typeof abrirPasso>[1] = {},
  passo: ComponentType<PropsDoPasso> = PassoProdutos,
) {
  servidor.use(...servidorDeNotas(NOTAS, produtos).respostas)
  const tela = abrirPasso(passo, cenario)
  await tela.usuario.click(screen.getByRole('button', { name: 'Pesquisar' }))
  const nota = await screen.findByRole('article', { name: 'Nota 5501' })
  await tela.usuario.click(within(nota).getByRole('button', { name: 'Produtos da NF' }))
  await screen.findByRole('searchbox', { name: 'Filtrar produtos da nota' })
  return tela
}
type Tela = Awaited<ReturnType<typeof abrir>>

const nomeDe = (id: number) => `P${id} Ração premium ${id}`
const cartao = (id: number) => within(screen.getByRole('article', { name: nomeDe(id) }))
const quantidade = (id: number) => cartao(id).getByRole('textbox', { name: /^Quantidade a devolver/ })
const motivo = (id: number) => cartao(id).getByRole('combobox', { name: /^Motivo/ })
const observacoes = (id: number) => cartao(id).getByRole('textbox', { name: /^Observações/ })
const adicionar = (id: number) => cartao(id).getByRole('button', { name: 'Adicionar ao Ticket' })
const adicionado = (id: number) => cartao(id).getByRole('button', { name: 'Adicionado' })

async function escolher({ usuario }: Tela, campo: HTMLElement, nome: string) {
  await usuario.click(campo)
  await usuario.click(await screen.findByRole('option', { name: nome }))
}

describe('a nota', () => {
  it('NOV-09 abre os seus produtos e esconde as outras; recolhida, todas voltam', async () => {
    const { usuario } = await abrir([produtoDe(1)])
    expect(screen.queryByRole('article', { name: 'Nota 5502' })).not.toBeInTheDocument()
    expect(screen.getByRole('article', { name: nomeDe(1) })).toBeVisible()
    const recolher = screen.getByRole('button', { name: 'Mostrar todas as notas' })
    expect(recolher).toHaveFocus()
    await usuario.click(recolher)
    expect(screen.getByRole('article', { name: 'Nota 5502' })).toBeVisible()
    expect(screen.queryByRole('article', { name: nomeDe(1) })).not.toBeInTheDocument()
    const botao = within(screen.getByRole('article', { name: 'Nota 5501' })).getByRole('button')
    expect(botao).toHaveFocus()
  })

  it('NOV-09 filtra os produtos 300 ms depois da última letra', async () => {
    await abrir([produtoDe(1, { descNF: 'Areia sanitária' }), produtoDe(2)])
    const filtro = screen.getByRole('searchbox', { name: 'Filtrar produtos da nota' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(filtro, { target: { value: 'sanitaria' } })
    act(() => void vi.advanceTimersByTime(299))
    expect(screen.getByRole('article', { name: nomeDe(2) })).toBeVisible()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('article', { name: nomeDe(2) })).not.toBeInTheDocument()
    expect(screen.getByText('1 de 2 produtos')).toBeVisible()
    fireEvent.change(filtro, { target: { value: 'xyz' } })
    act(() => void vi.advanceTimersByTime(300))
    expect(screen.getByText('Nenhum produto da nota combina com o filtro.')).toBeVisible()
  })

  it('NOV-09 de uma nota de 400 itens só os próximos são desenhados', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        unobserve() {}
      },
    )
    await abrir(Array.from({ length: 400 }, (_, i) => produtoDe(i + 1)))
    expect(screen.getByText('400 produtos')).toBeVisible()
    expect(screen.getAllByRole('article').length).toBeLessThan(20)
  })
})

describe('o cartão do produto', () => {
  it.each([
    [undefined, '1234'],
    [{ SAC_tamanhoQuantidadeTicket: '2' }, '12'],
  ])('PAR-01 NOV-10 quantos algarismos tem a quantidade é da filial: %j', async (parametros, fica) => {
    const { usuario } = await abrir([produtoDe(1)], parametros ? { parametros } : {})
    await usuario.type(quantidade(1), '1234')
    expect(String((quantidade(1) as HTMLInputElement).value).replace('.', '')).toBe(fica)
  })

  it('NOV-10 marca, unidade, valores e quantidades', async () => {
    await abrir([produtoDe(1)])
    const dados = [...screen.getByRole('article', { name: nomeDe(1) }).querySelectorAll('dl > div')]
    expect(dados.map(({ children: [dt, dd] }) => `${dt?.textContent}: ${dd?.textContent}`)).toEqual([
      'Marca: Vitta',
      'Unidade: CX',
      expect.stringMatching(/^Valor sem impostos: R\$\s20,00$/),
      expect.stringMatching(/^Valor unitário: R\$\s25,50$/),
      'Qtd. comprada: 10',
      'Qtd. devolvida: 4',
      'Disponível: 6',
    ])
    expect(observacoes(1)).toHaveAttribute('maxlength', '250')
  })

  it('NOV-10 adicionado, trava; removido, destrava com o que foi digitado, e a nota deixa de ter produtos', async () => {
    const tela = await abrir([produtoDe(1)])
    const { usuario, ticket } = tela
    await usuario.type(quantidade(1), '3')
    await escolher(tela, motivo(1), 'Embalagem danificada')
    await usuario.type(observacoes(1), 'Rasgado')
    await usuario.upload(screen.getByLabelText('Anexos de Ração premium 1', { selector: 'input' }), foto)
    await cartao(1).findByText('avaria.jpg')
    await usuario.click(adicionar(1))
    expect(ticket().itens).toMatchObject([
      { produto: { id: 1 }, nota: { numNf: 5501 }, qtd_solicitada: 3, motivo: { id: 1 }, obs: 'Rasgado' },
    ])
    expect(ticket().itens[0]?.arquivos).toEqual([foto])
    expect(adicionado(1)).toHaveAttribute('aria-pressed', 'true')
    expect(adicionado(1)).toHaveAccessibleDescription(/Toque de novo para remover do ticket$/)
    expect(cartao(1).queryByRole('button', { name: 'Adicionar ao Ticket' })).not.toBeInTheDocument()
    expect(cartao(1).queryByRole('button', { name: 'Remover' })).not.toBeInTheDocument()
    for (const campo of [quantidade(1), motivo(1), observacoes(1)]) expect(campo).toBeDisabled()
    expect(cartao(1).queryByRole('button', { name: 'Remover avaria.jpg' })).not.toBeInTheDocument()
    expect(screen.getByText('1 produto no ticket')).toBeVisible()
    expect(screen.getByText(/MB de 5 MB/)).toBeVisible()

    expect(adicionado(1)).toHaveFocus()
    await usuario.click(adicionado(1))
    expect(ticket().itens).toEqual([])
    expect(adicionar(1)).toHaveAttribute('aria-pressed', 'false')
    expect(adicionar(1)).toHaveFocus()
    expect(screen.queryByText('1 produto no ticket')).not.toBeInTheDocument()
    expect(quantidade(1)).toBeEnabled()
    expect(quantidade(1)).toHaveValue('3')
    expect(observacoes(1)).toHaveValue('Rasgado')
    expect(cartao(1).getByRole('button', { name: 'Remover avaria.jpg' })).toBeVisible()
  })

  it('NOV-10 o que já está no ticket aparece travado, como foi pedido', async () => {
    await abrir([produtoDe(1)], { novo: { itens: [itemDe(1, { obs: 'Molhado' })] } })
    expect(adicionado(1)).toHaveAttribute('aria-pressed', 'true')
    expect(quantidade(1)).toHaveValue('2')
    expect(observacoes(1)).toHaveValue('Molhado')
    expect(quantidade(1)).toBeDisabled()
    await waitFor(() => expect(motivo(1)).toHaveValue('Embalagem danificada'))
  })

  it('NOV-10 o digitado fica, mesmo com a nota recolhida', async () => {
    const { usuario } = await abrir([produtoDe(1)])
    await usuario.type(quantidade(1), '3')
    await usuario.click(screen.getByRole('button', { name: 'Mostrar todas as notas' }))
    const nota = within(screen.getByRole('article', { name: 'Nota 5501' }))
    await usuario.click(nota.getByRole('button', { name: 'Produtos da NF' }))
    expect(quantidade(1)).toHaveValue('3')
  })

  it('NOV-10 a pesquisa, a nota aberta e o digitado continuam quando se volta ao passo', async () => {
    const tela = await abrir([produtoDe(1)], {}, ComSaida)
    await tela.usuario.type(quantidade(1), '3')
    const sair = screen.getByRole('button', { name: 'Sair e voltar' })
    await tela.usuario.click(sair)
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    await tela.usuario.click(sair)
    expect(quantidade(1)).toHaveValue('3')
    await tela.usuario.click(screen.getByRole('button', { name: 'Mostrar todas as notas' }))
    expect(screen.getByRole('article', { name: 'Nota 5502' })).toBeVisible()
  })

  it('NOV-10 quantidade com casas só onde a nota as tem', async () => {
    const tela = await abrir([produtoDe(1, { qtd_comprada: 2.5, qtd_devolvida: 0, unidade: 'KG' })])
    await tela.usuario.type(quantidade(1), '1,25')
    await escolher(tela, motivo(1), 'Embalagem danificada')
    await tela.usuario.click(adicionar(1))
    expect(tela.ticket().itens[0]?.qtd_solicitada).toBe(1.25)
  })

  it('NOV-10 um produto indisponível só diz que é', async () => {
    await abrir([produtoDe(1, { indisponivel: true })])
    expect(cartao(1).getByText('Produto não disponível')).toBeVisible()
    expect(cartao(1).queryByRole('button')).not.toBeInTheDocument()
    expect(cartao(1).queryByRole('textbox')).not.toBeInTheDocument()
  })
})

describe('NOV-11 por que não foi adicionado', () => {
  async function recusado(tela: Tela, mensagem: string) {
    await tela.usuario.click(adicionar(1))
    expect(await screen.findByRole('alert')).toHaveTextContent(mensagem)
    expect(cartao(1).getByText(mensagem)).toBeVisible()
    expect(tela.ticket().itens.filter(({ produto }) => produto.id === 1)).toEqual([])
  }

  it('o máximo de itens', async () => {
    const tela = await abrir([produtoDe(1)], {
      novo: { itens: [itemDe(7), itemDe(8)] },
      parametros: { SAC_maximoItensTicket: '2' },
    })
    const mostrar = vi.spyOn(notifications, 'show')
    await recusado(tela, 'O ticket não pode ter mais que 2 itens.')
    expect(mostrar).toHaveBeenCalledWith(expect.objectContaining({ autoClose: 3_000 }))
  })

  it('o motivo, que ganha o foco e perde o erro quando é escolhido', async () => {
    const tela = await abrir([produtoDe(1)])
    await recusado(tela, 'Obrigatório informar o motivo.')
    await waitFor(() => expect(motivo(1)).toHaveFocus())
    await escolher(tela, motivo(1), 'Embalagem danificada')
    expect(cartao(1).queryByText('Obrigatório informar o motivo.')).not.toBeInTheDocument()
  })

  it('a observação, quando o motivo pede', async () => {
    const tela = await abrir([produtoDe(1)])
    await escolher(tela, motivo(1), 'Outro')
    await recusado(tela, 'O campo de observações é obrigatório.')
    expect(observacoes(1)).toHaveFocus()
  })

  it('o anexo, quando o produto exige', async () => {
    const tela = await abrir([produtoDe(1, { anexo_obrigatorio: true })])
    expect(cartao(1).getByText('Este produto exige pelo menos um anexo.')).toBeVisible()
    await escolher(tela, motivo(1), 'Embalagem danificada')
    await recusado(tela, 'Obrigatório incluir um anexo.')
    expect(cartao(1).getByRole('button', { name: 'Escolher arquivos' })).toHaveFocus()
  })

  it.each(['', '0', '7'])('a quantidade %j', async (digitada) => {
    const tela = await abrir([produtoDe(1)])
    await escolher(tela, motivo(1), 'Embalagem danificada')
    if (digitada) await tela.usuario.type(quantidade(1), digitada)
    await recusado(tela, 'Quantidade inválida. Verifique a quantidade adicionada.')
    expect(quantidade(1)).toHaveFocus()
  })
})

describe('todos de uma vez', () => {
  const massa = () => within(screen.getByRole('form', { name: 'Todos os produtos' }))
  const todos = () => massa().getByRole('button', { name: 'Adicionar Todos' })
  const motivoGeral = () => massa().getByRole('combobox', { name: 'Motivo geral' })

  it('NOV-10 adiciona com o motivo geral o que pode, e conta o que não pôde e por quê', async () => {
    const tela = await abrir([
      produtoDe(1),
      produtoDe(2),
      produtoDe(3, { indisponivel: true }),
      produtoDe(4, { anexo_obrigatorio: true }),
      produtoDe(5, { anexo_obrigatorio: true }),
    ])
    const { usuario, ticket } = tela
    await usuario.type(quantidade(2), '1')
    await escolher(tela, motivoGeral(), 'Outro')
    await usuario.type(massa().getByRole('textbox', { name: /^Observações gerais/ }), 'Chuva')
    await usuario.click(todos())
    expect(
      ticket().itens.map(({ produto, qtd_solicitada, obs }) => [produto.id, qtd_solicitada, obs]),
    ).toEqual([
      [1, 6, 'Chuva'],
      [2, 1, 'Chuva'],
    ])
    expect(massa().getByText('2 produtos adicionados ao ticket.')).toBeVisible()
    expect(massa().getByText('3 produtos não foram adicionados:')).toBeVisible()
    expect(
      massa()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 produtos: Obrigatório incluir um anexo.', '1 produto: Produto não disponível'])
    expect(cartao(4).getByText('Obrigatório incluir um anexo.')).toBeVisible()

    await usuario.click(massa().getByRole('button', { name: 'Remover Todos' }))
    expect(ticket().itens).toEqual([])
    expect(massa().queryByRole('button', { name: 'Remover Todos' })).not.toBeInTheDocument()
    expect(quantidade(1)).toHaveValue('6')
  })

  it('NOV-11 sem motivo geral diz o que falta', async () => {
    const { usuario, ticket } = await abrir([produtoDe(1), produtoDe(2)])
    await usuario.click(todos())
    expect(await screen.findByRole('alert')).toHaveTextContent('Obrigatório informar o motivo.')
    expect(motivoGeral()).toHaveAccessibleDescription('Obrigatório informar o motivo.')
    expect(ticket().itens).toEqual([])
  })

  it('NOV-11 para no máximo de itens do ticket', async () => {
    const tela = await abrir([produtoDe(1), produtoDe(2), produtoDe(3)], {
      parametros: { SAC_maximoItensTicket: '2' },
    })
    await escolher(tela, motivoGeral(), 'Embalagem danificada')
    await tela.usuario.click(todos())
    expect(tela.ticket().itens).toHaveLength(2)
    expect(massa().getByText('1 produto: O ticket não pode ter mais que 2 itens.')).toBeVisible()
  })

  it('NOV-10 tudo adicionado, só resta remover', async () => {
    const tela = await abrir([produtoDe(1), produtoDe(2)])
    await escolher(tela, motivoGeral(), 'Embalagem danificada')
    await tela.usuario.click(todos())
    expect(await screen.findByText('2 produtos adicionados ao ticket.')).toBeVisible()
    expect(todos()).toBeDisabled()
    expect(motivoGeral()).toBeDisabled()
    await tela.usuario.click(adicionado(1))
    expect(todos()).toBeEnabled()
    await tela.usuario.click(adicionado(2))
    expect(screen.queryByText(/no ticket$/)).not.toBeInTheDocument()
  })
})

it('MES-09 o anexo recusado é dito com o produto a que pertence', () => {
  const foto = new File(['x'], 'foto.png')
  abrirPasso(PassoProdutos, {
    novo: { arquivos: [foto], itens: [{ ...itemDe(1), arquivos: [foto] }] },
    problemas: { 'arquivos.1': 'foto.png não foi anexado.' },
  })
  const lista = screen.getByRole('list', { name: 'O que falta neste passo' })
  expect(lista).toHaveTextContent('P1 Ração premium 1: foto.png não foi anexado.')
})

it('NOV-05 o que falta, e o que o servidor recusou, pelo nome do produto', () => {
  abrirPasso(PassoProdutos, {
    novo: { itens: [itemDe(1)] },
    problemas: { itens: 'Campo obrigatório', 'itens.0.qtd_solicitada': 'Quantidade inválida.' },
  })
  const lista = screen.getByRole('list', { name: 'O que falta neste passo' })
  expect(lista).toHaveTextContent('Adicione pelo menos um produto ao ticket.')
  expect(lista).toHaveTextContent('P1 Ração premium 1: Quantidade inválida.')
})

it('NOV-11 o que um passo lembra é da filial em que se escolheu', () => {
  const lembrados = { 'PRODUTOS/1': { aberta: notaDe(5501) } }
  const aberta = (idFil: number) => {
    const novo = { passo: 'PRODUTOS', filial: { idFil }, lembrados } as never
    return renderHook(() => useLembrado({ novo, mudar: () => {} }, 'aberta', null)).result.current[0]
  }
  expect(aberta(1)).toMatchObject({ numNf: 5501 })
  expect(aberta(2)).toBeNull()
})
