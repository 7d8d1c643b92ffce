import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { carregarParaMudar, type TicketTravado } from './carregar-para-mudar.ts'
import { ticketExiste } from './queries-visiveis.ts'

const NAO_HA_TICKET = 'Não há ticket com este número que você possa ver.'

/** Another ticket, given in a field: one that can't be seen is told as one that is not there. */
export async function exigirNoCampo(tx: Tx, sessao: Sessao, campo: string, id: number): Promise<void> {
  if (!(await ticketExiste(tx, sessao, id)))
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { [campo]: NAO_HA_TICKET } })
}

type Par = { origem: TicketTravado; destino: TicketTravado }

/** MES-06/uniao Both held, always the smaller number first, so that two who join them crosswise do not wait for each other. */
export async function travarPar(
  tx: Tx,
  sessao: Sessao,
  { origemId, destinoId, versao }: { origemId: number; destinoId: number; versao?: number | undefined },
): Promise<Par> {
  const origem = () => carregarParaMudar(tx, sessao, origemId, versao)
  const destino = () => carregarParaMudar(tx, sessao, destinoId, undefined)
  if (origemId <= destinoId) return { origem: await origem(), destino: await destino() }
  const primeiro = await destino()
  return { origem: await origem(), destino: primeiro }
}
