import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
})
