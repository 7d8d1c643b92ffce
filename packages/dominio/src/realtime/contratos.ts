import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { texto } from '../validacao.ts'

/** SHL-06 Asked by the websocket client before it joins a private channel; field names are the protocol's. */
export const autorizarCanal = contrato('POST /broadcasting/auth', {
  acao: 'CARGA_INICIAL',
  descricao: 'Autoriza a sessão a ouvir um canal de tempo real',
  muda: [],
  corpo: z.object({ socket_id: texto(1, 50), channel_name: texto(1, 200) }),
  resposta: z.object({ auth: z.string(), channel_data: z.string() }),
})
