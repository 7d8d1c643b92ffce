import { ESTADOS_DA_CARTEIRA, type EstadoNaCarteira } from '@balcao/dominio/carteira/risco'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../ui/tema/tons.ts'

export const TOM_DO_ESTADO: Record<EstadoNaCarteira, Tom> = {
  RUPTURA: 'laranja',
  INATIVO_30: 'amarelo',
  INATIVO_60: 'vermelho',
  INATIVO_90: 'vermelho',
  ATIVADO: 'turquesa',
  REATIVADO: 'turquesa',
  ATIVO: 'verde',
  PROSPECT: 'azul',
}

export function EtiquetaDoEstado({ estado }: { estado: EstadoNaCarteira }) {
  return <Etiqueta tom={TOM_DO_ESTADO[estado]}>{ESTADOS_DA_CARTEIRA[estado]}</Etiqueta>
}
