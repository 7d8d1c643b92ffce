import type { UfDemo } from '../listas/cidades.ts'
import {
  ALIQUOTA_INTERNA,
  aliquotaInterestadual,
  NCMS_TRIBUTADOS,
  tributacaoDoNcm,
} from '../listas/tributos.ts'

const UFS = Object.keys(ALIQUOTA_INTERNA) as UfDemo[]
// The one state of the demo that has a margin of its own for buyers of the Simples.
const UF_COM_MARGEM_DO_SIMPLES: UfDemo = 'SC'
const PARTE_DA_MARGEM = 0.7
const FCP_DE_PERNAMBUCO = '2.0000'

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
      }
      const porNcm = NCMS_TRIBUTADOS.map((ncm) => {
        const { mva, ipi, cestaBasica } = tributacaoDoNcm(ncm)
        const doSimples = mva !== undefined && para === UF_COM_MARGEM_DO_SIMPLES
        return {
          ...comum,
          nome: `NCM ${ncm}, de ${de} para ${para}`,
          ncm,
          ipi: ipi ?? '0',
          reducaoPor: cestaBasica ?? '0',
          mva: mva ?? null,
          mvaSimples: doSimples ? (Number(mva) * PARTE_DA_MARGEM).toFixed(4) : null,
        }
      })
      return [{ ...comum, nome: `Geral, de ${de} para ${para}`, ncm: '' }, ...porNcm]
    }),
  )
}
