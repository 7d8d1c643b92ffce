import * as z from 'zod/mini'
import { cortar } from '../formatos/cortar.ts'
import { ehSinal, PARTES_DO_CONTEUDO, textoDoConteudo } from './conteudo.ts'
import { MAIOR_TEXTO_DO_WHATSAPP } from './limites.ts'

// Of what the Cloud API tells, what can be read: a part that cannot does not take the others with it.

const MAIOR_ID = 256
// Names that we give back as they came: one that the database cannot keep is none.
const id = z.string().check(
  z.minLength(1),
  z.maxLength(MAIOR_ID),
  z.refine((texto) => texto.isWellFormed() && !texto.includes('\0')),
)
// However absurd, the hour takes no message with it: without one it is that of the arrival.
const segundos = z.catch(z.coerce.number<string | number>().check(z.minimum(1), z.maximum(8_640_000_000)), -1)
const anexo = z.object({
  id,
  mime_type: z.optional(z.string()),
  caption: z.optional(z.string()),
  filename: z.optional(z.string()),
})
const arquivo = z.catch(z.optional(anexo), undefined)

const mensagem = z.object({
  id,
  /** The number as WhatsApp knows it; who hides it has only an id. */
  from: z.optional(z.string()),
  from_user_id: z.optional(z.string()),
  /** Of an echo: whom the business wrote to. */
  to: z.optional(z.string()),
  to_user_id: z.optional(z.string()),
  timestamp: segundos,
  type: z.catch(z.string(), ''),
  /** What it answers. */
  context: z.catch(z.optional(z.object({ id: z.optional(z.string()) })), undefined),
  ...PARTES_DO_CONTEUDO,
  image: arquivo,
  document: arquivo,
  audio: arquivo,
  video: arquivo,
  sticker: arquivo,
})

const situacao = z.object({
  id,
  status: z.string(),
  timestamp: segundos,
  errors: z.optional(z.array(z.looseObject({ code: z.optional(z.number()) }))),
})

const contato = z.object({
  wa_id: z.optional(z.string()),
  user_id: z.optional(z.string()),
  profile: z.optional(z.object({ name: z.optional(z.string()) })),
})

/**
 * 'SINAL' says nothing in words (a reaction) and changes nothing; 'ECO' is what the business itself wrote there, outside the
 * portal.
 */
export type EspecieDaMensagem = 'MENSAGEM' | 'SINAL' | 'ECO'

export type MidiaRecebida = { id: string; tipo: string | null; nome: string | null }
export type MensagemRecebida = {
  id: string
  /** Whom to answer, as it came: the number, or the id of who has none. */
  de: string
  nome: string | null
  especie: EspecieDaMensagem
  texto: string
  /** The message that it answers, or reacts to. */
  sobre: string | null
  midia: MidiaRecebida | null
  /** As it says; null where it says none that can be. */
  em: Date | null
}
export type SituacaoRecebida = { id: string; dito: string; codigo: number | null; em: Date | null }

const ler = <S extends z.ZodMiniType>(esquema: S, valor: unknown): z.output<S>[] => {
  const lido = z.safeParse(esquema, valor)
  return lido.success ? [lido.data] : []
}
const lista = (valor: unknown): unknown[] => (Array.isArray(valor) ? valor : [])
const objeto = (valor: unknown): Record<string, unknown> => ler(z.looseObject({}), valor)[0] ?? {}

/** As the database can keep it. */
const emTexto = (texto: string, maximo = MAIOR_TEXTO_DO_WHATSAPP): string =>
  cortar(texto.replaceAll('\0', '').trim(), maximo)

const hora = (lida: number): Date | null => (lida < 0 ? null : new Date(lida * 1000))

type Contatos = readonly z.output<typeof contato>[]

function lerMensagem(valor: unknown, contatos: Contatos, casa: string): MensagemRecebida[] {
  return ler(mensagem, valor).flatMap((lida) => {
    // What the business wrote in its own app comes back with its own number as whose it is.
    const eco = lida.from !== undefined && lida.from === casa
    const de = eco ? lida.to || lida.to_user_id : lida.from || lida.from_user_id
    if (!de) return []
    const { type } = lida
    const veio = lida.image ?? lida.document ?? lida.audio ?? lida.video ?? lida.sticker
    const quem = contatos.find((um) => um.wa_id === de || um.user_id === de)
    return [
      {
        id: lida.id,
        de: emTexto(de, MAIOR_ID),
        nome: emTexto(quem?.profile?.name ?? '', 120) || null,
        especie: eco ? 'ECO' : ehSinal(type) ? 'SINAL' : 'MENSAGEM',
        texto: emTexto(veio ? (veio.caption ?? '') : textoDoConteudo(type, lida)),
        sobre: emTexto(lida.reaction?.message_id ?? lida.context?.id ?? '', MAIOR_ID) || null,
        midia: veio
          ? {
              id: veio.id,
              tipo: emTexto(veio.mime_type ?? '', 100) || null,
              nome: emTexto(veio.filename ?? '', 200) || null,
            }
          : null,
        em: hora(lida.timestamp),
      },
    ]
  })
}

const digitos = (numero: unknown): string => (typeof numero === 'string' ? numero.replace(/\D/g, '') : '')

/** Whose the echo is, is said by where it comes. */
const daCasa = (valor: unknown, casa: string): unknown => ({ ...objeto(valor), from: casa })

/** ALC-05 Every message and every status of every change of every entry; of another number than ours, nothing. */
export function lerNotificacao(
  corpo: unknown,
  numeroId: string,
): { mensagens: MensagemRecebida[]; situacoes: SituacaoRecebida[] } {
  const valores = lista(objeto(corpo).entry)
    .flatMap((entrada) => lista(objeto(entrada).changes))
    .map((mudanca) => objeto(objeto(mudanca).value))
    .filter((valor) => objeto(valor.metadata).phone_number_id === numeroId)
  return {
    mensagens: valores.flatMap((valor) => {
      const contatos = lista(valor.contacts).flatMap((um) => ler(contato, um))
      const casa = digitos(objeto(valor.metadata).display_phone_number) || numeroId
      return [
        ...lista(valor.messages),
        ...lista(valor.message_echoes).map((eco) => daCasa(eco, casa)),
      ].flatMap((uma) => lerMensagem(uma, contatos, casa))
    }),
    situacoes: valores.flatMap((valor) =>
      lista(valor.statuses).flatMap((uma) =>
        ler(situacao, uma).map(({ id: qual, status, timestamp, errors }) => ({
          id: qual,
          dito: status,
          codigo: errors?.[0]?.code ?? null,
          em: hora(timestamp),
        })),
      ),
    ),
  }
}
