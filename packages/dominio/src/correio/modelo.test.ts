import { expect, it } from 'vitest'
import { preencherModelo } from './modelo.ts'

const variaveis = {
  contato: 'Maria {protocolo}',
  protocolo: '2026.000001-0',
  assunto: 'Caixa',
  negocio: 'Aurora',
  filial: 'Campinas',
}

it('ALC-01 os nomes entre chaves são preenchidos uma vez; os outros ficam', () => {
  expect(preencherModelo('Olá, {contato}: {protocolo} {constructor} {x', variaveis)).toBe(
    'Olá, Maria {protocolo}: 2026.000001-0 {constructor} {x',
  )
})
