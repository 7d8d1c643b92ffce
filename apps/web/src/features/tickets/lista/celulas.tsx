import type { TicketDaLista } from '@balcao/dominio/tickets/contratos-lista'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import estilos from './celulas.module.css'

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
