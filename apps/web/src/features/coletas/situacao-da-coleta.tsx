import { SITUACOES_DA_COLETA, type SituacaoDaColeta } from '@balcao/dominio/coletas/situacoes'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../ui/tema/tons.ts'

const TOM: Record<SituacaoDaColeta, Tom> = { GERADA: 'amarelo', CONFIRMADA: 'verde', CANCELADA: 'neutro' }

export function EtiquetaDaColeta({ situacao }: { situacao: SituacaoDaColeta }) {
  return <Etiqueta tom={TOM[situacao]}>{SITUACOES_DA_COLETA[situacao]}</Etiqueta>
}
