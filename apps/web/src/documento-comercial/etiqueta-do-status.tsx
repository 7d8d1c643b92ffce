import { Etiqueta } from '../ui/listas/etiqueta.tsx'
import { tomDoStatusDePedido } from '../ui/tema/tons.ts'

/** DOC-03, GER-21 */
export function EtiquetaDoStatus({ status }: { status: { chave: string; label: string } }) {
  return <Etiqueta tom={tomDoStatusDePedido(status.chave)}>{status.label}</Etiqueta>
}
