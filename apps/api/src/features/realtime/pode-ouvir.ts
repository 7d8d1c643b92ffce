import { podeOuvirAgendas } from '@balcao/dominio/agendas/canais'
import { CANAL_DOS_AJUSTES } from '@balcao/dominio/ajustes/canais'
import { podeOuvirAprovacoes } from '@balcao/dominio/aprovacoes/canais'
import { podeOuvirAvisos } from '@balcao/dominio/avisos/canais'
import { podeOuvirClientes } from '@balcao/dominio/clientes/canais'
import { podeOuvirContas } from '@balcao/dominio/contas-correntes/canais'
import { podeOuvirRecebidas } from '@balcao/dominio/correio/entrada/canais'
import { orcamentoDoCanal } from '@balcao/dominio/orcamentos/canais'
import { podeOuvirPedidos } from '@balcao/dominio/pedidos/canais'
import { pode } from '@balcao/dominio/permissoes'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { lerCanalDoTicket, podeOuvirCanalDeTickets } from '@balcao/dominio/tickets/canais'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { orcamentoExiste } from '../orcamentos/nucleo/queries-visiveis.ts'
import { ticketExiste } from '../tickets/nucleo/queries-visiveis.ts'

type Permissao = (canal: string, sessao: Sessao, banco: Executor) => boolean | Promise<boolean>

/** Who may hear what; a channel that no line names is nobody's. */
const CANAIS: Permissao[] = [
  (canal, sessao) => canal === canalDoColaborador(sessao.colaboradorId),
  (canal) => canal === CANAL_DOS_AJUSTES,
  (canal, sessao) => pode(sessao.autorizacoes, 'AVISO_VER') && podeOuvirAvisos(canal, sessao),
  (canal, sessao) => podeOuvirClientes(canal, sessao),
  (canal, sessao) => podeOuvirPedidos(canal, sessao),
  (canal, sessao) => podeOuvirAprovacoes(canal, sessao),
  (canal, sessao) => podeOuvirContas(canal, sessao),
  (canal, sessao) => podeOuvirAgendas(canal, sessao),
  (canal, sessao) => podeOuvirRecebidas(canal, sessao),
  async (canal, sessao, banco) => {
    const id = orcamentoDoCanal(canal, sessao)
    return id !== null && orcamentoExiste(banco, sessao, id)
  },
  async (canal, sessao, banco) => {
    if (!podeOuvirCanalDeTickets(canal, sessao)) return false
    const deUm = lerCanalDoTicket(canal)
    return deUm === null || ticketExiste(banco, sessao, deUm.ticketId)
  },
]

/** SHL-06 Whether the session may hear that channel now. */
export async function podeOuvir(...pergunta: Parameters<Permissao>): Promise<boolean> {
  for (const permite of CANAIS) if (await permite(...pergunta)) return true
  return false
}
