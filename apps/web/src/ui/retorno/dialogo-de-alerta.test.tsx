import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { ProvedorDeTema } from '../tema/provedor-de-tema.tsx'
import { DialogoDeAlerta } from './dialogo-de-alerta.tsx'

describe('DialogoDeAlerta', () => {
  it('GER-16 enters in 150 ms', async () => {
    // Not through `renderizar`: its environment turns transitions off.
    const dialogo = (aberto: boolean) => (
      <ProvedorDeTema>
        <DialogoDeAlerta
          aberto={aberto}
          assunto={1}
          tom="info"
          titulo="Aviso"
          aoFechar={() => {}}
          acoes={<button type="button">Ok</button>}
        />
      </ProvedorDeTema>
    )
    const { rerender } = render(dialogo(false))
    rerender(dialogo(true))
    expect((await screen.findByRole('dialog')).style.transitionDuration).toBe('150ms')
  })
  it('GER-16 o Esc que abriu o diálogo não o fecha; o seguinte fecha', () => {
    const aoFechar = vi.fn()
    const esc = () => new KeyboardEvent('keydown', { key: 'Escape' })
    const queAbriu = esc()
    renderizar(
      <DialogoDeAlerta aberto assunto={1} tom="info" titulo="Aviso" aoFechar={aoFechar} acoes={null} />,
    )
    window.dispatchEvent(queAbriu)
    expect(aoFechar).not.toHaveBeenCalled()
    window.dispatchEvent(esc())
    expect(aoFechar).toHaveBeenCalledOnce()
  })
})
