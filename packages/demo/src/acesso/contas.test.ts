import { existsSync } from 'node:fs'
import { lerConfiguracao } from '@balcao/api/src/configuracao.ts'
import { SETORES } from '@balcao/api/src/features/implantacao/partida/setores.ts'
import { cpfValido } from '@balcao/dominio/brasil/cpf'
import { nomeCompletoValido } from '@balcao/dominio/brasil/nome'
import { tiposDeUsuario } from '@balcao/dominio/usuarios'
import { expect, it } from 'vitest'
import { EMPRESAS } from '../filiais/filiais.ts'
import { SETORES_DA_CONTA } from '../setores/setores-da-conta.ts'
import { CONTAS_DEMO, CONTAS_DOS_SETORES } from './contas.ts'

it('há uma conta de cada tipo, com CPF válido e nome completo', () => {
  expect(CONTAS_DEMO.map(({ tipo }) => tipo)).toEqual(tiposDeUsuario)
  for (const { cpf, nome } of [...CONTAS_DEMO, ...CONTAS_DOS_SETORES])
    expect(cpfValido(cpf) && nomeCompletoValido(nome)).toBe(true)
})

it('SEG-05 cada setor tem uma conta conhecida, e cada etapa quem a cumpra', () => {
  const conhecidas = [...Object.values(SETORES_DA_CONTA), ...CONTAS_DOS_SETORES.map(({ setores }) => setores)]
  expect(new Set(conhecidas.flat())).toEqual(new Set(SETORES))
})

it('negocios.json lista os negócios que a demonstração sabe preencher, com logo e fundo', () => {
  const { negocios } = lerConfiguracao({})
  expect(negocios.map(({ id }) => id)).toEqual(Object.keys(EMPRESAS))
  for (const { logo = '', fundo = '' } of negocios)
    expect([existsSync(logo), existsSync(fundo)]).toEqual([true, true])
})
