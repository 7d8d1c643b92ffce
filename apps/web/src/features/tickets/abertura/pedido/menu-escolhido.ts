import type { RespostaDe } from '@balcao/dominio/contrato'
import { passosDoTipo } from '@balcao/dominio/tickets/abertura/passos'
import type { listarMenu } from '@balcao/dominio/tickets/catalogo/contratos'
import { comTipo } from './estado.ts'
import type { TicketNovo } from './ticket-novo.ts'

export type MenuDeTicket = RespostaDe<typeof listarMenu>['ticketMenu'][number]

/** NOV-01 A menu with a single type has nothing else to ask; a type of another menu does not stay. */
export function comMenu(
  novo: TicketNovo,
  { key, tipos }: MenuDeTicket,
  opcoes: { consumidorFixo: boolean },
): TicketNovo {
  const [unico, ...outros] = tipos
  const sozinho = outros.length === 0 ? (unico ?? null) : null
  const tipo = tipos.find(({ id }) => id === novo.tipo?.id) ?? sozinho
  return { ...comTipo(novo, tipo, opcoes), menu: key }
}

/** The type as it is today: a draft may have been written for flags and reasons that are no more. */
export function comTipoDeHoje(
  novo: TicketNovo,
  menus: readonly MenuDeTicket[],
  opcoes: { consumidorFixo: boolean },
): TicketNovo {
  if (!novo.tipo) return novo
  const { id } = novo.tipo
  const hoje = menus.flatMap(({ tipos }) => tipos).find((tipo) => tipo.id === id)
  if (!hoje) return { ...comTipo(novo, null, opcoes), menu: null, passo: 'SOLICITACAO' }
  const passo = passosDoTipo(hoje).includes(novo.passo) ? novo.passo : 'SOLICITACAO'
  return { ...novo, tipo: hoje, passo }
}
