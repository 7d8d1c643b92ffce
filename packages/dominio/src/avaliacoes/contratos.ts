import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { paramsDoTicket } from '../tickets/esquemas.ts'
import { texto } from '../validacao.ts'
import { type Nota, TAMANHO_DO_COMENTARIO } from './regras.ts'

export const camposDaAvaliacao = {
  nota: z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(5)),
  comentario: z._default(texto(0, TAMANHO_DO_COMENTARIO), ''),
}

/** ALC-04 What was said, if anything was, and why nothing can be said now. */
export const avaliacaoDoTicket = z.object({
  avaliacao: z.nullable(
    z.object({
      nota: z.custom<Nota>(),
      comentario: z.string(),
      em: z.string(),
      por: z.string(),
    }),
  ),
  impedimento: z.nullable(z.string()),
})
export type AvaliacaoDoTicket = z.output<typeof avaliacaoDoTicket>

export const obterAvaliacao = contrato('GET /sac/tickets/:idTicket/avaliacao', {
  acao: 'TICKET_VER',
  descricao: 'A avaliação do atendimento de um ticket',
  le: ['tickets'],
  params: paramsDoTicket,
  resposta: avaliacaoDoTicket,
})

/** ALC-04 By the account of whose ticket it is; said again, it takes the place of what was said. */
export const avaliarTicket = contrato('POST /sac/tickets/:idTicket/avaliacao', {
  acao: 'TICKET_AVALIAR',
  descricao: 'Avalia o atendimento de um ticket encerrado',
  muda: ['tickets', 'historico', 'avisos'],
  params: paramsDoTicket,
  corpo: z.object(camposDaAvaliacao),
  resposta: z.object({ message: z.string() }),
})
