import * as z from 'zod/mini'

/** A number of a contract where nothing typed is not zero: zero says something else. */
export function preenchido<S>(esquema: z.core.$ZodType<S, string | number>) {
  return z.pipe(z.union([z.string(), z.number()]), esquema)
}
