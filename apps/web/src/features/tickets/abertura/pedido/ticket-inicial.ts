import type { NotaParaEscolher } from '@balcao/dominio/tickets/abertura/contratos'
import {
  alternarNota,
  CONSUMIDOR_EM_BRANCO,
  comCliente,
  comFilial,
  comTipo,
  TICKET_EM_BRANCO,
} from './estado.ts'
import type { MenuDeTicket } from './menu-escolhido.ts'
import type { ClienteDoTicket, TicketNovo } from './ticket-novo.ts'

/** API-02 The portal itself. */
const ORIGEM_DO_PORTAL = 'SAC'

type Preenchimento = {
  menus: readonly MenuDeTicket[]
  /** NOV-06 The account of a final consumer, who opens in their own name. */
  consumidor: { nome: string; email: string } | null
  tipo: string | undefined
  cliente: ClienteDoTicket | null
  nota: NotaParaEscolher | null
}

/** SHL-05, NOV-06 The wizard before anybody types: empty, or filled by who opens it and from where. */
export function ticketInicial({ menus, consumidor, tipo, cliente, nota }: Preenchimento): TicketNovo {
  const emBranco: TicketNovo = consumidor
    ? {
        ...TICKET_EM_BRANCO,
        origem: ORIGEM_DO_PORTAL,
        consumidorFinal: { ...CONSUMIDOR_EM_BRANCO, nome: consumidor.nome, email: consumidor.email },
      }
    : TICKET_EM_BRANCO
  const doTipo = menus.flatMap(({ tipos }) => tipos).find(({ chave }) => chave === tipo) ?? null
  const comQuem = comCliente(comTipo(emBranco, doTipo, { consumidorFixo: consumidor !== null }), cliente)
  if (!nota) return comQuem
  const filial = cliente?.filiaisSac.find(({ idFil }) => idFil === nota.filial.idFil)
  // Of a branch that does not serve the customer any more, no ticket could be opened about it.
  if (!filial) return comQuem
  return { ...alternarNota(comFilial(comQuem, filial), nota), notaDeOrigem: nota }
}
