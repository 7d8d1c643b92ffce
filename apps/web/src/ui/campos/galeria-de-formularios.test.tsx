import { MENSAGENS } from '@balcao/dominio/mensagens'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { FormularioDaGaleria } from './galeria-de-formularios.tsx'

const campo = (name: string) => screen.getByRole('textbox', { name })
const botao = (name: string) => screen.getByRole('button', { name })

describe('formulários da galeria', () => {
  it('GER-04, GER-09 o botão espera por um formulário válido', async () => {
    const { usuario } = renderizar(<FormularioDaGaleria />)
    expect(botao('Cadastrar')).toHaveAttribute('aria-disabled', 'true')
    await usuario.type(campo('CPF'), '11111111112')
    await usuario.tab()
    await waitFor(() => expect(campo('CPF')).toHaveAccessibleDescription(MENSAGENS.invalido))
    await usuario.clear(campo('CPF'))
    await usuario.type(campo('CPF'), '52998224725')
    await usuario.type(campo('Telefone com DDD'), '11987654321')
    await usuario.type(campo('Nascimento'), '15/11/1990')
    await waitFor(() => expect(botao('Cadastrar')).not.toHaveAttribute('aria-disabled'))
  })
})
