import { useDevolve } from '../../features/tickets/abertura/devolucao/use-devolve.ts'
import { useAbertura } from '../../features/tickets/abertura/pedido/abrir-novo-ticket.ts'

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
