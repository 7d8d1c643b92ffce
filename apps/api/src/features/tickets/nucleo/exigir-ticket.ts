import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { type TicketVisivel, ticketVisivelPorId } from './queries-visiveis.ts'

/** A stranger's ticket is refused like one that does not exist. */
export async function exigirTicket(banco: Executor, sessao: Sessao, id: number): Promise<TicketVisivel> {
  const encontrado = await ticketVisivelPorId(banco, sessao, id)
  if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return encontrado
}
