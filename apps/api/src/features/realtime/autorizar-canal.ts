import { podeOuvirAvisos } from '@balcao/dominio/avisos/canais'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { autorizarCanal } from '@balcao/dominio/realtime/contratos'
import { lerCanalDoTicket, podeOuvirCanalDeTickets } from '@balcao/dominio/tickets/canais'
import { chaveDeRealtime, rota } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { assinarCanal } from '../../platform/realtime/assinatura.ts'
import { canalDePresenca } from '../../platform/realtime/canal.ts'
import { dadosDoDono } from '../../platform/realtime/dono.ts'
import { donoDasConexoes, type Sessao } from '../../sessao.ts'
import { ticketExiste } from '../tickets/queries-visiveis.ts'

type Permissao = (canal: string, sessao: Sessao, banco: Executor) => boolean | Promise<boolean>

/** Who may hear what; a channel that no line names is nobody's. */
const CANAIS: Permissao[] = [
  (canal, sessao) => canal === canalDoColaborador(sessao.colaboradorId),
  (canal, sessao) => pode(sessao.autorizacoes, 'AVISO_VER') && podeOuvirAvisos(canal, sessao),
  async (canal, sessao, banco) => {
    if (!podeOuvirCanalDeTickets(canal, sessao)) return false
    const deUm = lerCanalDoTicket(canal)
    return deUm === null || ticketExiste(banco, sessao, deUm.ticketId)
  },
]

async function podeOuvir(...pergunta: Parameters<Permissao>): Promise<boolean> {
  for (const permite of CANAIS) if (await permite(...pergunta)) return true
  return false
}

/** SHL-06 Signs the channel for this session alone; a stranger's is refused like one that does not exist. */
export const rotaAutorizarCanal = rota(
  autorizarCanal,
  async ({ corpo, sessao, negocio, tx }) => {
    const { socket_id, channel_name } = corpo
    if (!(await podeOuvir(channel_name, sessao, tx))) throw new ErroDeNegocio('SEM_PERMISSAO')
    const credencial = { chave: chaveDeRealtime(negocio.id), segredo: negocio.segredos.realtime }
    const presente = { user_id: String(sessao.colaboradorId), user_info: { nome: sessao.nome } }
    const channel_data = dadosDoDono(
      donoDasConexoes(sessao.id),
      canalDePresenca(channel_name) ? presente : undefined,
    )
    return { auth: assinarCanal(credencial, socket_id, channel_name, channel_data), channel_data }
  },
  { transacao: false },
)
