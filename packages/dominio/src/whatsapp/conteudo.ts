import * as z from 'zod/mini'

// ALC-05 What a message says, type by type. What has no words of its own is told in ours, as what it is.

const texto = z.optional(z.string())
const varios = <T extends z.ZodMiniType>(um: T) => z.catch(z.array(um), [])
const opcional = <T extends z.ZodMiniType>(um: T) => z.catch(z.optional(um), undefined)
const numero = z.coerce.number<string | number>()

/** Each part by itself: one that cannot be read is not there, and the message still is. */
export const PARTES_DO_CONTEUDO = {
  text: opcional(z.object({ body: z.string() })),
  button: opcional(z.object({ text: z.string() })),
  interactive: opcional(
    z.object({
      button_reply: opcional(z.object({ title: z.string() })),
      list_reply: opcional(z.object({ title: z.string(), description: texto })),
      nfm_reply: opcional(z.object({ response_json: z.string() })),
    }),
  ),
  reaction: opcional(z.object({ message_id: texto, emoji: texto })),
  location: opcional(z.object({ latitude: numero, longitude: numero, name: texto, address: texto })),
  contacts: opcional(
    z.array(
      z.object({
        name: opcional(z.object({ formatted_name: texto, first_name: texto })),
        org: opcional(z.object({ company: texto })),
        phones: varios(z.object({ phone: texto, wa_id: texto })),
        emails: varios(z.object({ email: texto })),
      }),
    ),
  ),
  order: opcional(
    z.object({
      text: texto,
      product_items: varios(
        z.object({
          product_retailer_id: z.union([z.string(), z.number()]),
          quantity: opcional(numero),
          item_price: opcional(numero),
          currency: texto,
        }),
      ),
    }),
  ),
  system: opcional(z.object({ body: texto })),
  edit: opcional(
    z.object({ message: opcional(z.object({ text: opcional(z.object({ body: z.string() })) })) }),
  ),
}
const conteudo = z.object(PARTES_DO_CONTEUDO)
export type Conteudo = z.output<typeof conteudo>

const MAIOR_LISTA = 50

const linhas = (partes: readonly (string | false | undefined)[]): string => partes.filter(Boolean).join('\n')

const aspas = (dito: string): string => `“${dito}”`

const quantia = (valor: number, moeda = 'BRL'): string => {
  try {
    return new Intl.NumberFormat('pt-BR', { style: 'currency', currency: moeda }).format(valor)
  } catch {
    return `${valor} ${moeda}`
  }
}

function oFormulario(json: string): string {
  let respostas: unknown
  try {
    respostas = JSON.parse(json)
  } catch {
    respostas = null
  }
  const ditas = Object.entries(respostas !== null && typeof respostas === 'object' ? respostas : {})
    .filter(([campo]) => campo !== 'flow_token')
    .slice(0, MAIOR_LISTA)
    .map(([campo, dito]) => `${campo}: ${typeof dito === 'string' ? dito : JSON.stringify(dito)}`)
  return linhas(['Respondeu a um formulário.', ...ditas])
}

const escolha = ({ button_reply, list_reply, nfm_reply }: NonNullable<Conteudo['interactive']>) => {
  if (button_reply) return `Tocou no botão ${aspas(button_reply.title)}.`
  if (list_reply) return linhas([`Escolheu na lista: ${aspas(list_reply.title)}.`, list_reply.description])
  return nfm_reply && oFormulario(nfm_reply.response_json)
}

const lugar = ({ latitude, longitude, name, address }: NonNullable<Conteudo['location']>) =>
  linhas(['Enviou uma localização.', name, address, `https://www.google.com/maps?q=${latitude},${longitude}`])

function contato({ name, org, phones, emails }: NonNullable<Conteudo['contacts']>[number]): string {
  const nome = name?.formatted_name || name?.first_name || 'Sem nome'
  return [
    org?.company ? `${nome} (${org.company})` : nome,
    ...phones.flatMap(({ phone, wa_id }) => phone || wa_id || []),
    ...emails.flatMap(({ email }) => email || []),
  ].join(', ')
}

const pedido = ({ text, product_items }: NonNullable<Conteudo['order']>) =>
  linhas([
    'Enviou um pedido do catálogo do WhatsApp.',
    ...product_items
      .slice(0, MAIOR_LISTA)
      .map(
        ({ product_retailer_id: codigo, quantity = 1, item_price, currency }) =>
          `${quantity} × ${codigo}${item_price === undefined ? '' : `, a ${quantia(item_price, currency)}`}`,
      ),
    product_items.length > MAIOR_LISTA && `e mais ${product_items.length - MAIOR_LISTA}`,
    text,
  ])

const reacao = ({ emoji }: NonNullable<Conteudo['reaction']>) =>
  emoji ? `Reagiu a uma mensagem com ${emoji}` : 'Retirou a reação a uma mensagem.'

const SEM_TEXTO = 'Mensagem de um tipo que o portal não mostra. Peça que o cliente a envie de outro jeito.'

/** ALC-05 In words, whatever it is; a file speaks for itself. */
export function textoDoConteudo(tipo: string, lido: Conteudo): string {
  const { text, button, interactive, reaction, location, contacts, order, system, edit } = lido
  if (text) return text.body
  if (button) return `Tocou no botão ${aspas(button.text)}.`
  if (reaction) return reacao(reaction)
  if (location) return lugar(location)
  if (contacts)
    return linhas([
      contacts.length === 1 ? 'Enviou um contato.' : 'Enviou contatos.',
      ...contacts.slice(0, MAIOR_LISTA).map(contato),
    ])
  if (order) return pedido(order)
  if (system) return linhas(['Aviso do WhatsApp.', system.body])
  if (tipo === 'revoke') return 'Apagou no WhatsApp uma mensagem que tinha enviado.'
  if (edit?.message?.text) return linhas(['Corrigiu uma mensagem que tinha enviado:', edit.message.text.body])
  return (interactive && escolha(interactive)) || SEM_TEXTO
}

const SINAIS: readonly string[] = ['reaction', 'system', 'revoke']

/** ALC-05 Said without a word: it is shown, and neither opens, reopens nor answers anything. */
export const ehSinal = (tipo: string): boolean => SINAIS.includes(tipo)
