import { ErroDeNegocio } from '@balcao/dominio/erros'
import * as z from 'zod/mini'
import { pedirJson, ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'

const PRAZO_MS = 8_000
const MAIOR_MENSAGEM = 200

const comMensagem = z.object({ message: z.string().check(z.trim(), z.minLength(1)) })

type Chamada = {
  numero: string
  /** Which telephone is to ring first; null where nobody told the account's. */
  ramal: string | null
}

/** Hands a call to the telephone exchange; what it says against it is told as it says it. */
export async function chamarCentral(endereco: string, chamada: Chamada): Promise<void> {
  // Never twice: the first try may be ringing already.
  const { status, corpo } = await pedirJson({
    url: endereco,
    corpo: chamada,
    prazoMs: PRAZO_MS,
    repetivel: false,
  }).catch(recusarForaDoAlcance)
  if (status < 300) return
  const lida = comMensagem.safeParse(corpo)
  throw new ErroDeNegocio(
    'DISCADORA_INDISPONIVEL',
    lida.success ? { mensagem: lida.data.message.slice(0, MAIOR_MENSAGEM) } : {},
  )
}

function recusarForaDoAlcance(erro: unknown): never {
  throw erro instanceof ServicoForaDoAlcance ? new ErroDeNegocio('DISCADORA_INDISPONIVEL') : erro
}
