import { podeOuvirAvisos } from '@balcao/dominio/avisos/canais'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { autorizarCanal } from '@balcao/dominio/realtime/contratos'
import { chaveDeRealtime, rota } from '../../negocio.ts'
import { assinarCanal } from '../../platform/realtime/assinatura.ts'
import { dadosDoDono } from '../../platform/realtime/dono.ts'
import { donoDasConexoes, type Sessao } from '../../sessao.ts'

/** Who may hear what; a channel that no line names is nobody's. */
const CANAIS: ((canal: string, sessao: Sessao) => boolean)[] = [
  (canal, sessao) => canal === canalDoColaborador(sessao.colaboradorId),
  (canal, sessao) => pode(sessao.autorizacoes, 'AVISO_VER') && podeOuvirAvisos(canal, sessao),
]

/** SHL-06 Signs the channel for this session alone; a stranger's is refused like one that does not exist. */
export const rotaAutorizarCanal = rota(
  autorizarCanal,
  async ({ corpo, sessao, negocio }) => {
    const { socket_id, channel_name } = corpo
    if (!CANAIS.some((permite) => permite(channel_name, sessao))) throw new ErroDeNegocio('SEM_PERMISSAO')
    const credencial = { chave: chaveDeRealtime(negocio.id), segredo: negocio.segredos.realtime }
    const channel_data = dadosDoDono(donoDasConexoes(sessao.id))
    return { auth: assinarCanal(credencial, socket_id, channel_name, channel_data), channel_data }
  },
  { transacao: false },
)
