import { cortar } from '@balcao/dominio/formatos/cortar'
import { MAIOR_PARAMETRO_DO_MODELO } from '@balcao/dominio/whatsapp/limites'
import { ehNumero } from '@balcao/dominio/whatsapp/numero'
import * as z from 'zod/mini'
import { buscar, pedirJson, ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'
import type { AdaptadorDoWhatsapp, ConteudoDoWhatsapp } from './adaptador.ts'

type Ligacao = {
  endereco: string
  numeroId: string
  chave: string
  /** Where its files are kept, beside the address itself. */
  servidoresDeArquivos: readonly string[]
}

const PRAZO_MS = 15_000

const aceita = z.object({ messages: z.array(z.object({ id: z.string().check(z.minLength(1)) })) })
const recusada = z.object({ error: z.object({ code: z.number() }) })
const midia = z.object({ url: z.string(), file_size: z.optional(z.coerce.number<string | number>()) })

const levada = z.object({ id: z.string().check(z.minLength(1)) })

function corpoDe(conteudo: ConteudoDoWhatsapp): object {
  if (conteudo.especie === 'TEXTO')
    return { type: 'text', text: { preview_url: false, body: conteudo.texto } }
  if (conteudo.especie === 'ARQUIVO') {
    const { id, como, nome } = conteudo
    return { type: como, [como]: { id, ...(como === 'document' && { filename: nome }) } }
  }
  const { modelo, texto } = conteudo
  // A parameter has neither line breaks nor many blanks.
  const text = cortar(texto.replace(/\s+/g, ' '), MAIOR_PARAMETRO_DO_MODELO)
  return {
    type: 'template',
    template: {
      name: modelo.nome,
      language: { code: modelo.idioma },
      components: [{ type: 'body', parameters: [{ type: 'text', text }] }],
    },
  }
}

type Pedido = Pick<Parameters<typeof pedirJson>[0], 'url' | 'corpo' | 'formulario' | 'token'>

/** What it answers where it took what was given; a refusal with its code, or the silence. */
async function pedir<T>(pedido: Pedido, ler: (corpo: unknown) => T | undefined) {
  try {
    const { status, corpo } = await pedirJson({ ...pedido, prazoMs: PRAZO_MS, repetivel: false })
    if (status < 300) {
      const lido = ler(corpo)
      return lido ? ({ situacao: 'ACEITA', ...lido } as const) : ({ situacao: 'SEM_RESPOSTA' } as const)
    }
    const lida = z.safeParse(recusada, corpo)
    return { situacao: 'RECUSADA', codigo: lida.success ? lida.data.error.code : null, status } as const
  } catch (erro) {
    if (erro instanceof ServicoForaDoAlcance) return { situacao: 'SEM_RESPOSTA' } as const
    throw erro
  }
}

/** ALC-05 WhatsApp's Cloud API, or whatever speaks as it does at that address. */
export const cloudApi = ({
  endereco,
  numeroId,
  chave,
  servidoresDeArquivos,
}: Ligacao): AdaptadorDoWhatsapp => ({
  enviar(para, conteudo) {
    const corpo = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      ...(ehNumero(para) ? { to: para } : { recipient: para }),
      ...corpoDe(conteudo),
    }
    return pedir({ url: `${endereco}/${numeroId}/messages`, corpo, token: chave }, (resposta) => {
      const lida = z.safeParse(aceita, resposta)
      const wamid = lida.success ? lida.data.messages[0]?.id : undefined
      return wamid ? { wamid } : undefined
    })
  },

  levarArquivo({ nome, midia: type, bytes }) {
    const formulario = new FormData()
    formulario.set('messaging_product', 'whatsapp')
    formulario.set('type', type)
    formulario.set('file', new Blob([bytes], { type }), nome)
    return pedir({ url: `${endereco}/${numeroId}/media`, formulario, token: chave }, (resposta) => {
      const lida = z.safeParse(levada, resposta)
      return lida.success ? { id: lida.data.id } : undefined
    })
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
    if (!levaAChave(lida.data.url, endereco, servidoresDeArquivos)) return null
    const resposta = await buscar(lida.data.url, {
      method: 'GET',
      headers: { authorization: `Bearer ${chave}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(PRAZO_MS),
    })
    return resposta.status === 200 && resposta.body ? lerAte(resposta.body, maximoDeBytes) : null
  },
})

/** The key goes to the address it was configured for, and to the servers said to keep its files, where nobody reads it on the way. */
function levaAChave(url: string, endereco: string, servidores: readonly string[]): boolean {
  const lida = URL.parse(url)
  if (lida === null || lida.username !== '' || lida.password !== '') return false
  if (lida.origin === new URL(endereco).origin) return true
  return lida.protocol === 'https:' && lida.port === '' && servidores.includes(lida.hostname)
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
