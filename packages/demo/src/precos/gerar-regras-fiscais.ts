import type { BaseComDespesas } from '@balcao/dominio/precos/tributacao'
import type { UfDemo } from '../lugares/cidades.ts'
import {
  ALIQUOTA_INTERNA,
  aliquotaInterestadual,
  CBS,
  COFINS,
  IBS,
  NCMS_TRIBUTADOS,
  PIS,
  tributacaoDoNcm,
} from './tributos.ts'

const UFS = Object.keys(ALIQUOTA_INTERNA) as UfDemo[]
// The one state of the demo that has a margin of its own for buyers of the Simples.
const UF_COM_MARGEM_DO_SIMPLES: UfDemo = 'SC'
const PARTE_DA_MARGEM = 0.7
const FCP_DE_PERNAMBUCO = '2.0000'
/** Drinks and cleaning goods go with a freight that is taxed. */
const COM_FRETE_NA_BASE: readonly string[] = ['2201', '2202', '2203', '2204', '3402']
const BASES_DO_FRETE: BaseComDespesas[] = ['IPI', 'ICMS', 'ST', 'DIFAL', 'IBS_CBS']
/** Spirits pay so much by bottle, whatever they cost. */
const IPI_POR_UNIDADE: Readonly<Record<string, string>> = { '2208': '2.9000' }
/** São Paulo publishes what beer is sold for; what comes out greater counts. */
const PAUTA: Readonly<Record<string, string>> = { '2203': '6.5000' }

/** Taxes of every sale that the demo's branches may make: one rule for all, and one for each NCM that is taxed otherwise. */
export function gerarRegrasFiscais(origens: readonly UfDemo[]) {
  return origens.flatMap((de) =>
    UFS.flatMap((para) => {
      const icms = de === para ? ALIQUOTA_INTERNA[para] : aliquotaInterestadual(de, para)
      const comum = {
        ufOrigem: de,
        ufDestino: para,
        icms,
        icmsInterno: ALIQUOTA_INTERNA[para],
        fcp: para === 'PE' ? FCP_DE_PERNAMBUCO : '0',
        fcpSt: para === 'PE' ? FCP_DE_PERNAMBUCO : '0',
        fcpProprio: para === 'PE' && de === para ? FCP_DE_PERNAMBUCO : '0',
        ibs: IBS,
        cbs: CBS,
      }
      const contribuicoes = (cestaBasica?: string) =>
        cestaBasica === undefined ? { pis: PIS, cofins: COFINS } : {}
      const porNcm = NCMS_TRIBUTADOS.map((ncm) => {
        const { mva, ipi, cestaBasica } = tributacaoDoNcm(ncm)
        const doSimples = mva !== undefined && para === UF_COM_MARGEM_DO_SIMPLES
        return {
          ...comum,
          nome: `NCM ${ncm}, de ${de} para ${para}`,
          ncm,
          ...contribuicoes(cestaBasica),
          ipi: ipi ?? '0',
          ipiPorUnidade: IPI_POR_UNIDADE[ncm] ?? null,
          pauta: para === 'SP' ? (PAUTA[ncm] ?? null) : null,
          criterioDaPauta: 'MAIOR' as const,
          despesasNaBase: COM_FRETE_NA_BASE.includes(ncm) ? BASES_DO_FRETE : [],
          reducaoPor: cestaBasica ?? '0',
          mva: mva ?? null,
          mvaSimples: doSimples ? (Number(mva) * PARTE_DA_MARGEM).toFixed(4) : null,
        }
      })
      return [{ ...comum, ...contribuicoes(), nome: `Geral, de ${de} para ${para}`, ncm: '' }, ...porNcm]
    }),
  )
}
