import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useAbertura } from '../../features/tickets/abertura/pedido/abrir-novo-ticket.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useDevolverNota } from './use-devolver-nota.ts'

// Tables and dates come with it, and few visits look an invoice up.
const DialogoDaNota = lazy(async () => ({
  default: (await import('../../features/notas/dialogo-da-nota.tsx')).DialogoDaNota,
}))

type NotaNoPortalProps = {
  idNota: number | null
  aoFechar: () => void
  /** What is open in front of the page gives way to where the invoice leads. */
  aoSair?: () => void
}

/** DOC-04, SHL-05 The dialog of an invoice, with the ways from it to its tickets. */
export function NotaNoPortal({ idNota, aoFechar, aoSair = aoFechar }: NotaNoPortalProps) {
  const { pode } = useSessao()
  const { abrirNovoTicket } = useAbertura()
  const { devolver, trocar } = useDevolverNota(aoSair)
  const navegar = useNavigate()
  return (
    <Suspense>
      {idNota !== null && (
        <DialogoDaNota
          idNota={idNota}
          aoFechar={aoFechar}
          aoAbrirTicket={
            pode('TICKET_ABRIR')
              ? ({ id, cliente }) => {
                  aoSair()
                  abrirNovoTicket({ cliente: cliente.id, nota: id })
                }
              : undefined
          }
          aoDevolver={devolver}
          aoTrocar={trocar}
          aoVerTickets={
            pode('TICKET_VER')
              ? ({ numNf }) => {
                  aoSair()
                  void navegar({ to: '/tickets', search: { termo: String(numNf) } })
                }
              : undefined
          }
        />
      )}
    </Suspense>
  )
}
