import { ErroDeNegocio } from '@balcao/dominio/erros'
import { autorizarCanal } from '@balcao/dominio/realtime/contratos'
import { chaveDeRealtime } from '../../negocio.ts'
import { assinarCanal } from '../../platform/realtime/assinatura.ts'
import { canalDePresenca } from '../../platform/realtime/canal.ts'
import { dadosDoDono } from '../../platform/realtime/dono.ts'
import { rota } from '../../rota.ts'
import { donoDasConexoes } from '../../sessao.ts'
import { podeOuvir } from './pode-ouvir.ts'

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
