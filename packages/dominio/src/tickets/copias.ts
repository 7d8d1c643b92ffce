import * as z from 'zod/mini'
import { texto } from '../validacao.ts'
import { campoEmailGuardado } from '../validacao-de-contato.ts'

/** As many as a ticket keeps in copy. */
export const MAXIMO_DE_COPIAS = 10

const MAIOR_LISTA = 1000
const listaDeCopias = z.array(campoEmailGuardado).check(z.maxLength(MAXIMO_DE_COPIAS))
const entreVirgulas = z.pipe(
  texto(0, MAIOR_LISTA),
  z.transform((escritas: string) => escritas.split(/[,;\s]+/).filter(Boolean)),
)

/** Who reads along: a list, or as people write one, with commas between. */
export const campoCopias = z.union([listaDeCopias, z.pipe(entreVirgulas, listaDeCopias)])
