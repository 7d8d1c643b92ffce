import { NOME_DA_SITUACAO, type SituacaoDoCadastro } from '@balcao/dominio/cadastros/modos'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../../ui/tema/tons.ts'

const TOM: Record<SituacaoDoCadastro, Tom> = { PENDENTE: 'amarelo', APROVADO: 'verde', RECUSADO: 'vermelho' }

export function EtiquetaDoCadastro({ situacao }: { situacao: SituacaoDoCadastro }) {
  return <Etiqueta tom={TOM[situacao]}>{NOME_DA_SITUACAO[situacao]}</Etiqueta>
}
