import { cortar } from '@balcao/dominio/formatos/cortar'
import * as z from 'zod/mini'

const MAIOR_TEXTO = 300
const MAXIMO_DE_ITENS = 500

/** Text of a service outside: trimmed and cut, never trusted to be short. */
export const textoDeFora = z.pipe(
  z.string(),
  z.transform((texto) => cortar(texto.trim(), MAIOR_TEXTO)),
)

/** The same where it may be missing; empty is missing. */
export const textoOuNada = z.pipe(
  z.nullish(textoDeFora),
  z.transform((texto) => texto || null),
)

/** Not more of them than a person reads. */
export const listaDeFora = <T extends z.ZodMiniType>(item: T) =>
  z.array(item).check(z.maxLength(MAXIMO_DE_ITENS))

/** Empty where the branch set none; without the bar at its end, for what comes after it. */
export const enderecoDeFora = (endereco: string): string => endereco.replace(/\/+$/, '')
