import { type Exigencia, REQUISITOS } from '@balcao/dominio/tickets/etapas'
import type { RefObject } from 'react'

/** TIC-10, TIC-11 What may open over a ticket; its verb is the title and the button. */
export const TITULOS = {
  ...REQUISITOS,
  ETAPA_CONDICIONAL: 'Escolher caminho',
  AVANCAR: 'Avançar etapa',
  VOLTAR: 'Voltar etapa',
  FINALIZAR: 'Finalizar ticket',
  REABRIR: 'Reabrir ticket',
  MUDAR_TIPO: 'Mudar tipo',
  COMPLETAR_CADASTRO: 'Completar cadastro',
} as const
export type Dialogo = keyof typeof TITULOS

/** The open dialog, as its form sees it. */
export type Janela = {
  dialogo: Dialogo
  /** Why this one opened instead of the one that was asked for. */
  aviso: string | null
  /** Something was typed: closing asks first. */
  alterado: RefObject<boolean>
  /** What was typed comes back when it opens again. */
  guarda: RefObject<boolean>
  fechar: () => void
  tentarFechar: () => void
  exigir: (exigencia: Exigencia, aviso: string) => void
}

export const ehExigencia = (texto: string | undefined): texto is Exigencia =>
  texto !== undefined && (texto === 'ETAPA_CONDICIONAL' || texto in REQUISITOS)
