import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPasso, itemDe, notaDe } from '../../../../teste/notas-do-ticket-novo.tsx'
import { usarServidor } from '../../../../teste/servidor.ts'

usarServidor()
const Nada = () => null
const avulso = {
  id: 4,
  display: '',
  idExibicao: 'A4',
  descricao: 'Coleira',
  codigo_barras: '',
  marca: 'Vitta',
  idImagem: '',
}

it('NOV-08 sem nada escolhido não há botão', () => {
  abrirPasso(Nada)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('NOV-08 conta, mostra em três abas e remove', async () => {
  const { usuario, ticket } = abrirPasso(Nada, {
    novo: { notas: [notaDe(5501)], itensAvulsos: [avulso], itens: [itemDe(1), itemDe(2)] },
  })
  const botao = screen.getByRole('button', { name: 'Itens: 4 escolhidos' })
  expect(botao).toHaveTextContent('Itens (4)')
  await usuario.click(botao)
  const janela = within(await screen.findByRole('dialog', { name: 'Itens do ticket' }))

  await usuario.click(janela.getByRole('button', { name: 'Remover Nota 5501' }))
  expect(janela.getByText('Nenhuma nota fiscal encontrada')).toBeVisible()

  await usuario.click(janela.getByRole('tab', { name: 'Itens Avulsos (1)' }))
  await usuario.click(janela.getByRole('button', { name: 'Remover Coleira' }))
  expect(janela.getByText('Nenhum item avulso encontrado')).toBeVisible()

  await usuario.click(janela.getByRole('tab', { name: 'Itens (2)' }))
  expect(janela.getByText('P1 Ração premium 1').closest('li')).toHaveTextContent(
    '2 CX · Embalagem danificada · Nota 5501',
  )
  await usuario.click(janela.getByRole('button', { name: 'Remover P1 Ração premium 1' }))
  await usuario.click(janela.getByRole('button', { name: 'Remover P2 Ração premium 2' }))
  expect(janela.getByText('Nenhum item encontrado')).toBeVisible()
  expect([ticket().notas, ticket().itensAvulsos, ticket().itens]).toEqual([[], [], []])
})

it('NOV-08 abre na primeira aba que tem algo', async () => {
  const { usuario } = abrirPasso(Nada, { novo: { itens: [itemDe(1)] } })
  await usuario.click(screen.getByRole('button', { name: 'Itens: 1 escolhido' }))
  expect(await screen.findByRole('tab', { name: 'Itens (1)' })).toHaveAttribute('aria-selected', 'true')
})
