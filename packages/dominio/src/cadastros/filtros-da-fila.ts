import * as z from 'zod/mini'
import { listarCadastros } from './contratos.ts'
import { SITUACOES_DO_CADASTRO } from './modos.ts'

/** The queue as the screen keeps it: what waits goes without saying, and everything has to be asked for. */
export const filtrosDaFila = z.extend(listarCadastros.query, {
  situacao: z._default(z.enum([...SITUACOES_DO_CADASTRO, 'TODAS']), 'PENDENTE'),
})
