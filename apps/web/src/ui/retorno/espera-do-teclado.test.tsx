import { expect, it } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import {
  assinarEspera,
  comoEstava,
  entregarEspera,
  esperarTexto,
  tecladoAEspera,
  useTecladoAEspera,
} from './espera-do-teclado.ts'

const nada = () => {}

function Janela({ vindo }: { vindo: boolean }) {
  useTecladoAEspera(vindo, nada)
  return null
}

it('MES-04 o teclado espera o que vem sem campo à espera, e o que espera um campo sem nada vindo', () => {
  expect(tecladoAEspera()).toBe(false)
  const { rerender, unmount } = renderizar(<Janela vindo />)
  expect(tecladoAEspera()).toBe(true)
  rerender(<Janela vindo={false} />)
  expect(tecladoAEspera()).toBe(false)
  const deixar = assinarEspera(nada)
  esperarTexto({ rotulo: 'Mensagem' }, comoEstava())
  expect(tecladoAEspera()).toBe(true)
  entregarEspera()
  expect(tecladoAEspera()).toBe(false)
  deixar()
  unmount()
})

it('MES-04 de dois que vêm, o que chega não solta o teclado do outro; o que se vai, sim', () => {
  const um = renderizar(<Janela vindo />)
  const outro = renderizar(<Janela vindo />)
  um.rerender(<Janela vindo={false} />)
  expect(tecladoAEspera()).toBe(true)
  outro.unmount()
  expect(tecladoAEspera()).toBe(false)
})
