import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { emailValido } from '@balcao/dominio/brasil/email'
import { createTransport } from 'nodemailer'
import type { Relogio } from '../relogio.ts'

export type Mensagem = { para: string; assunto: string; texto: string; html?: string }

export type Carteiro = { enviar(mensagem: Mensagem): Promise<void> }

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
  const entregar = smtpUrl ? peloServidor(smtpUrl) : naPasta(pastaDeSaida)

  return {
    async enviar({ para, assunto, texto, html }) {
      exigirLinhaUnica('destinatário', para)
      exigirLinhaUnica('assunto', assunto)
      if (!emailValido(para)) throw new Error('O destinatário não é um único endereço de e-mail.')
      await entregar({
        from: remetente,
        // As an object it is one address; as text it would be read as a list.
        to: { name: '', address: para },
        subject: assunto,
        text: texto,
        date: relogio(),
        ...(html !== undefined && { html }),
        ...SEM_ANEXOS_DE_FORA,
      })
    },
  }
}

type Pronta = {
  from: string
  to: { name: string; address: string }
  subject: string
  text: string
  html?: string
  date: Date
}

function peloServidor(url: string): (mensagem: Pronta) => Promise<void> {
  const transporte = createTransport({ url, ...TEMPOS })
  return async (mensagem) => {
    await transporte.sendMail(mensagem)
  }
}

function naPasta(pasta: string): (mensagem: Pronta) => Promise<void> {
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
      throw erro
    }
  }
}

function exigirLinhaUnica(campo: string, valor: string): void {
  if (CONTROLE.test(valor))
    throw new Error(`O ${campo} do e-mail contém quebra de linha ou caractere de controle.`)
}
