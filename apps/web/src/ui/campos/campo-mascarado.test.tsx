import { MENSAGENS } from '@balcao/dominio/mensagens'
import { act, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { CampoMascarado } from './campo-mascarado.tsx'
import { registrar } from './registrar.ts'

const campo = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'CPF' })

describe('CampoMascarado', () => {
  it('GER-05 mostra a máscara e dá o valor sem ela', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<CampoMascarado tipo="cpf" label="CPF" onChange={onChange} />)
    await usuario.type(campo(), '52998224725')
    expect(campo()).toHaveValue('529.982.247-25')
    expect(onChange).toHaveBeenLastCalledWith('52998224725')
  })

  it('GER-05 dá o valor com a máscara, se pedido', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<CampoMascarado tipo="cep" label="CPF" comMascara onChange={onChange} />)
    await usuario.type(campo(), '01310100')
    expect(onChange).toHaveBeenLastCalledWith('01310-100')
  })

  it.each(['529.982.247-25', '52998224725', '529 982 247 25'])('GER-05 aceita colar %s', async (colado) => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<CampoMascarado tipo="cpf" label="CPF" onChange={onChange} />)
    await usuario.click(campo())
    await usuario.paste(colado)
    expect(campo()).toHaveValue('529.982.247-25')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('52998224725')
  })

  it('GER-05 colar dígitos demais é recusado com o motivo, em vez de virar outro número', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<CampoMascarado tipo="telefone" label="CPF" onChange={onChange} />)
    await usuario.click(campo())
    await usuario.paste('01511987654321')
    expect(campo()).toHaveValue('01511987654321')
    expect(campo()).toHaveAccessibleDescription(MENSAGENS.invalido)
    expect(onChange).toHaveBeenLastCalledWith('01511987654321')
    // It goes on as it is, never cut, until it fits.
    await usuario.keyboard('9')
    expect(campo()).toHaveValue('015119876543219')
    await usuario.keyboard('{Backspace}{Backspace}{Backspace}')
    expect(campo()).toBeValid()
    expect(campo()).toHaveValue('(15) 119876543')
  })

  it('GER-05 Delete antes de um separador apaga o que vem depois dele', async () => {
    const { usuario } = renderizar(<CampoMascarado tipo="cpf" label="CPF" defaultValue="529982247" />)
    await usuario.type(campo(), '{Delete}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(campo()).toHaveValue('529.822.47')
  })

  it('GER-05 CPF vira CNPJ ao passar de 11, com letras maiúsculas', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<CampoMascarado tipo="cpfOuCnpj" label="CPF" onChange={onChange} />)
    await usuario.type(campo(), '12abc34501de35')
    expect(campo()).toHaveValue('12.ABC.345/01DE-35')
    expect(onChange).toHaveBeenLastCalledWith('12ABC34501DE35')
  })

  it('GER-05 editar no meio não joga o cursor para o fim', async () => {
    const { usuario } = renderizar(<CampoMascarado tipo="cpf" label="CPF" defaultValue="52982247" />)
    await usuario.type(campo(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(campo()).toHaveValue('529.982.247')
    expect(campo().selectionStart).toBe(3)
    // A refused key leaves text and cursor alone.
    await usuario.keyboard('x')
    expect(campo()).toHaveValue('529.982.247')
    expect(campo().selectionStart).toBe(3)
  })

  it('não perde teclas quando o dono guarda o valor com atraso', async () => {
    function DonoLento() {
      const [valor, setValor] = useState('')
      return (
        <CampoMascarado
          tipo="cpf"
          label="CPF"
          value={valor}
          onChange={(novo) => setTimeout(() => startTransition(() => setValor(novo)), 50)}
        />
      )
    }
    vi.useFakeTimers()
    const { usuario } = renderizar(<DonoLento />)
    const passar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await usuario.type(campo(), '5')
    await passar(30)
    await usuario.keyboard('2')
    // The owner has only heard of the '5' so far.
    await passar(30)
    expect(campo()).toHaveValue('52')
    await usuario.keyboard('998224725')
    await passar(500)
    expect(campo()).toHaveValue('529.982.247-25')
  })

  it('segue o dono: valor trocado e valor retirado', () => {
    const { rerender } = renderizar(<CampoMascarado tipo="cpf" label="CPF" value="52998224725" />)
    rerender(<CampoMascarado tipo="cpf" label="CPF" value="111.444.777-35" />)
    expect(campo()).toHaveValue('111.444.777-35')
    rerender(<CampoMascarado tipo="cpf" label="CPF" value={null} />)
    expect(campo()).toHaveValue('')
  })

  it('liga descrição e erro ao campo', () => {
    renderizar(<CampoMascarado tipo="cpf" label="CPF" description="Só números" error={MENSAGENS.invalido} />)
    expect(campo()).toHaveAccessibleDescription(expect.stringContaining(MENSAGENS.invalido))
    expect(campo()).toHaveAccessibleDescription(expect.stringContaining('Só números'))
    expect(campo()).toBeInvalid()
  })
})

type Dados = { cpf: string }

describe('CampoMascarado em formulário', () => {
  function Formulario({
    como,
    aoEnviar,
  }: {
    como: 'register' | 'Controller'
    aoEnviar: (dados: Dados) => void
  }) {
    const { register, control, handleSubmit, reset, formState } = useForm<Dados>({
      defaultValues: { cpf: '52998224725' },
    })
    const comuns = { tipo: 'cpf', label: 'CPF', error: formState.errors.cpf?.message } as const
    const regras = { validate: (cpf: string) => cpf.length === 11 || MENSAGENS.invalido }
    return (
      <form onSubmit={handleSubmit(aoEnviar)}>
        {como === 'register' ? (
          <CampoMascarado {...comuns} {...registrar(register('cpf', regras))} />
        ) : (
          <Controller
            control={control}
            name="cpf"
            rules={regras}
            render={({ field }) => <CampoMascarado {...comuns} {...field} />}
          />
        )}
        <button type="submit">Enviar</button>
        <button type="button" onClick={() => reset()}>
          Desfazer
        </button>
      </form>
    )
  }

  it.each(['register', 'Controller'] as const)(
    'GER-05 com %s: valor inicial, envio, recusa com foco, desfazer',
    async (como) => {
      const aoEnviar = vi.fn()
      const { usuario } = renderizar(<Formulario como={como} aoEnviar={aoEnviar} />)
      const enviar = screen.getByRole('button', { name: 'Enviar' })
      expect(campo()).toHaveValue('529.982.247-25')

      await usuario.click(enviar)
      expect(aoEnviar.mock.calls[0]?.[0]).toEqual({ cpf: '52998224725' })

      await usuario.clear(campo())
      await usuario.type(campo(), '111')
      await usuario.click(enviar)
      expect(aoEnviar).toHaveBeenCalledTimes(1)
      expect(campo()).toHaveFocus()
      expect(campo()).toHaveAccessibleDescription(MENSAGENS.invalido)

      await usuario.click(screen.getByRole('button', { name: 'Desfazer' }))
      expect(campo()).toHaveValue('529.982.247-25')
    },
  )
})
