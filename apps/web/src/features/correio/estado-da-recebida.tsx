import { ESTADOS_DA_RECEBIDA, type EstadoDaRecebida } from '@balcao/dominio/correio/entrada/estados'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../ui/tema/tons.ts'

const TOM: Record<EstadoDaRecebida, Tom> = {
  NA_FILA: 'neutro',
  NO_TICKET: 'verde',
  DE_LADO: 'amarelo',
  DESCARTADA: 'neutro',
}

export function EstadoDaRecebidaEmEtiqueta({ estado }: { estado: EstadoDaRecebida }) {
  return <Etiqueta tom={TOM[estado]}>{ESTADOS_DA_RECEBIDA[estado]}</Etiqueta>
}
