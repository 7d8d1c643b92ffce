import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { AreaDeDados } from './area-de-dados.tsx'

const dados = <p>dados</p>
const esqueleto = <p>esqueleto</p>

describe('AreaDeDados', () => {
  it.each([
    ['skeleton on the first load', { carregando: true }, ['esqueleto']],
    ['data', {}, ['dados']],
    ['old data while refreshing', { atualizando: true }, ['dados']],
    ['what emptiness means', { vazio: true }, ['vazio']],
    ['the error instead of data', { erro: 'Falhou' }, ['Falhou']],
    ['the error above data that survived it', { erro: 'Falhou', temDados: true }, ['Falhou', 'dados']],
  ])('ERR-04 shows %s', (_, estado, esperados) => {
    renderizar(
      <AreaDeDados esqueleto={esqueleto} textoVazio="vazio" {...estado}>
        {dados}
      </AreaDeDados>,
    )
    for (const texto of ['esqueleto', 'dados', 'vazio', 'Falhou']) {
      expect(screen.queryAllByText(texto), texto).toHaveLength(esperados.includes(texto) ? 1 : 0)
    }
  })

  it('ERR-04 one area failing leaves the other alone, and only the failed one is tried again', async () => {
    const aoTentarNovamente = vi.fn()
    const { usuario } = renderizar(
      <>
        <AreaDeDados erro="Falha ao carregar as notas" aoTentarNovamente={aoTentarNovamente} />
        <AreaDeDados>{dados}</AreaDeDados>
      </>,
    )
    expect(screen.getByText('dados')).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(aoTentarNovamente).toHaveBeenCalledTimes(1)
  })

  it('ERR-04 after a retry that worked the focus is on the area', async () => {
    const { usuario, rerender } = renderizar(<AreaDeDados erro="Falhou" aoTentarNovamente={() => {}} />)
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    rerender(<AreaDeDados aoTentarNovamente={() => {}}>dados</AreaDeDados>)
    expect(screen.getByText('dados')).toHaveFocus()
  })

  it('ERR-04 a retry under way cannot be pressed twice', () => {
    renderizar(<AreaDeDados erro="Falhou" atualizando aoTentarNovamente={() => {}} />)
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeDisabled()
  })
})
