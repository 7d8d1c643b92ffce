import * as z from 'zod/mini'
import { cepGuardado, cepValido } from '../brasil/cep.ts'
import { MENSAGENS } from '../mensagens.ts'
import { texto } from '../validacao.ts'

export const TAMANHO_DO_ENDERECO = {
  logradouro: 120,
  numero: 10,
  complemento: 80,
  bairro: 80,
  cidade: 80,
  observacao: 255,
} as const

const DIGITOS_DO_IBGE = 7

export const campoCep = texto(1, 12).check(z.refine(cepValido, MENSAGENS.invalido), z.overwrite(cepGuardado))

export const campoUf = texto(2, 2).check(z.toUpperCase())
export const campoIbge = texto(DIGITOS_DO_IBGE, DIGITOS_DO_IBGE).check(z.regex(/^\d+$/, MENSAGENS.invalido))
