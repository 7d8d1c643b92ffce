import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import { useSessao } from '../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'

/** SHL-06 What others change of a customer, and the tickets that move, show by themselves. */
export function useClientesAoVivo(): void {
  const { colaborador, pode } = useSessao()
  const doColaborador = canalDoColaborador(colaborador.id)
  useReleituraAoVivo(pode('TICKET_INTERNO') ? [doColaborador, CANAL_DE_TICKETS] : [doColaborador])
}
