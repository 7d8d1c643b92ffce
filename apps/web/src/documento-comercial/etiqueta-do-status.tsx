import { Etiqueta } from '../ui/listas/etiqueta.tsx'
import { tomDoStatusDePedido } from '../ui/tema/tons.ts'

export function EtiquetaDoStatus({ status }: { status: { chave: string; label: string } }) {
  return <Etiqueta tom={tomDoStatusDePedido(status.chave)}>{status.label}</Etiqueta>
}
