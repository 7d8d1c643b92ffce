import { ErroDeNegocio } from '@balcao/dominio/erros'
import { autorizarCanais, autorizarCanal } from '@balcao/dominio/realtime/contratos'
import { chaveDeRealtime, type Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { assinarCanal } from '../../platform/realtime/assinatura.ts'
import { canalDePresenca } from '../../platform/realtime/canal.ts'
import { dadosDoDono } from '../../platform/realtime/dono.ts'
import { rota } from '../../rota.ts'
import { donoDasConexoes, type Sessao } from '../../sessao.ts'
import { podeOuvir } from './pode-ouvir.ts'

type Pedido = { sessao: Sessao; negocio: Negocio; tx: Executor }

/** SHL-06 Signs the channel for this session alone; a stranger's is refused like one that does not exist. */
export const rotaAutorizarCanal = rota(
  autorizarCanal,
  async ({ corpo, ...pedido }) => {
    const autorizacao = await autorizar(corpo.socket_id, corpo.channel_name, pedido)
    if (!autorizacao) throw new ErroDeNegocio('SEM_PERMISSAO')
    return autorizacao
  },
  { transacao: false },
)

/** SHL-06 One refused does not refuse the others. */
export const rotaAutorizarCanais = rota(
  autorizarCanais,
  async ({ corpo, ...pedido }) => {
    const itens = []
    for (const canal of corpo.canais) itens.push(await autorizar(corpo.socket_id, canal, pedido))
    return { itens }
  },
  { transacao: false },
)

async function autorizar(socketId: string, canal: string, { sessao, negocio, tx }: Pedido) {
  if (!(await podeOuvir(canal, sessao, tx))) return null
  const credencial = { chave: chaveDeRealtime(negocio.id), segredo: negocio.segredos.realtime }
  const presente = { user_id: String(sessao.colaboradorId), user_info: { nome: sessao.nome } }
  const channel_data = dadosDoDono(donoDasConexoes(sessao.id), canalDePresenca(canal) ? presente : undefined)
  return { auth: assinarCanal(credencial, socketId, canal, channel_data), channel_data }
}
