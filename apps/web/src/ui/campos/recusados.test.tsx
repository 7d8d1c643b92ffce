import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { acusarRecusados, RECUSADO, temRecusado, useRecusa } from './recusados.ts'

const enviar = vi.fn()
const ouvirNoDocumento = vi.fn()

type FormularioProps = { recusado?: boolean; desativado?: boolean }

function Formulario({ recusado = true, desativado = false }: FormularioProps) {
  useRecusa(recusado)
  return (
    <form
      onSubmit={(evento) => {
        evento.preventDefault()
        enviar()
      }}
    >
      <input aria-label="Data" disabled={desativado} {...(recusado && { [RECUSADO]: '' })} />
      <button type="submit">Salvar</button>
    </form>
  )
}

const formulario = () => screen.getByLabelText('Data').closest('form') as HTMLFormElement
const botao = () => screen.getByRole<HTMLButtonElement>('button')

beforeEach(() => {
  enviar.mockClear()
  ouvirNoDocumento.mockClear()
})
afterEach(() => document.removeEventListener('submit', ouvirNoDocumento, true))

it('GER-09 o que não é valor não se envia, e ninguém mais ouve que se quis enviar', () => {
  renderizar(<Formulario />)
  // After ours, at the same place: only stopping at once keeps it from hearing.
  document.addEventListener('submit', ouvirNoDocumento, true)
  const seguiu = fireEvent.submit(formulario())
  expect(seguiu).toBe(false)
  expect(enviar).not.toHaveBeenCalled()
  expect(ouvirNoDocumento).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Data')).toHaveFocus()
  expect(temRecusado(botao())).toBe(true)
})

it('GER-09 o campo desativado não vai, e por isso não impede', () => {
  renderizar(<Formulario desativado />)
  document.addEventListener('submit', ouvirNoDocumento, true)
  expect(acusarRecusados(formulario())).toBe(false)
  expect(temRecusado(botao())).toBe(false)
  act(() => void fireEvent.submit(formulario()))
  expect(enviar).toHaveBeenCalledOnce()
  expect(ouvirNoDocumento).toHaveBeenCalledOnce()
})

it('GER-09 o que volta a ser valor se envia', () => {
  const { rerender } = renderizar(<Formulario />)
  rerender(<Formulario recusado={false} />)
  fireEvent.submit(formulario())
  expect(enviar).toHaveBeenCalledOnce()
})

it('GER-09 cada recusado diz o seu problema, e o primeiro tem o foco', () => {
  const acusado = vi.fn()
  renderizar(
    <div data-testid="raiz" onInvalidCapture={({ target }) => acusado((target as HTMLInputElement).name)}>
      <input name="vale" />
      <input name="um" {...{ [RECUSADO]: '' }} />
      <input name="outro" {...{ [RECUSADO]: '' }} />
    </div>,
  )
  const raiz = screen.getByTestId('raiz')
  expect(acusarRecusados(raiz)).toBe(true)
  expect(acusado.mock.calls).toEqual([['um'], ['outro']])
  expect(raiz.querySelector('[name="um"]')).toHaveFocus()
})
