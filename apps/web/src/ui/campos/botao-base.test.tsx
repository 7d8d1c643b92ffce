import { TextInput } from '@mantine/core'
import { act, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { BotaoBase } from './botao-base.tsx'

const botao = () => screen.getByRole('button', { name: 'Salvar' })
const campo = (nome: string) => screen.getByRole('textbox', { name: nome })
type Usuario = ReturnType<typeof renderizar>['usuario']

describe('BotaoBase', () => {
  it('GER-09 desabilitado até que o formulário diga o contrário, sem sair do alcance do teclado', async () => {
    const { usuario, rerender } = renderizar(<BotaoBase>Salvar</BotaoBase>)
    expect(botao()).toHaveAttribute('aria-disabled', 'true')
    expect(botao()).toHaveAttribute('data-disabled', 'true')
    await usuario.tab()
    expect(botao()).toHaveFocus()
    rerender(<BotaoBase habilitado>Salvar</BotaoBase>)
    expect(botao()).not.toHaveAttribute('aria-disabled')
    expect(botao()).not.toHaveAttribute('data-disabled')
  })

  function Cadastro({ aoEnviar }: { aoEnviar: () => void }) {
    const { register, handleSubmit, formState } = useForm({
      defaultValues: { nome: '', cidade: '' },
      mode: 'onTouched',
    })
    const { errors, isValid } = formState
    return (
      <form noValidate onSubmit={handleSubmit(aoEnviar)}>
        <TextInput label="Apelido" />
        <TextInput
          label="Nome"
          withAsterisk
          error={errors.nome?.message}
          {...register('nome', { required: 'Campo obrigatório' })}
        />
        <TextInput
          label="Cidade"
          error={errors.cidade?.message}
          {...register('cidade', { required: 'Campo obrigatório' })}
        />
        <BotaoBase type="submit" habilitado={isValid}>
          Salvar
        </BotaoBase>
      </form>
    )
  }

  it.each([
    ['um clique', (usuario: Usuario) => usuario.click(botao())],
    ['Enter em outro campo', (usuario: Usuario) => usuario.type(campo('Apelido'), 'x{Enter}')],
  ])('GER-09 desabilitado, %s mostra os erros, diz o que falta e leva até lá', async (_caso, pressionar) => {
    const aoEnviar = vi.fn()
    const { usuario } = renderizar(<Cadastro aoEnviar={aoEnviar} />)
    expect(botao()).toHaveAttribute('aria-disabled', 'true')
    await pressionar(usuario)
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Falta corrigir: Nome e Cidade.'),
    )
    expect(campo('Nome')).toHaveFocus()
    expect(campo('Nome')).toHaveAccessibleDescription('Campo obrigatório')
    await usuario.keyboard('Ana')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await usuario.click(botao())
    await waitFor(() => expect(campo('Cidade')).toHaveFocus())
    expect(aoEnviar).not.toHaveBeenCalled()
    await usuario.keyboard('Jundiaí')
    await waitFor(() => expect(botao()).not.toHaveAttribute('aria-disabled'))
    await usuario.keyboard('{Enter}')
    await waitFor(() => expect(aoEnviar).toHaveBeenCalledTimes(1))
  })

  it('GER-09 o que nenhum campo diz, o botão diz ao lado, e nada é enviado', async () => {
    const aoEnviar = vi.fn((evento: { preventDefault: () => void }) => evento.preventDefault())
    const formulario = (habilitado: boolean) => (
      <form onSubmit={aoEnviar}>
        <BotaoBase type="submit" habilitado={habilitado} falta="Nada foi alterado.">
          Salvar
        </BotaoBase>
      </form>
    )
    const { usuario, rerender } = renderizar(formulario(false))
    await usuario.tab()
    await usuario.keyboard('{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('Nada foi alterado.')
    expect(screen.getByRole('status')).toBeVisible()
    expect(aoEnviar).not.toHaveBeenCalled()
    rerender(formulario(true))
    rerender(formulario(false))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('GER-09, GER-22 enquanto trabalha diz que trabalha, não aceita outro clique, guarda o foco e depois volta', async () => {
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
    expect(screen.getByText('Processando solicitação')).toHaveAttribute('aria-live', 'polite')
    await act(async () => terminar())
    expect(botao()).not.toHaveAttribute('aria-busy')
    expect(screen.queryByText('Processando solicitação')).toBeNull()
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
