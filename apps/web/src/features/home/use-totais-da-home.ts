import type { RespostaDe } from '@balcao/dominio/contrato'
import { totaisDaHome } from '@balcao/dominio/home/contratos'
import { useConsulta } from '../../platform/consultas.ts'
import { useSessao } from '../../platform/sessao.tsx'

export type TotaisDaHome = RespostaDe<typeof totaisDaHome>
export type UnidadeDaHome = TotaisDaHome['filiais'][number]

/** HOM-01 Of the branch chosen in the top bar, or of all; those of one never stand under the name of another. */
export function useTotaisDaHome() {
  const { filial } = useSessao()
  return useConsulta(totaisDaHome, { query: { idFil: filial?.idFil } }, { mostradoNaArea: true })
}
