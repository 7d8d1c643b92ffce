import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../teste/renderizar.tsx'
import { AMBIENTE, usarServidor } from '../teste/servidor.ts'
import { topoDaEntrada } from './alternar-negocio-na-entrada.tsx'

usarServidor()
const botao = () => screen.getByRole('button', { name: 'Alternar Negócio' })

describe('alternar o negócio antes de entrar', () => {
  it('NEG-01 a lista vem quando se aperta o botão, e o foco volta a ele', async () => {
    const { usuario } = renderizar(<>{topoDaEntrada()}</>)
    await usuario.click(botao())
    expect(await screen.findByRole('menuitemradio', { name: 'Boreal Pet' })).toBeVisible()
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(botao()).toHaveFocus())
  })

  it('NEG-01 com um negócio só nada fica acima do formulário', () => {
    if (window.BALCAO) window.BALCAO.negocios = AMBIENTE.negocios.slice(0, 1)
    expect(topoDaEntrada()).toBe(false)
  })
})
