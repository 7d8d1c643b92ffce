import { formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { listarNotasDoCliente } from '@balcao/dominio/tickets/abertura/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPasso, notaDe, servidorDeNotas, ticketNovo } from '../../../../teste/notas-do-ticket-novo.tsx'
import { recusar, responder, usarServidor } from '../../../../teste/servidor.ts'
import { provarRecusa } from '../../../../teste/valor-recusado.ts'
import { PassoNotas } from './passo-notas.tsx'

const servidor = usarServidor()
const HOJE = hojeEm(new Date())
const haDias = (dias: number) => somarDias(HOJE, -dias)

function abrir(notas = [notaDe(5501)], cenario: Parameters<typeof abrirPasso>[1] = {}) {
  const { pedidos, respostas } = servidorDeNotas(notas)
  servidor.use(...respostas)
  return { ...abrirPasso(PassoNotas, cenario), pedidos }
}
const pesquisar = () => screen.getByRole('button', { name: 'Pesquisar' })
const campo = (nome: string) => screen.getByRole('textbox', { name: nome })

it('NOV-09 antes, durante e depois da pesquisa', async () => {
  const { usuario, pedidos } = abrir([])
  expect(screen.getByText('Use os filtros acima para encontrar Notas Fiscais.')).toBeVisible()
  expect(pedidos).toEqual([])
  await usuario.click(pesquisar())
  expect(await screen.findByText('Nenhuma Nota Fiscal encontrada.')).toBeVisible()
  await usuario.click(screen.getByRole('button', { name: 'Limpar' }))
  expect(screen.getByText('Use os filtros acima para encontrar Notas Fiscais.')).toBeVisible()
})

it('NOV-09 pesquisa pelo período, pelo produto e pelo número, no tipo do ticket', async () => {
  const { usuario, pedidos } = abrir()
  await usuario.type(campo('Produto'), ' racao ')
  await usuario.type(campo('Nota fiscal'), '5501{Enter}')
  await screen.findByRole('article', { name: 'Nota 5501' })
  expect(Object.fromEntries(pedidos[0] ?? [])).toEqual({
    dtInicial: haDias(180),
    dtFinal: HOJE,
    idProd: 'racao',
    numero: '5501',
    tipoTicket: '3',
    page: '1',
  })
  await usuario.click(screen.getByRole('button', { name: 'Limpar' }))
  expect(campo('Produto')).toHaveValue('')
  expect(campo('Nota fiscal')).toHaveValue('')
})

it('NOV-09 o cartão da nota, e as páginas do servidor', async () => {
  const { usuario, pedidos } = abrir(Array.from({ length: 25 }, (_, i) => notaDe(5501 + i)))
  await usuario.click(pesquisar())
  const cartao = await screen.findByRole('article', { name: 'Nota 5501' })
  expect(cartao).toHaveTextContent(
    /Nota 5501.*Pet Feliz.*Data.*20\/10\/2026.*Filial.*Matriz São Paulo.*Itens.*3.*Total.*R\$\s1\.234,50/,
  )
  expect(screen.getAllByRole('article')).toHaveLength(10)
  await usuario.click(screen.getByRole('button', { name: 'Página 3' }))
  await screen.findByRole('article', { name: 'Nota 5525' })
  expect(pedidos.at(-1)?.get('page')).toBe('3')
  expect(screen.getAllByRole('article')).toHaveLength(5)
})

it('NOV-09 a nota é selecionada e volta a não ser', async () => {
  const { usuario, ticket } = abrir()
  await usuario.click(pesquisar())
  const caixa = await screen.findByRole('checkbox', { name: 'Toque para selecionar a nota fiscal' })
  expect(caixa).toHaveAccessibleDescription('Nota 5501')
  await usuario.click(caixa)
  expect(ticket().notas.map(({ numNf }) => numNf)).toEqual([5501])
  expect(screen.getByText('1 nota fiscal selecionada')).toBeVisible()
  await usuario.click(caixa)
  expect(ticket().notas).toEqual([])
})

it.each([
  ['com janela, desde o seu primeiro dia', '30', {}, 30, 30],
  ['sem janela, desde 180 dias', '-1', {}, 180, 1825],
  ['de um tipo que não devolve, qualquer idade', '30', { permite_espelho: false }, 180, 1825],
])('NOV-12 %s', async (_, janela, tipo, inicio, minimo) => {
  const base = ticketNovo().tipo
  const { usuario } = abrir([], {
    novo: { tipo: base && { ...base, ...tipo } },
    parametros: { SAC_diasJanelaDevolucao: janela },
  })
  const de = campo('De')
  expect(de).toHaveValue(formatarData(haDias(inicio)))
  await usuario.clear(de)
  await usuario.type(de, formatarData(haDias(minimo + 1)))
  await usuario.tab()
  expect(await screen.findByText('Data anterior a data mínima')).toBeVisible()
  await waitFor(() => expect(pesquisar()).toHaveAttribute('aria-disabled', 'true'))
  await usuario.clear(de)
  await usuario.type(de, formatarData(haDias(minimo)))
  await waitFor(() => expect(pesquisar()).not.toHaveAttribute('aria-disabled'))
})

it('ERR-04 a falha fica na lista, e tentar novamente traz as notas', async () => {
  const { usuario } = abrir()
  servidor.use(responder(listarNotasDoCliente, recusar(409, { message: 'Em manutenção.' })))
  await usuario.click(pesquisar())
  expect(await screen.findByText('Em manutenção.')).toBeVisible()
  servidor.use(...servidorDeNotas([notaDe(7)]).respostas)
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByRole('article', { name: 'Nota 7' })).toBeVisible()
})

it('NOV-05 o que falta, e o que o servidor recusou, pelo nome', () => {
  abrir([], {
    novo: { notas: [notaDe(1), notaDe(2)] },
    problemas: { notas: 'Campo obrigatório', 'notas.1.id': 'O campo é inválido', itens: 'outro passo' },
  })
  expect(
    within(screen.getByRole('list', { name: 'O que falta neste passo' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Selecione pelo menos uma nota fiscal.', 'Nota 2: O campo é inválido'])
})

it.each([
  [
    'de um consumidor final',
    { consumidorFinal: { documento: '', nome: '', email: '', telefone: '', data_nascimento: '' } },
  ],
  ['sem cliente', { cliente: null, filial: null }],
])('NOV-09 %s não há o que pesquisar', (_, novo) => {
  abrir([], { novo })
  expect(screen.queryByRole('button', { name: 'Pesquisar' })).not.toBeInTheDocument()
})

it('GER-09, NOV-09 a pesquisa não sai com uma data que não existe', async () => {
  const { usuario } = abrir()
  await provarRecusa('features/tickets/abertura/itens/notas/filtros-de-notas.tsx', {
    ...{ usuario, servidor, texto: '99/99/2026' },
    campo: campo('De'),
    enviar: () => usuario.click(pesquisar()),
  })
})
