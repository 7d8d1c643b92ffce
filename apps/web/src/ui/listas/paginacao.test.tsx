import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { Paginacao } from './paginacao.tsx'

const TAKE = 20

function montar(page: number, total: number, limite?: number) {
  const aoMudar = vi.fn()
  const tela = renderizar(
    <Paginacao paginator={montarPaginator(page, TAKE, total, limite)} aoMudar={aoMudar} />,
  )
  return { ...tela, aoMudar, botao: (nome: string) => screen.getByRole('button', { name: nome }) }
}

const numeros = () =>
  within(screen.getByRole('navigation', { name: 'Paginação' }))
    .getAllByRole('button')
    .map((botao) => botao.textContent)
    .filter((texto) => texto !== '')

describe('Paginacao', () => {
  it.each([
    [1, 1_234, ['1', '2', '3']],
    [30, 1_234, ['29', '30', '31']],
    [62, 1_234, ['60', '61', '62']],
    [2, 40, ['1', '2']],
  ])('GER-11 page %s of %s records links to %j', (page, total, esperados) => {
    const { botao } = montar(page, total)
    expect(numeros()).toEqual(esperados)
    expect(botao(`Página ${page}`)).toHaveAttribute('aria-current', 'page')
  })

  it.each([
    [1, 0, undefined, 'Nenhum registro'],
    [1, 1, undefined, '1–1 de 1 registro'],
    [2, 35, undefined, '21–35 de 35 registros'],
    [1, 1_234, undefined, '1–20 de 1.234 registros'],
    [3, 5_000, 1_000, '41–60 de 1.000+ registros'],
  ])('GER-11 page %s of %s with limit %s reads %j', (page, total, limite, texto) => {
    montar(page, total, limite)
    expect(screen.getByText(texto)).toBeInTheDocument()
  })

  it.each([
    [1, 57, '1–20 de 57+ registros'],
    [3, 57, '41–57 de 57+ registros; há mais: refine a busca'],
    [1, 0, 'Nada entre os mais novos; há mais: refine a busca'],
  ])('MES-08 página %s de %s, achados só entre os mais novos, lê-se %j', (page, total, texto) => {
    const paginator = { ...montarPaginator(page, TAKE, total), haMais: true }
    renderizar(<Paginacao paginator={paginator} aoMudar={vi.fn()} />)
    expect(screen.getByText(texto)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Página 4' })).not.toBeInTheDocument()
  })

  it('GER-11 a single page needs no links', () => {
    montar(1, TAKE)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each([
    ['Primeira página', 1],
    ['Página anterior', 29],
    ['Página 31', 31],
    ['Próxima página', 31],
    ['Última página', 62],
  ])('GER-11 %s goes to %s', async (nome, destino) => {
    const { usuario, aoMudar, botao } = montar(30, 1_234)
    await usuario.click(botao(nome))
    expect(aoMudar.mock.calls).toEqual([[destino]])
  })

  it('GER-11 the arrows of the keyboard page too', async () => {
    const { usuario, aoMudar, botao } = montar(30, 1_234)
    botao('Página 30').focus()
    await usuario.keyboard('{ArrowRight}{ArrowLeft}')
    expect(aoMudar.mock.calls).toEqual([[31], [29]])
  })

  it('GER-11 at the end there is nowhere to go, and the focus is not lost', async () => {
    const { usuario, aoMudar, botao } = montar(62, 1_234)
    await usuario.click(botao('Próxima página'))
    await usuario.keyboard('{ArrowRight}')
    expect(aoMudar).not.toHaveBeenCalled()
    expect(botao('Próxima página')).toHaveFocus()
    expect(botao('Próxima página')).toHaveAttribute('aria-disabled', 'true')
  })

  it('GER-11 behind a bounded count the last page is unknown, and the next one can be tried', async () => {
    const { usuario, aoMudar, botao } = montar(50, 5_000, 1_000)
    expect(botao('Última página')).toHaveAttribute('aria-disabled', 'true')
    await usuario.click(botao('Próxima página'))
    expect(aoMudar.mock.calls).toEqual([[51]])
  })

  it('GER-11 a última página que se pode pedir não oferece outra', () => {
    const { botao } = montar(100, 50_000, 2_020)
    expect(botao('Página 100')).toHaveAttribute('aria-current', 'page')
    expect(botao('Próxima página')).toHaveAttribute('aria-disabled', 'true')
  })
})
