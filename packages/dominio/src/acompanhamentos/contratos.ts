import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { paramsDoTicket } from '../tickets/esquemas.ts'
import { campoEmail, campoId, texto } from '../validacao.ts'

const mensagem = z.object({ message: z.string() })

const linkDoTicket = z.object({
  id: z.number(),
  email: z.string(),
  nome: z.nullable(z.string()),
  validade: z.string(),
  criadoEm: z.string(),
  /** When the page was last opened; null when it never was. */
  abertoEm: z.nullable(z.string()),
})
export type LinkDoTicket = z.output<typeof linkDoTicket>

export const listarLinksDoTicket = contrato('GET /sac/tickets/:idTicket/links', {
  acao: 'TICKET_LINK',
  descricao: 'Quem tem um link do ticket, até quando, e a quem se pode dar um',
  le: ['historico'],
  params: paramsDoTicket,
  resposta: z.object({
    /** Why there can be none; null when there can. */
    impedimento: z.nullable(z.string()),
    itens: z.array(linkDoTicket),
    sugestoes: z.array(z.object({ email: z.string(), nome: z.string() })),
  }),
})

/** ALC-03 Its secret is answered this once and kept nowhere; those given before go on working. */
export const criarLinkDoCliente = contrato('POST /sac/tickets/:idTicket/links', {
  acao: 'TICKET_LINK',
  descricao: 'Cria o link com que alguém vê e responde um ticket sem conta',
  muda: ['tickets', 'historico'],
  params: paramsDoTicket,
  corpo: z.object({ email: campoEmail, nome: z._default(texto(0, 100), '') }),
  resposta: z.object({ endereco: z.string(), validade: z.string() }),
})

/** ALC-03 Everything that person was given. */
export const revogarLinkDoCliente = contrato('DELETE /sac/tickets/:idTicket/links/:idLink', {
  acao: 'TICKET_LINK',
  descricao: 'Cancela os links que alguém tem de um ticket',
  muda: ['tickets', 'historico'],
  params: z.object({ idTicket: campoId, idLink: campoId }),
  resposta: mensagem,
})
