import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { clienteVisivelPorId } from './queries.ts'

/** A customer of somebody else is refused like one that does not exist. */
export async function exigirCliente(banco: Executor, sessao: Sessao, id: number) {
  const encontrado = await clienteVisivelPorId(banco, sessao, id)
  if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return encontrado
}
