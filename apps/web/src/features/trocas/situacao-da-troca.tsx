import type { TrocaDaLista } from '@balcao/dominio/trocas/campos'
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

type Diferenca = Pick<TrocaDaLista, 'situacao' | 'diferenca'>

/** Said by a word, and not by a sign: whoever pays it is what matters. */
export function nomeDaDiferenca({ situacao, diferenca }: Diferenca): string {
  if (diferenca === null) return situacao === 'DESFEITA' ? 'Nada a acertar' : 'A escolher o que vai'
  if (diferenca === 0) return 'Sem diferença'
  return diferenca > 0 ? 'A cobrar' : 'Crédito do cliente'
}

/** How much of it there is to say besides its name; null where the name says all. */
export const quantoDaDiferenca = ({ diferenca }: Diferenca): number | null => diferenca && Math.abs(diferenca)
