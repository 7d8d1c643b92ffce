import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { emailValido } from '@balcao/dominio/brasil/email'
import { createTransport } from 'nodemailer'
import { comSpan } from '../rastros/com-span.ts'
import type { Relogio } from '../relogio.ts'
import { FalhaDoEnvio } from './falha-do-envio.ts'

export type Mensagem = {
  para: string
  assunto: string
  texto: string
  html?: string
  copias?: readonly string[]
  /** Who it comes from, where it is not the house's own sender. */
  de?: { nome: string; endereco: string }
  responderA?: string
  /** With its angle brackets, as all that follow. */
  messageId?: string
  emRespostaA?: string
  referencias?: readonly string[]
  /** Nobody wrote it: whoever answers by machine should not. */
  automatica?: boolean
  /** By which we know our own messages when they come back. */
  marca?: string
  /** One with a `cid` is shown where the page says so, and is no paper of its own. */
  anexos?: readonly { nome: string; tipo: string; conteudo: Buffer; cid?: string }[]
}

/** One of several recipients, whom the server did not take while it took others. */
export type Recusado = { endereco: string; codigo: number | null; texto: string }

/** Throws `FalhaDoEnvio`; answers who was left out of what did leave. */
export type Carteiro = { enviar(mensagem: Mensagem): Promise<Recusado[] | undefined> }

const MARCA = 'X-Balcao-Ticket'

export type ConfiguracaoDoCarteiro = {
  /** `smtp://` or `smtps://`, with user and password; nodemailer's options may follow as a query. */
  smtpUrl?: string | undefined
  /** `Nome <endereco@exemplo.com.br>`, or the address alone. */
  remetente: string
  /** Where messages are left to be seen when there is no SMTP server. */
  pastaDeSaida: string
  relogio: Relogio
}

const TEMPOS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
// Whatever a message says, it never makes the server read a file or an address.
const SEM_ANEXOS_DE_FORA = { disableFileAccess: true, disableUrlAccess: true }
// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break here would begin a header of the sender's choice
const CONTROLE = /[\x00-\x1f\x7f\u2028\u2029]/

/** The one way out for mail: an SMTP server when there is one, otherwise one .eml per message in a folder. */
export function criarCarteiro(config: ConfiguracaoDoCarteiro): Carteiro {
  const { smtpUrl, remetente, pastaDeSaida, relogio } = config
  exigirLinhaUnica('remetente', remetente)
  const entregar: (mensagem: Pronta) => Promise<Recusado[] | undefined> = smtpUrl
    ? peloServidor(smtpUrl)
    : naPasta(pastaDeSaida)
  const servidor = smtpUrl ? new URL(smtpUrl).hostname : 'pasta'

  return {
    async enviar(mensagem) {
      const { para, assunto, texto, html, copias = [], de, responderA, anexos = [] } = mensagem
      const { messageId, emRespostaA, referencias = [], automatica = false, marca } = mensagem
      exigirLinhaUnica('destinatário', para)
      exigirLinhaUnica('assunto', assunto)
      for (const endereco of [para, ...copias])
        if (!emailValido(endereco)) throw new Error('O destinatário não é um único endereço de e-mail.')
      const identificadores = [
        messageId,
        emRespostaA,
        ...referencias,
        marca,
        responderA,
        de?.nome,
        de?.endereco,
      ]
      for (const cabecalho of identificadores) exigirLinhaUnica('cabeçalho', cabecalho ?? '')
      return await comSpan(
        'enviar e-mail',
        'SAIDA',
        { 'server.address': servidor, 'balcao.destinatarios': 1 + copias.length },
        () =>
          entregar({
            from: de ? { name: de.nome, address: de.endereco } : remetente,
            to: comoUmSo(para),
            cc: copias.map(comoUmSo),
            subject: assunto,
            text: texto,
            date: relogio(),
            headers: {
              ...(automatica && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
              ...(marca !== undefined && { [MARCA]: marca }),
            },
            attachments: anexos.map(({ nome, tipo, conteudo, cid }) => ({
              filename: nome,
              contentType: tipo,
              content: conteudo,
              ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
            })),
            ...(html !== undefined && { html }),
            ...(responderA !== undefined && { replyTo: comoUmSo(responderA) }),
            ...(messageId !== undefined && { messageId }),
            ...(emRespostaA !== undefined && { inReplyTo: emRespostaA }),
            ...(referencias.length > 0 && { references: [...referencias] }),
            ...SEM_ANEXOS_DE_FORA,
          }),
      )
    },
  }
}

type Endereco = { name: string; address: string }
type Pronta = {
  from: string | Endereco
  to: Endereco
  cc: Endereco[]
  subject: string
  text: string
  html?: string
  date: Date
  headers: Record<string, string>
  attachments: {
    filename: string
    contentType: string
    content: Buffer
    cid?: string
    contentDisposition?: 'inline'
  }[]
}

/** As an object it is one address; as text it would be read as a list. */
const comoUmSo = (endereco: string): Endereco => ({ name: '', address: endereco })

type RecusaParcial = { recipient?: string; responseCode?: number; response?: string; message: string }

function peloServidor(url: string): (mensagem: Pronta) => Promise<Recusado[]> {
  return async (mensagem) => {
    // One each: what is said of the text must be of this message.
    const transporte = createTransport({ url, ...TEMPOS })
    const entrega = { textoEntregue: false }
    transporte.use('stream', (mail, pronto) => {
      const { message } = mail
      const ler = message.createReadStream.bind(message)
      // Read only once the server asked for the text: from then on it may have it.
      message.createReadStream = (() => Readable.from(notando(ler, entrega), { objectMode: false })) as never
      pronto()
    })
    try {
      const { rejectedErrors = [] } = (await transporte.sendMail(mensagem)) as {
        rejectedErrors?: RecusaParcial[]
      }
      return rejectedErrors.map(({ recipient = '', responseCode, response, message }) => ({
        endereco: recipient,
        codigo: responseCode ?? null,
        texto: response ?? message,
      }))
    } catch (erro) {
      throw new FalhaDoEnvio(erro, entrega)
    } finally {
      transporte.close()
    }
  }
}

async function* notando(ler: () => AsyncIterable<Buffer>, entrega: { textoEntregue: boolean }) {
  entrega.textoEntregue = true
  yield* ler()
}

function naPasta(pasta: string): (mensagem: Pronta) => Promise<undefined> {
  const transporte = createTransport({ streamTransport: true, newline: 'windows' })
  return async (mensagem) => {
    const { message } = await transporte.sendMail(mensagem)
    const bytes = Buffer.isBuffer(message) ? message : await buffer(message)
    const nome = `${mensagem.date.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
    await mkdir(pasta, { recursive: true, mode: 0o700 })
    // Under a hidden name first: whoever looks at the folder never finds half a message.
    const parcial = join(pasta, `.${nome}`)
    try {
      await writeFile(parcial, bytes, { flush: true, mode: 0o600 })
      await rename(parcial, join(pasta, nome))
    } catch (erro) {
      await rm(parcial, { force: true })
      throw new FalhaDoEnvio(erro, { textoEntregue: false })
    }
    return undefined
  }
}

function exigirLinhaUnica(campo: string, valor: string): void {
  if (CONTROLE.test(valor))
    throw new Error(`O ${campo} do e-mail contém quebra de linha ou caractere de controle.`)
}
