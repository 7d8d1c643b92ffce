import type { Exigencia } from '@balcao/dominio/tickets/etapas'
import { REQUISITOS, VERBOS } from '@balcao/dominio/tickets/requisitos/catalogo'
import type { Janela } from '../../../platform/acao/janela.ts'

/** TIC-10, TIC-11 What may open over a ticket; its verb is the title and the button. */
export const TITULOS = {
  ...VERBOS,
  ETAPA_CONDICIONAL: 'Escolher caminho',
  AVANCAR: 'Avançar etapa',
  VOLTAR: 'Voltar etapa',
  FINALIZAR: 'Finalizar ticket',
  REABRIR: 'Reabrir ticket',
  MUDAR_TIPO: 'Mudar tipo',
  COMPLETAR_CADASTRO: 'Completar cadastro',
} as const
export type Dialogo = keyof typeof TITULOS

export type JanelaDoTicket = Janela<Dialogo>

export const ehExigencia = (texto: string | undefined): texto is Exigencia =>
  texto !== undefined && (texto === 'ETAPA_CONDICIONAL' || texto in REQUISITOS)
