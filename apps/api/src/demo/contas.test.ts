import { existsSync } from 'node:fs'
import { cpfValido } from '@balcao/dominio/brasil/cpf'
import { nomeCompletoValido } from '@balcao/dominio/brasil/nome'
import { tiposDeUsuario } from '@balcao/dominio/usuarios'
import { expect, it } from 'vitest'
import { lerConfiguracao } from '../configuracao.ts'
import { CONTAS_DEMO } from './contas.ts'
import { EMPRESAS } from './listas/filiais.ts'

it('há uma conta de cada tipo, com CPF válido e nome completo', () => {
  expect(CONTAS_DEMO.map(({ tipo }) => tipo)).toEqual(tiposDeUsuario)
  for (const { cpf, nome } of CONTAS_DEMO) expect(cpfValido(cpf) && nomeCompletoValido(nome)).toBe(true)
})

it('negocios.json lista os negócios que a demonstração sabe preencher, com logo e fundo', () => {
  const { negocios } = lerConfiguracao({})
  expect(negocios.map(({ id }) => id)).toEqual(Object.keys(EMPRESAS))
  for (const { logo, fundo } of negocios) expect([existsSync(logo), existsSync(fundo)]).toEqual([true, true])
})
