import * as z from 'zod/mini'
import { MAIOR_TEXTO_DO_WHATSAPP } from './limites.ts'

// Of what the Cloud API tells, what can be read: a part that cannot does not take the others with it.

const MAIOR_ID = 256
// Names that we give back as they came: one that the database cannot keep is none.
const id = z.string().check(
  z.minLength(1),
  z.maxLength(MAIOR_ID),
  z.refine((texto) => texto.isWellFormed() && !texto.includes('\0')),
)
const segundos = z.coerce.number<string | number>().check(z.minimum(0), z.maximum(99_999_999_999))
const anexo = z.object({
  id,
  mime_type: z.optional(z.string()),
  caption: z.optional(z.string()),
  filename: z.optional(z.string()),
})

const mensagem = z.object({
  id,
  /** The number as WhatsApp knows it; who hides it has only an id. */
  from: z.optional(z.string()),
  from_user_id: z.optional(z.string()),
  timestamp: segundos,
  type: z.string(),
  text: z.optional(z.object({ body: z.string() })),
  button: z.optional(z.object({ text: z.string() })),
  image: z.optional(anexo),
  document: z.optional(anexo),
  audio: z.optional(anexo),
  video: z.optional(anexo),
  sticker: z.optional(anexo),
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

export type MidiaRecebida = { id: string; tipo: string | null; nome: string | null }
export type MensagemRecebida = {
  id: string
  /** Whom to answer, as it came: the number, or the id of who has none. */
  de: string
  nome: string | null
  texto: string
  midia: MidiaRecebida | null
  em: Date
}
export type SituacaoRecebida = { id: string; dito: string; codigo: number | null; em: Date }

const ler = <S extends z.ZodMiniType>(esquema: S, valor: unknown): z.output<S>[] => {
  const lido = z.safeParse(esquema, valor)
  return lido.success ? [lido.data] : []
}
const lista = (valor: unknown): unknown[] => (Array.isArray(valor) ? valor : [])
const objeto = (valor: unknown): Record<string, unknown> => ler(z.looseObject({}), valor)[0] ?? {}

/** As the database can keep it. */
const emTexto = (texto: string, maximo = MAIOR_TEXTO_DO_WHATSAPP): string =>
  texto.replaceAll('\0', '').trim().slice(0, maximo).toWellFormed()

const SEM_TEXTO = 'Mensagem de um tipo que o portal não mostra.'

function lerMensagem(valor: unknown, contatos: readonly z.output<typeof contato>[]): MensagemRecebida[] {
  return ler(mensagem, valor).flatMap((lida) => {
    const de = lida.from ?? lida.from_user_id
    if (!de) return []
    const arquivo = lida.image ?? lida.document ?? lida.audio ?? lida.video ?? lida.sticker
    const quem = contatos.find((um) => um.wa_id === de || um.user_id === de)
    const texto = lida.text?.body ?? lida.button?.text ?? arquivo?.caption ?? (arquivo ? '' : SEM_TEXTO)
    return [
      {
        id: lida.id,
        de: emTexto(de, MAIOR_ID),
        nome: emTexto(quem?.profile?.name ?? '', 120) || null,
        texto: emTexto(texto),
        midia: arquivo
          ? {
              id: arquivo.id,
              tipo: emTexto(arquivo.mime_type ?? '', 100) || null,
              nome: emTexto(arquivo.filename ?? '', 200) || null,
            }
          : null,
        em: new Date(lida.timestamp * 1000),
      },
    ]
  })
}

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
      return lista(valor.messages).flatMap((uma) => lerMensagem(uma, contatos))
    }),
    situacoes: valores.flatMap((valor) =>
      lista(valor.statuses).flatMap((uma) =>
        ler(situacao, uma).map(({ id: qual, status, timestamp, errors }) => ({
          id: qual,
          dito: status,
          codigo: errors?.[0]?.code ?? null,
          em: new Date(timestamp * 1000),
        })),
      ),
    ),
  }
}
