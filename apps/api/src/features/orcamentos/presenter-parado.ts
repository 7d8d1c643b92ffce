import { diasEntre, hojeEm } from '@balcao/dominio/formatos/datas'
import type { Decimal } from '@balcao/dominio/formatos/decimal'
import type { OrcamentoParado } from '@balcao/dominio/orcamentos/parados'
import type { LinhaParada } from './queries-parados.ts'
import type { RotularOrcamento } from './rotular-status.ts'

type Avaliacao = { chance: number; motivos: string[]; esperado: Decimal }

export function apresentarParado(
  linha: LinhaParada,
  { chance, motivos, esperado }: Avaliacao,
  { rotular, hoje }: { rotular: RotularOrcamento; hoje: string },
): OrcamentoParado {
  const { id, cliente, filial, colaborador, versao } = linha
  return {
    id,
    cliente,
    filial,
    colaborador,
    status: rotular({ ...linha, filialId: filial.id }),
    dtHorInc: linha.incluidoEm.toISOString(),
    dtVal: linha.dataValidade,
    dtMov: linha.movimentadoEm.toISOString(),
    diasParado: diasEntre(hojeEm(linha.movimentadoEm), hoje),
    vlTot: Number(linha.valorTotal),
    chance,
    motivos,
    vlEsperado: esperado.toNumber(),
    versao,
  }
}
