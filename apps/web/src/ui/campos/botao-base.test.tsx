import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../../test/renderizar.tsx'
import { BotaoBase } from './botao-base.tsx'

const botao = () => screen.getByRole('button', { name: 'Salvar' })

describe('BotaoBase', () => {
  it('GER-09 desabilitado até que o formulário diga o contrário', () => {
    const { rerender } = renderizar(<BotaoBase>Salvar</BotaoBase>)
    expect(botao()).toBeDisabled()
    rerender(<BotaoBase habilitado>Salvar</BotaoBase>)
    expect(botao()).toBeEnabled()
  })

  it('GER-09 enquanto trabalha não aceita outro clique, guarda o foco e depois volta', async () => {
    let terminar = () => {}
    const onClick = vi.fn(() => new Promise<void>((resolver) => (terminar = resolver)))
    const { usuario } = renderizar(
      <BotaoBase habilitado onClick={onClick}>
        Salvar
      </BotaoBase>,
    )
    await usuario.dblClick(botao())
    await usuario.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(botao()).toHaveAttribute('aria-busy', 'true')
    expect(botao()).toHaveFocus()
    await act(async () => terminar())
    expect(botao()).not.toHaveAttribute('aria-busy')
    await usuario.click(botao())
    expect(onClick).toHaveBeenCalledTimes(2)
  })

  it('GER-09 um formulário que está sendo enviado não é enviado de novo, nem com Enter no campo', async () => {
    const aoEnviar = vi.fn((evento: { preventDefault: () => void }) => evento.preventDefault())
    const formulario = (carregando: boolean) => (
      <form onSubmit={aoEnviar}>
        <input aria-label="Nome" />
        <BotaoBase type="submit" habilitado carregando={carregando}>
          Salvar
        </BotaoBase>
      </form>
    )
    const { usuario, rerender } = renderizar(formulario(false))
    await usuario.click(botao())
    expect(aoEnviar).toHaveBeenCalledTimes(1)
    rerender(formulario(true))
    await usuario.click(botao())
    await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'x{Enter}')
    expect(aoEnviar).toHaveBeenCalledTimes(1)
  })
})
