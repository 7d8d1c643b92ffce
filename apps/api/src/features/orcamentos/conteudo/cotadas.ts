import type { Executor } from '../../../platform/banco/conexao.ts'
import { cotadasDoCliente } from './queries-linhas.ts'

/** ENT-09 How much of each product other open quotes of the same customer ask for. */
export async function cotadasEmOutros(
  banco: Executor,
  { id, clienteId }: { id: number; clienteId: number },
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const linhas = await cotadasDoCliente(banco, { clienteId, id, ids: [...new Set(ids)] })
  return new Map(linhas.map(({ produtoId, unidades }) => [produtoId, unidades]))
}
