import * as z from 'zod/mini'
import { pedirJson, ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'
import type { AdaptadorDoWhatsapp, EnvioPeloWhatsapp, RespostaDoWhatsapp } from './adaptador.ts'

type Ligacao = { endereco: string; numeroId: string; chave: string }

const PRAZO_MS = 15_000
const MAIOR_PARAMETRO = 1024

const aceita = z.object({ messages: z.array(z.object({ id: z.string().check(z.minLength(1)) })) })
const recusada = z.object({ error: z.object({ code: z.number() }) })
const midia = z.object({ url: z.string(), file_size: z.optional(z.coerce.number<string | number>()) })

const corpoDe = ({ para, texto, modelo }: EnvioPeloWhatsapp) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: para,
  ...(modelo
    ? {
        type: 'template',
        template: {
          name: modelo.nome,
          language: { code: modelo.idioma },
          // A parameter has neither line breaks nor many blanks.
          components: [
            {
              type: 'body',
              parameters: [{ type: 'text', text: texto.replace(/\s+/g, ' ').slice(0, MAIOR_PARAMETRO) }],
            },
          ],
        },
      }
    : { type: 'text', text: { preview_url: false, body: texto } }),
})

/** ALC-05 WhatsApp's Cloud API, or whatever speaks as it does at that address. */
export const cloudApi = ({ endereco, numeroId, chave }: Ligacao): AdaptadorDoWhatsapp => ({
  async enviar(envio): Promise<RespostaDoWhatsapp> {
    try {
      const { status, corpo } = await pedirJson({
        url: `${endereco}/${numeroId}/messages`,
        corpo: corpoDe(envio),
        token: chave,
        prazoMs: PRAZO_MS,
        repetivel: false,
      })
      if (status < 300) {
        const lida = z.safeParse(aceita, corpo)
        const wamid = lida.success ? lida.data.messages[0]?.id : undefined
        return wamid ? { situacao: 'ACEITA', wamid } : { situacao: 'SEM_RESPOSTA' }
      }
      const lida = z.safeParse(recusada, corpo)
      return { situacao: 'RECUSADA', codigo: lida.success ? lida.data.error.code : null, status }
    } catch (erro) {
      if (erro instanceof ServicoForaDoAlcance) return { situacao: 'SEM_RESPOSTA' }
      throw erro
    }
  },

  /** The address lives five minutes: it is asked for each time, right before. */
  async baixarMidia(id, maximoDeBytes) {
    const { status, corpo } = await pedirJson({
      url: `${endereco}/${encodeURIComponent(id)}`,
      token: chave,
      prazoMs: PRAZO_MS,
      repetivel: true,
    })
    const lida = z.safeParse(midia, corpo)
    if (status !== 200 || !lida.success || (lida.data.file_size ?? 0) > maximoDeBytes) return null
    if (!levaAChave(lida.data.url, endereco)) return null
    const resposta = await fetch(lida.data.url, {
      headers: { authorization: `Bearer ${chave}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(PRAZO_MS),
    })
    return resposta.status === 200 && resposta.body ? lerAte(resposta.body, maximoDeBytes) : null
  },
})

/** The key goes only where nobody reads it on the way, or to the very address it was configured for. */
function levaAChave(url: string, endereco: string): boolean {
  const lida = URL.parse(url)
  return lida !== null && (lida.protocol === 'https:' || lida.origin === new URL(endereco).origin)
}

async function lerAte(partes: AsyncIterable<Uint8Array>, maximo: number): Promise<Buffer | null> {
  const lidas: Uint8Array[] = []
  let bytes = 0
  for await (const parte of partes) {
    bytes += parte.byteLength
    if (bytes > maximo) return null
    lidas.push(parte)
  }
  return Buffer.concat(lidas)
}
