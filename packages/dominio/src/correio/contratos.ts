import * as z from 'zod/mini'
import { paramsDoCliente } from '../clientes/contratos.ts'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { campoCopias } from '../tickets/copias.ts'
import { mensagemDeSucesso, paramsDoTicket, versao } from '../tickets/esquemas.ts'
import { campoId, texto } from '../validacao.ts'
import { campoEmailGuardado } from '../validacao-de-contato.ts'

const TAMANHO_DO_NOME = 120

const nenhum = z.pipe(
  z.literal(''),
  z.transform(() => null),
)

/** ALC-01 Whom mail reaches at a customer's: their people, and the addresses on record. */
export const listarDestinatarios = contrato('GET /sac/correio/destinatarios/:idCli', {
  acao: 'CLIENTE_CONTATOS',
  descricao: 'Pessoas e endereços de um cliente que recebem e-mail, o principal primeiro',
  le: ['contatos'],
  params: paramsDoCliente,
  resposta: listaCompleta(
    z.object({ nome: z.string(), email: z.string(), desc: z.string(), principal: z.boolean() }),
  ),
})

/** ALC-01 Who is written to from now on; without an e-mail, nobody. */
export const escolherContato = contrato('PUT /sac/tickets/:idTicket/contato', {
  acao: 'TICKET_CONTATO',
  descricao: 'Escolhe para quem vão os e-mails de um ticket',
  muda: ['tickets', 'historico'],
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    nome: z._default(texto(0, TAMANHO_DO_NOME), ''),
    email: z.union([z.null(), nenhum, campoEmailGuardado]),
    copias: z._default(campoCopias, []),
  }),
  resposta: mensagemDeSucesso,
})

/** ALC-01 What was refused, or nobody knows whether it arrived, goes again: to the same address, or to the right one. */
export const reenviarCorreio = contrato('POST /sac/tickets/:idTicket/correio/:idCorreio/reenviar', {
  acao: 'TICKET_CONTATO',
  descricao: 'Envia de novo um e-mail do ticket que foi recusado ou ficou incerto',
  muda: ['historico'],
  params: z.object({ idTicket: campoId, idCorreio: campoId }),
  corpo: z.object({ para: z.optional(campoEmailGuardado) }),
  resposta: z.object({ message: z.string() }),
})
