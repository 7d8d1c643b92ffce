import { SITUACOES_DA_TROCA, type SituacaoDaTroca } from '@balcao/dominio/trocas/regras'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../ui/tema/tons.ts'

const TOM: Record<SituacaoDaTroca, Tom> = {
  RASCUNHO: 'neutro',
  PENDENTE: 'amarelo',
  NEGADA: 'vermelho',
  AUTORIZADA: 'laranja',
  ANDAMENTO: 'azul',
  CONCLUIDA: 'verde',
  DESFEITA: 'neutro',
}

export function EtiquetaDaTroca({ situacao }: { situacao: SituacaoDaTroca }) {
  return <Etiqueta tom={TOM[situacao]}>{SITUACOES_DA_TROCA[situacao]}</Etiqueta>
}

/** Said by a word, and not by a sign: whoever pays it is what matters. */
export function nomeDaDiferenca(diferenca: number): 'A cobrar' | 'Crédito do cliente' | 'Sem diferença' {
  if (diferenca === 0) return 'Sem diferença'
  return diferenca > 0 ? 'A cobrar' : 'Crédito do cliente'
}
