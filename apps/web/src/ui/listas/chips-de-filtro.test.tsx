import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { ChipsDeFiltro } from './chips-de-filtro.tsx'

const FILTROS = [
  { chave: 'status', rotulo: 'Status', valor: 'Aberto' },
  { chave: 'filial', rotulo: 'Filial', valor: 'Matriz' },
]

function Exemplo({ aoLimpar = () => {} }: { aoLimpar?: () => void }) {
  const [filtros, setFiltros] = useState(FILTROS)
  return (
    <>
      <ChipsDeFiltro
        filtros={filtros}
        aoRemover={(chave) => setFiltros((atuais) => atuais.filter((filtro) => filtro.chave !== chave))}
        aoLimpar={aoLimpar}
      />
      <section aria-label="Resultado" />
    </>
  )
}

const botao = (name: string) => screen.getByRole('button', { name })

describe('ChipsDeFiltro', () => {
  it('GER-08 shows nothing without filters', () => {
    renderizar(<ChipsDeFiltro filtros={[]} aoRemover={() => {}} aoLimpar={() => {}} />)
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  it('GER-08 removes one filter and hands the focus to its neighbour', async () => {
    const { usuario } = renderizar(<Exemplo />)
    await usuario.click(botao('Remover filtro Status: Aberto'))
    expect(screen.queryByRole('button', { name: 'Remover filtro Status: Aberto' })).not.toBeInTheDocument()
    expect(botao('Remover filtro Filial: Matriz')).toHaveFocus()
  })

  it('GER-08 with the last filter the focus goes on to the list', async () => {
    const { usuario } = renderizar(<Exemplo />)
    await usuario.click(botao('Remover filtro Status: Aberto'))
    await usuario.click(botao('Remover filtro Filial: Matriz'))
    expect(screen.getByRole('region', { name: 'Resultado' })).toHaveFocus()
  })

  it('GER-08 clears them all', async () => {
    const aoLimpar = vi.fn()
    const { usuario } = renderizar(<Exemplo aoLimpar={aoLimpar} />)
    await usuario.click(botao('Limpar filtros'))
    expect(aoLimpar).toHaveBeenCalledTimes(1)
  })
})
