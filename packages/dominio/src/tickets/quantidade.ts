import * as z from 'zod/mini'
import { MENSAGENS } from '../mensagens.ts'

/** More than this no step of a ticket takes in one answer. */
export const MAXIMO_DE_ITENS = 500

const CASAS_DA_QUANTIDADE = 4

/** A quantity typed by a person: never negative, as many decimals as the database keeps. */
export const campoQuantidade = z.coerce.number<string | number>(MENSAGENS.quantidadeInvalida).check(
  z.minimum(0, MENSAGENS.quantidadeInvalida),
  z.maximum(9_999_999, MENSAGENS.quantidadeInvalida),
  z.refine((valor) => Number(valor.toFixed(CASAS_DA_QUANTIDADE)) === valor, MENSAGENS.quantidadeInvalida),
)
