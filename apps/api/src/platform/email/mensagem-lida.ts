import { createHash } from 'node:crypto'
import { cortar } from '@balcao/dominio/formatos/cortar'
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from 'mailparser'
import { idValido, lerCabecalhos, semControles, temBytesCrus, textoDosCabecalhos } from './cabecalhos.ts'
import { dizendoLatim, maisLegivel, perdeuLetras, semLatimTrocado } from './charset.ts'
import { conteudoAssinado } from './conteudo-assinado.ts'
import { lerConvite } from './convite.ts'
import { htmlInerte, MAIOR_HTML } from './html-inerte.ts'
import { comMarcasFechadas } from './marcas-fechadas.ts'
import { textoDaPagina } from './texto-da-pagina.ts'

export type Pessoa = { nome: string; email: string }

export type AnexoLido = { nome: string; midia: string; bytes: Uint8Array }

/** A message understood: plain data, which may come from another thread. */
export type MensagemLida = {
  messageId: string | null
  emRespostaA: string | null
  /** Oldest first. */
  referencias: string[]
  de: Pessoa | null
  responderA: Pessoa | null
  /** Everyone it was written to, and the addresses by which it was delivered. */
  para: Pessoa[]
  entregueA: string[]
  assunto: string
  /** What servers on the way say of the sender (`Authentication-Results`): the last server first. */
  carimbos: string[]
  cabecalhos: Record<string, string>
  texto: string
  html: string | null
  anexos: AnexoLido[]
  /** Of a report: what the server said, and the headers of the message it is about. */
  relatorio: { estado: string; original: string; messageId: string | null } | null
}

const MAXIMO_DE_ANEXOS = 50
const MAIOR_TEXTO = 200_000
const MAIOR_LINHA = 500
const MAXIMO_DE_ENDERECOS = 50
const MAXIMO_DE_CARIMBOS = 50
const MAIOR_CARIMBO = 50_000
const MAXIMO_DE_REFERENCIAS = 200
// The library's own text of a page takes the square of how deep it nests: ours is `textoDaPagina`.
const OPCOES = {
  keepCidLinks: true,
  keepDeliveryStatus: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipHtmlToText: true,
}
const DE_QUEM_SE_OLHA =
  /^(?:return-path|auto-submitted|precedence|x-auto.*|list-.*|x-spam.*|x-balcao-ticket|delivered-to|x-original-to|envelope-to)$/

const linha = (texto: string) => cortar(semControles(texto).replace(/\s+/g, ' ').trim(), MAIOR_LINHA)

function pessoas(campo: AddressObject | AddressObject[] | undefined): Pessoa[] {
  return [campo ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap((um) => [um, ...(um.group ?? [])])
    .flatMap(({ name, address }) =>
      address ? [{ nome: linha(semLatimTrocado(name ?? '')), email: linha(address).toLowerCase() }] : [],
    )
    .slice(0, MAXIMO_DE_ENDERECOS)
}

/** Some programs fold a header and forget the space: what has no name is the rest of the one before. */
function cabecalhosQueDizem(lida: ParsedMail): Record<string, string> {
  const achados: Record<string, string> = {}
  let ultimo = ''
  for (const { key, line } of lida.headerLines) {
    const nome = line.includes(':') ? key.trim().toLowerCase() : ''
    if (nome === '') {
      if (achados[ultimo] === '') achados[ultimo] = linha(line)
      continue
    }
    ultimo = nome
    if (DE_QUEM_SE_OLHA.test(nome)) achados[nome] ??= linha(line.slice(line.indexOf(':') + 1))
  }
  return achados
}

const valores = (lida: ParsedMail, ...nomes: string[]): string[] =>
  lida.headerLines
    .filter(({ key }) => nomes.includes(key))
    .map(({ line }) => linha(line.slice(line.indexOf(':') + 1)))

/** Whole: what was cut off one might be what it says. */
const carimbosDe = (lida: ParsedMail): string[] =>
  lida.headerLines
    .filter(({ key }) => key === 'authentication-results')
    .slice(0, MAXIMO_DE_CARIMBOS)
    .map(({ line }) => semControles(line.slice(line.indexOf(':') + 1)).replace(/\s+/g, ' '))
    // None that a server writes is as long.
    .filter(({ length }) => length <= MAIOR_CARIMBO)

// What cleans a page takes the square of how deep it nests; no page that somebody wrote has as many tags.
const MAXIMO_DE_MARCAS = 30_000

/** SEG-04 What only somebody who wants to hold the reader sends is not begun. */
function exigirLegivel(html: string): void {
  if ((html.slice(0, MAIOR_HTML).match(/<[a-z]/gi)?.length ?? 0) > MAXIMO_DE_MARCAS)
    throw new Error('a página tem marcas demais')
}

/** Understands the bytes of a message, however wrongly they were written. Runs in a thread of its own. */
export async function lerMensagem(bytes: Buffer): Promise<MensagemLida> {
  const lida = await simpleParser(bytes, OPCOES)
  const semPerda = perdeuLetras(`${lida.text ?? ''}${lida.html || ''}`)
    ? await simpleParser(dizendoLatim(bytes), OPCOES)
    : lida
  const html = comMarcasFechadas(semLatimTrocado(maisLegivel(lida.html || '', semPerda.html || '')))
  const escrito = semLatimTrocado(maisLegivel(lida.text ?? '', semPerda.text ?? ''))
  exigirLegivel(html)
  const daPagina =
    html !== '' && (escrito.trim() === '' || !temAlternativa(bytes)) ? await textoDaPagina(html) : ''
  const assinada = escrito.trim() === '' && daPagina === '' ? await lerAssinada(lida.attachments) : null
  const proprio = [escrito.trim(), daPagina].filter(Boolean).join('\n\n')
  const texto = proprio || assinada?.texto || textoDoConvite(lida.attachments)
  const brutos = lerCabecalhos(bytes)
  const crus = temBytesCrus(bytes)
  const [lido = null] = pessoas(lida.from)
  const de = lido && crus ? { ...lido, nome: brutos.deNome } : lido
  const relatorio = relatorioDe(lida.attachments)
  const anexos = relatorio ? [] : [...anexosUmaVez(lida.attachments), ...(assinada?.anexos ?? [])]
  return {
    messageId: brutos.messageId,
    emRespostaA: idValido(lida.inReplyTo ?? ''),
    // Some programs put commas between them.
    referencias: [lida.references ?? []]
      .flat()
      .flatMap((escritas) => escritas.split(/[\s,;]+/))
      .slice(-MAXIMO_DE_REFERENCIAS)
      .flatMap((id) => idValido(id) ?? []),
    de,
    responderA: pessoas(lida.replyTo)[0] ?? null,
    para: [...pessoas(lida.to), ...pessoas(lida.cc)],
    entregueA: valores(lida, 'delivered-to', 'x-original-to', 'envelope-to')
      .slice(0, MAXIMO_DE_ENDERECOS)
      .map((valor) => valor.replace(/[<>]/g, '').toLowerCase()),
    assunto: linha(semLatimTrocado(crus ? brutos.assunto : (lida.subject ?? brutos.assunto))),
    carimbos: carimbosDe(lida),
    cabecalhos: cabecalhosQueDizem(lida),
    texto: cortar(comImagens(semControles(texto), lida.attachments), MAIOR_TEXTO),
    html: html === '' ? null : semControles(htmlInerte(html)).toWellFormed(),
    anexos,
    relatorio,
  }
}

/** Whether a page says the same as the text; in some messages they stand one after the other. */
const temAlternativa = (bytes: Buffer): boolean => /multipart\/alternative/i.test(bytes.toString('latin1'))

/** '[cid:…]' of the text is the picture that stood there, by the name under which it is kept. */
function comImagens(texto: string, anexos: readonly Attachment[]): string {
  const nomes = new Map(anexos.map((anexo, i) => [anexo.cid ?? '', nomeDoAnexo(anexo, i)]))
  return texto
    .replace(/\[cid:([^\]]{1,300})\]/g, (_, cid: string) => `[imagem: ${nomes.get(cid) ?? 'que não veio'}]`)
    .trim()
}

const TERMINACOES: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
  'text/calendar': '.ics',
  'message/rfc822': '.eml',
  'application/pkcs7-mime': '.p7m',
  'application/x-pkcs7-mime': '.p7m',
}

function nomeDoAnexo({ filename, contentType }: Attachment, i: number): string {
  const nome = linha(semLatimTrocado(filename ?? '')).replace(/[/\\]/g, '-')
  return (
    nome ||
    `${contentType.startsWith('image/') ? 'imagem' : 'anexo'}-${i + 1}${TERMINACOES[contentType] ?? ''}`
  )
}

/** The same picture, put into a message several times, is one file. */
function anexosUmaVez(anexos: readonly Attachment[]): AnexoLido[] {
  const porResumo = new Map<string, AnexoLido>()
  for (const [i, anexo] of anexos.slice(0, MAXIMO_DE_ANEXOS).entries()) {
    const resumo = createHash('sha256')
      .update(anexo.content)
      .update(anexo.filename ?? '')
      .digest('hex')
    if (!porResumo.has(resumo))
      porResumo.set(resumo, { nome: nomeDoAnexo(anexo, i), midia: anexo.contentType, bytes: anexo.content })
  }
  return [...porResumo.values()]
}

function relatorioDe(anexos: readonly Attachment[]): MensagemLida['relatorio'] {
  const estado = anexos.find(({ contentType }) => contentType === 'message/delivery-status')
  if (!estado) return null
  const original = anexos.find(({ contentType }) =>
    ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'].includes(contentType),
  )
  const cabecalhos = original ? textoDosCabecalhos(original.content) : ''
  return {
    estado: cortar(semControles(estado.content.toString('utf8')), MAIOR_TEXTO),
    original: semControles(cabecalhos),
    messageId: original ? lerCabecalhos(original.content).messageId : null,
  }
}

/** Of a message that is nothing but its own signature around another one: what that one says. */
async function lerAssinada(
  anexos: readonly Attachment[],
): Promise<Pick<MensagemLida, 'texto' | 'anexos'> | null> {
  const pacote = anexos.find(({ contentType }) => /^application\/(?:x-)?pkcs7-mime$/.test(contentType))
  const dentro = pacote && conteudoAssinado(pacote.content)
  if (!dentro) return null
  const { text = '', html, attachments } = await simpleParser(dentro, OPCOES)
  const pagina = html ? comMarcasFechadas(html) : ''
  exigirLegivel(pagina)
  const texto = text.trim() || (pagina && (await textoDaPagina(pagina)))
  return { texto: semControles(texto), anexos: anexosUmaVez(attachments) }
}

/** Of an invitation that nobody wrote a word beside. */
function textoDoConvite(anexos: readonly Attachment[]): string {
  const convite = anexos.find(({ contentType }) => contentType === 'text/calendar')
  return convite ? lerConvite(convite.content.toString('utf8')) : ''
}
