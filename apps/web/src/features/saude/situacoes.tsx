import { SITUACOES_DA_PARTE, type SituacaoDaParte } from '@balcao/dominio/saude/partes'
import {
  SITUACOES_DA_FILA,
  SITUACOES_DA_TAREFA,
  type SituacaoDaFila,
  type SituacaoDaTarefa,
} from '@balcao/dominio/saude/situacoes'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../ui/tema/tons.ts'

const TOM_DA_FILA: Record<SituacaoDaFila, Tom> = {
  RODANDO: 'verde',
  PARADA: 'vermelho',
  TENTANDO: 'amarelo',
}
const TOM_DA_PARTE: Record<SituacaoDaParte, Tom> = {
  FALHA: 'vermelho',
  ATENCAO: 'amarelo',
  BOA: 'verde',
  DESLIGADA: 'neutro',
}
const TOM_DA_TAREFA: Record<SituacaoDaTarefa, Tom> = { DESISTIU: 'vermelho', VAI_TENTAR: 'amarelo' }

export const SituacaoDaFilaEmEtiqueta = ({ situacao }: { situacao: SituacaoDaFila }) => (
  <Etiqueta tom={TOM_DA_FILA[situacao]}>{SITUACOES_DA_FILA[situacao]}</Etiqueta>
)

export const SituacaoDaTarefaEmEtiqueta = ({ situacao }: { situacao: SituacaoDaTarefa }) => (
  <Etiqueta tom={TOM_DA_TAREFA[situacao]}>{SITUACOES_DA_TAREFA[situacao]}</Etiqueta>
)

export const SituacaoDaParteEmEtiqueta = ({ situacao }: { situacao: SituacaoDaParte }) => (
  <Etiqueta tom={TOM_DA_PARTE[situacao]}>{SITUACOES_DA_PARTE[situacao]}</Etiqueta>
)
