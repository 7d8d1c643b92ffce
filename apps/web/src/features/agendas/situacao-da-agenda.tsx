import type { Agenda } from '@balcao/dominio/agendas/contratos'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { TOM_DO_TIPO, type Tom } from '../../ui/tema/tons.ts'

type ComSituacao = Pick<Agenda, 'situacao'>

export const tomDaAgenda = ({ situacao: { type } }: ComSituacao): Tom =>
  Object.hasOwn(TOM_DO_TIPO, type) ? TOM_DO_TIPO[type as keyof typeof TOM_DO_TIPO] : TOM_DO_TIPO.default

export function EtiquetaDaAgenda({ situacao }: ComSituacao) {
  return <Etiqueta tom={tomDaAgenda({ situacao })}>{situacao.label}</Etiqueta>
}
