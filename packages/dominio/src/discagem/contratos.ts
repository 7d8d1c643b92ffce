import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { campoId, campoTelefone } from '../validacao.ts'

/** API-09, CLI-11 Hands a number to the telephone exchange, where the call protocol of the branch is 'api'. */
export const discar = contrato('POST /sac/discar', {
  acao: 'CLIENTE_DISCAR',
  descricao: 'Manda um número para a discadora',
  muda: [],
  limitePorMinuto: 30,
  corpo: z.object({
    numero: campoTelefone,
    /** Of which branch the exchange is; without it, that of the caller. */
    idFil: z.optional(campoId),
  }),
  resposta: z.object({ message: z.string() }),
})
