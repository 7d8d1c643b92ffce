import type { SQL } from 'drizzle-orm'

/** The where-clause of a list as a record over the keys of its filter: one that is declared and forgotten does not compile. */
export type FiltroAplicado<F> = { [Chave in keyof Required<F>]: SQL | undefined }
