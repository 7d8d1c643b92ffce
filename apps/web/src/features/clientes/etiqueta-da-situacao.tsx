import { SITUACOES_DO_CLIENTE, type SituacaoDoCliente } from '@balcao/dominio/clientes/situacao'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../ui/tema/tons.ts'

const TOM: Record<SituacaoDoCliente, Tom> = {
  ATIVO: 'verde',
  SEM_COMPRA: 'amarelo',
  PROSPECT: 'azul',
  BLOQUEADO: 'vermelho',
}

export function EtiquetaDaSituacao({ situacao }: { situacao: SituacaoDoCliente }) {
  return <Etiqueta tom={TOM[situacao]}>{SITUACOES_DO_CLIENTE[situacao]}</Etiqueta>
}
