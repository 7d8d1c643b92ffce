import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { transportadorasDoCliente } from './queries-transportadoras.ts'

/** API-04 For whoever sees the customer. */
export async function transportadorasQueEntregam(
  banco: Executor,
  sessao: Sessao,
  clienteId: number,
): Promise<number[]> {
  const { id } = await exigirCliente(banco, sessao, clienteId)
  return transportadorasDoCliente(banco, id)
}
