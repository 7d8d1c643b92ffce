import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { numeroLegivel } from '@balcao/dominio/whatsapp/numero'
import { useSessao } from '../../platform/sessao.tsx'

/** TIC-10 Beside every text of a dialog: who is going to read it. */
export const SO_A_EQUIPE_LE = 'Só a equipe lê.'
const O_CLIENTE_TAMBEM_LE = 'O cliente também lê.'

/** What whoever opens or reopens a ticket writes is part of its conversation. */
export const useQuemLeAConversa = (): string =>
  useSessao().pode('TICKET_INTERNO') ? O_CLIENTE_TAMBEM_LE : 'Fica na conversa com o atendimento.'

type PorOndeLe = Pick<TicketDetalhado, 'correio' | 'whatsapp' | 'clienteLe'>

/** ALC-01 Whether it arrives, by which way, and what goes along. */
export function oQueOClienteLe({ correio, whatsapp, clienteLe }: PorOndeLe, junto?: string): string {
  const com = junto ? `, ${junto},` : ''
  if (whatsapp) return `Opcional. Vai por WhatsApp${com} para ${numeroLegivel(whatsapp.numero)}.`
  if (correio) return `Opcional. Vai por e-mail${com} para ${correio.para}.`
  return clienteLe
    ? `Opcional. O cliente lê no portal${junto ? `, ${junto}` : ''}.`
    : 'Opcional. Este ticket não tem e-mail de contato: ninguém a recebe, e ela fica na conversa.'
}
