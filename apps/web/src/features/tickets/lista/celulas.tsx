import type { TicketDaLista } from '@balcao/dominio/tickets/contratos-lista'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import type { ReactNode } from 'react'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import estilos from './celulas.module.css'

type DuasLinhasProps = {
  principal: ReactNode
  /** What the ellipsis may hide, when it is not a text. */
  titulo?: string | undefined
  detalhe?: string | null | undefined
}

/** The row is forty pixels high: what belongs together stands together, the second line smaller. */
export function DuasLinhas({ principal, titulo, detalhe }: DuasLinhasProps) {
  const texto = typeof principal === 'string' ? principal : titulo
  return (
    <span className={estilos.duasLinhas} title={[texto, detalhe].filter(Boolean).join('\n') || undefined}>
      <span>{principal}</span>
      {detalhe && <small>{detalhe}</small>}
    </span>
  )
}

/** TIC-02 */
export function StatusDoTicket({ status, arquivado }: Pick<TicketDaLista, 'status' | 'arquivado'>) {
  const { label, cor } = arquivado ? STATUS_ARQUIVADO : status
  return <Etiqueta cor={cor}>{label}</Etiqueta>
}

/** The company, or the person who bought from one. */
export function ClienteDoTicket({ cliente, consumidor }: Pick<TicketDaLista, 'cliente' | 'consumidor'>) {
  if (consumidor) return <DuasLinhas principal={consumidor.nome} detalhe="Consumidor final" />
  if (!cliente) return <span className={estilos.ausente}>Sem cliente</span>
  const { fant, razSoc } = cliente
  return <DuasLinhas principal={fant || razSoc} detalhe={fant && fant !== razSoc ? razSoc : null} />
}
