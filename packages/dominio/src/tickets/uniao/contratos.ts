import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { campoId, campoSimOuNao } from '../../validacao.ts'
import { mensagemDeSucesso, paramsDoTicket, versao } from '../esquemas.ts'

// What it leaves by the way: its balance of returns, its pickup.
const muda = ['tickets', 'historico', 'itens', 'coletas'] as const

/** MES-06/uniao The ticket of the address becomes part of `destino`, which from then on shows whatever it had. */
export const unirTicket = contrato('POST /sac/tickets/:idTicket/unir', {
  acao: 'TICKET_UNIR',
  descricao: 'Une um ticket duplicado a outro do mesmo cliente ou remetente, sem perder nada do que ele tem',
  muda,
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    destino: campoId,
    /** It asks for products to be returned: they go back to the balance, as when it is given up. */
    liberaProdutos: z._default(campoSimOuNao, false),
  }),
  resposta: z.extend(mensagemDeSucesso, { destino: z.number() }),
})

/** MES-06/uniao Of the ticket that became part of another. */
export const desfazerUniao = contrato('POST /sac/tickets/:idTicket/desfazer-uniao', {
  acao: 'TICKET_UNIR',
  descricao: 'Separa um ticket daquele a que foi unido, como era antes',
  muda,
  params: paramsDoTicket,
  corpo: z.object({ versao }),
  resposta: mensagemDeSucesso,
})
