import { FAIXAS_DE_MARGEM, type FaixaDeMargem } from '@balcao/dominio/aprovacoes/margem'
import { SITUACOES_DA_APROVACAO, type SituacaoDaAprovacao } from '@balcao/dominio/aprovacoes/situacoes'
import { formatarPercentual } from '@balcao/dominio/formatos/dinheiro'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../ui/tema/tons.ts'

const TOM: Record<SituacaoDaAprovacao, Tom> = {
  PENDENTE: 'amarelo',
  SEPARADA: 'azul',
  APROVADA: 'verde',
  APROVADA_OUTRA: 'turquesa',
  RECUSADA: 'vermelho',
  EXPIRADA: 'laranja',
  RETIRADA: 'neutro',
}

export function EtiquetaDaSituacao({ situacao }: { situacao: SituacaoDaAprovacao }) {
  return <Etiqueta tom={TOM[situacao]}>{SITUACOES_DA_APROVACAO[situacao]}</Etiqueta>
}

const TOM_DA_FAIXA: Record<FaixaDeMargem, Tom> = {
  BOA: 'verde',
  JUSTA: 'amarelo',
  BAIXA: 'vermelho',
  SEM_CUSTO: 'neutro',
}
const NOME_CURTO: Record<FaixaDeMargem, string> = {
  BOA: 'Boa',
  JUSTA: 'Justa',
  BAIXA: 'Baixa',
  SEM_CUSTO: 'Sem custo',
}
const CASAS = 1

/** PER-06 The figure for whoever may see it; for the others the band, by word and not by colour alone. */
export function Margem({ margem, faixa }: { margem: number | null; faixa: FaixaDeMargem | null }) {
  if (faixa === null) return '–'
  return (
    <Etiqueta tom={TOM_DA_FAIXA[faixa]} explicacao={FAIXAS_DE_MARGEM[faixa]}>
      {margem === null ? NOME_CURTO[faixa] : formatarPercentual(margem, CASAS)}
    </Etiqueta>
  )
}
