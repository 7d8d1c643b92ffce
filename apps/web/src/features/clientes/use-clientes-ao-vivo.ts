import { CANAL_DE_CLIENTES } from '@balcao/dominio/clientes/canais'
import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import { useSessao } from '../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'

/** SHL-06 What others change of a customer, and the tickets that move, show by themselves. */
export function useClientesAoVivo(): void {
  const { pode } = useSessao()
  useReleituraAoVivo(pode('TICKET_INTERNO') ? [CANAL_DE_CLIENTES, CANAL_DE_TICKETS] : [CANAL_DE_CLIENTES])
}
