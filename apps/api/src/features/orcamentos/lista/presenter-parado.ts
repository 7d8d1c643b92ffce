import { diasEntre, hojeEm } from '@balcao/dominio/formatos/datas'
import { type DadosDaChance, motivosDaChance } from '@balcao/dominio/orcamentos/chance'
import type { OrcamentoParado } from '@balcao/dominio/orcamentos/parados'
import type { RotularOrcamento } from '../nucleo/rotular-status.ts'
import type { LinhaParada } from './queries-parados.ts'

type Avaliacao = { dados: DadosDaChance; chance: number; esperado: number }

export function apresentarParado(
  linha: LinhaParada,
  { dados, chance, esperado }: Avaliacao,
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
    motivos: motivosDaChance(dados, hoje),
    vlEsperado: esperado,
    versao,
  }
}
