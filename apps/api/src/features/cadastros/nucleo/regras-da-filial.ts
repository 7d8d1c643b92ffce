import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import type { Negocio } from '../../../negocio.ts'
import type { Sessao } from '../../../sessao.ts'

/** PAR-01 A registration happens at the branch that will serve the customer, or else at that of whoever registers. */
export function regrasDaFilial(
  negocio: Negocio,
  { filialId: daSessao }: Sessao,
  filialId: number | null = null,
): ParametrosDaFilial {
  const onde = filialId ?? daSessao
  return negocio.parametrosEntre(onde === null ? [] : [onde])
}
