import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { useEffect, useRef } from 'react'
import { useAtalho } from '../../../platform/atalhos.ts'
import { useComando } from '../../../platform/comandos.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { avisarErro, avisarInfo } from '../../../ui/retorno/toasts.ts'
import { type IrAoProximo, PROXIMO_DA_FILA, useIrAoProximo } from '../fila/proximo-da-fila.ts'

type TeclasDoTicketProps = { ticket: TicketDetalhado; aoAssumir: () => void }

/** MES-04 The keys of whoever has a queue, and what opening a ticket of nobody does where its branch says so. */
export function TeclasDoTicket(props: TeclasDoTicketProps) {
  const { pode } = useSessao()
  return (
    <>
      {pode('TICKET_ASSUMIR') && <TeclaDeAssumir {...props} />}
      <TeclaDoProximo id={props.ticket.id} />
    </>
  )
}

function TeclaDeAssumir({ ticket, aoAssumir }: TeclasDoTicketProps) {
  const { permite, motivo } = ticket.acoes.assumir
  useAtalho(
    ['a'],
    'Assumir o ticket',
    () => {
      if (permite) aoAssumir()
      else if (motivo) avisarErro(motivo)
      else avisarInfo('Este ticket já é seu.')
    },
    'ticket',
  )
  const jaOlhou = useRef(false)
  useEffect(() => {
    if (jaOlhou.current) return
    // Only the first look: who gives it back, or undoes it, does not take it again by staying.
    jaOlhou.current = true
    if (ticket.assumeAoAbrir) aoAssumir()
  }, [ticket.assumeAoAbrir, aoAssumir])
  return null
}

/** MES-01 For whoever has a queue. */
export function TeclaDoProximo({ id }: { id: number }) {
  const ir = useIrAoProximo()
  return ir && <Proximo aoIr={ir} id={id} />
}

function Proximo({ aoIr, id }: { aoIr: IrAoProximo; id: number }) {
  useAtalho(['j'], PROXIMO_DA_FILA, () => aoIr(id), 'ticket')
  return null
}

/** MES-04 An action of the ticket at hand, in Ctrl+K. */
export function ComandoDoTicket({ rotulo, aoAcionar }: { rotulo: string; aoAcionar: () => void }) {
  useComando(rotulo, aoAcionar)
  return null
}
