import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { filiaisDoCliente } from './queries.ts'

/** PAR-01 What holds for a customer as a whole: the first branch that serves them decides, or else the business. */
export async function parametrosDoCliente(
  banco: Executor,
  negocio: Negocio,
  clienteId: number,
): Promise<ParametrosDaFilial> {
  const [primeira] = await filiaisDoCliente(banco, clienteId)
  return negocio.parametrosEntre(primeira ? [primeira.id] : [])
}
