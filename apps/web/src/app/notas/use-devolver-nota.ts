import { useAbertura } from '../../features/tickets/novo/abrir-novo-ticket.ts'
import { useDevolve } from '../../features/tickets/novo/devolucao/use-devolve.ts'

type Nota = { id: number; cliente: { id: number } }

/** MES-07 From an invoice straight to its return; undefined for who may not return it. */
export function useDevolverNota(aoSair: () => void): ((nota: Nota) => void) | undefined {
  const { abrirNovoTicket } = useAbertura()
  if (!useDevolve()) return undefined
  return ({ id, cliente }) => {
    aoSair()
    abrirNovoTicket({ cliente: cliente.id, nota: id, devolucao: {} })
  }
}
