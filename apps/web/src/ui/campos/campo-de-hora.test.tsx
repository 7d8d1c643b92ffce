import { MENSAGENS } from '@balcao/dominio/mensagens'
import { fireEvent, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { CampoDeHora } from './campo-de-hora.tsx'

const aoEnviar = vi.fn()

function Formulario() {
  const { register, handleSubmit } = useForm({ defaultValues: { hora: '' } })
  return (
    <form onSubmit={handleSubmit((dados) => aoEnviar(dados))}>
      <CampoDeHora label="Hora" {...register('hora')} />
      <button type="submit">Enviar</button>
    </form>
  )
}

/** As a browser is about a field whose hour is typed and whose minutes are not: its value is '' all the while. */
const pelaMetade = (campo: HTMLInputElement, badInput: boolean) =>
  Object.defineProperty(campo, 'validity', { configurable: true, value: { badInput } })

it.each(['saindo do campo', 'com Enter nele'])(
  'GER-09 a hora pela metade fica, com o seu erro, e o formulário não vai sem ela: %s',
  async (como) => {
    aoEnviar.mockClear()
    const { usuario } = renderizar(<Formulario />)
    const campo = screen.getByLabelText<HTMLInputElement>('Hora')
    const enviar = screen.getByRole('button', { name: 'Enviar' })
    campo.focus()
    pelaMetade(campo, true)
    fireEvent.keyUp(campo, { key: '9' })
    expect(campo).toBeValid()
    if (como === 'saindo do campo') await usuario.click(enviar)
    else fireEvent.submit(campo.form as HTMLFormElement)
    expect(campo).toHaveAccessibleDescription(MENSAGENS.horaIncompleta)
    expect(campo).toHaveFocus()
    pelaMetade(campo, false)
    fireEvent.change(campo, { target: { value: '09:30' } })
    fireEvent.keyUp(campo, { key: '0' })
    expect(campo).toBeValid()
    await usuario.click(enviar)
    expect(aoEnviar).toHaveBeenCalledExactlyOnceWith({ hora: '09:30' })
  },
)

it('vazia, não é pela metade', async () => {
  aoEnviar.mockClear()
  const { usuario } = renderizar(<Formulario />)
  screen.getByLabelText('Hora').focus()
  await usuario.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(aoEnviar).toHaveBeenCalledExactlyOnceWith({ hora: '' })
})
