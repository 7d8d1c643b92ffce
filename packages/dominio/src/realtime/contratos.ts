import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { texto } from '../validacao.ts'

export const MAXIMO_DE_CANAIS = 50

const canal = texto(1, 200)
const socket_id = texto(1, 50)
const autorizacao = z.object({ auth: z.string(), channel_data: z.string() })

/** SHL-06 Asked by the websocket client before it joins a private channel; field names are the protocol's. */
export const autorizarCanal = contrato('POST /broadcasting/auth', {
  acao: 'CARGA_INICIAL',
  descricao: 'Autoriza a sessão a ouvir um canal de tempo real',
  muda: [],
  corpo: z.object({ socket_id, channel_name: canal }),
  resposta: autorizacao,
})

/** SHL-06 The same of all the channels a page joins at once; in the order asked, null for one refused. */
export const autorizarCanais = contrato('POST /broadcasting/auth/varios', {
  acao: 'CARGA_INICIAL',
  descricao: 'Autoriza a sessão a ouvir vários canais de tempo real',
  muda: [],
  corpo: z.object({ socket_id, canais: z.array(canal).check(z.minLength(1), z.maxLength(MAXIMO_DE_CANAIS)) }),
  resposta: listaCompleta(z.nullable(autorizacao)),
})
