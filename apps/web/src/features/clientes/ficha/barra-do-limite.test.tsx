import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SessaoAberta } from '../../../platform/sessao.tsx'
import { cargaDe } from '../../../teste/carga.ts'
import { renderizar } from '../../../teste/renderizar.tsx'
import { usarServidor } from '../../../teste/servidor.ts'
import { BarraDoLimite } from './barra-do-limite.tsx'

usarServidor()

it.each([
  [0, 100, 'green'],
  [79.99, 100, 'green'],
  [80, 100, 'yellow'],
  [99.99, 100, 'yellow'],
  [100, 100, 'red'],
  [130, 100, 'red'],
  // Divided in binary these are a hair below 80%.
  [8.04, 10.05, 'yellow'],
  [8.03, 10.05, 'green'],
  [0, 0, 'red'],
])('CLI-03 %f usados de %f: a barra é %s', (utilizado, total, cor) => {
  renderizar(
    <SessaoAberta carga={cargaDe('OPERADOR')}>
      <BarraDoLimite total={total} utilizado={utilizado} />
    </SessaoAberta>,
  )
  const barra = screen.getByRole('progressbar', { name: 'Limite utilizado' })
  expect(barra.getAttribute('style')).toContain(`-${cor}-`)
  expect(Number(barra.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(100)
})
