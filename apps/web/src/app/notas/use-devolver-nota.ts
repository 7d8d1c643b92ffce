import { useDevolve, useTroca } from '../../features/tickets/abertura/devolucao/use-devolve.ts'
import { useAbertura } from '../../features/tickets/abertura/pedido/abrir-novo-ticket.ts'

type Nota = { id: number; cliente: { id: number } }
type DaNota = (nota: Nota) => void

/** MES-07, GES-04 From an invoice straight to its return, or to its exchange; undefined for who may not. */
export function useDevolverNota(aoSair: () => void): { devolver?: DaNota; trocar?: DaNota } {
  const { abrirNovoTicket } = useAbertura()
  const devolve = useDevolve()
  const troca = useTroca()
  const comecar =
    (devolucao: { troca?: boolean }): DaNota =>
    ({ id, cliente }) => {
      aoSair()
      abrirNovoTicket({ cliente: cliente.id, nota: id, devolucao })
    }
  return { ...(devolve && { devolver: comecar({}) }), ...(troca && { trocar: comecar({ troca: true }) }) }
}
