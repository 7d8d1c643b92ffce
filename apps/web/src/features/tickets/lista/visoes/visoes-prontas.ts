import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import type { FiltrosDaLista } from '../filtros-da-lista.ts'

export type VisaoPronta = { nome: string; filtros: FiltrosDaLista; soInterno?: boolean }

/** Views everybody has, one press away. */
export const VISOES_PRONTAS: readonly VisaoPronta[] = [
  { nome: 'Todos', filtros: {} },
  { nome: 'Em aberto', filtros: { abertos: true } },
  { nome: 'Meus', filtros: { meus: true, abertos: true }, soInterno: true },
  { nome: 'Atrasados', filtros: { prazo: 'ATRASADO' }, soInterno: true },
  { nome: 'Arquivados', filtros: { status: [STATUS_ARQUIVADO.id] } },
]
