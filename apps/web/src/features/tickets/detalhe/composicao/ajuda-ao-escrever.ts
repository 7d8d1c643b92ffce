import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { type ComponentType, createContext, type RefObject, useContext } from 'react'
import type { Composicao } from './use-composicao.ts'

export type AjudaProps = {
  ticket: TicketDetalhado
  composicao: Composicao
  /** Where the message is written. */
  campo: RefObject<HTMLTextAreaElement | null>
}

/** MES-05 What other features bring to whoever writes: saved replies, articles. */
export type Ajuda = ComponentType<AjudaProps>

const NENHUMA: readonly Ajuda[] = []

export const ContextoDaAjuda = createContext(NENHUMA)

export const useAjudas = () => useContext(ContextoDaAjuda)
