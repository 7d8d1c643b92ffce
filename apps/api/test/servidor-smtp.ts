import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Recebida = { de: string; para: string[]; texto: string }

/** How the server behaves: `rcpt` and `dados` refuse with that answer; `desligar` hangs up once it has the text. */
type Modos = { rcpt?: (endereco: string) => string | null; dados?: string | null; desligar?: boolean }

const recusa = (resposta: string) =>
  Object.assign(new Error(resposta.slice(4)), { responseCode: Number(resposta.slice(0, 3)) })

/** As whoever receives it reads it. */
function semQuotedPrintable(texto: string): string {
  const bytes = texto
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hexa: string) => String.fromCharCode(Number.parseInt(hexa, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** A mail server that keeps what it is given, and behaves as it is told. */
export async function ligarServidorSmtp() {
  const recebidas: Recebida[] = []
  const modos: Modos = {}
  const servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _sessao, pronto) {
      const resposta = modos.rcpt?.(address) ?? null
      pronto(resposta ? recusa(resposta) : null)
    },
    async onData(fluxo, sessao, pronto) {
      const texto = semQuotedPrintable((await buffer(fluxo)).toString('latin1'))
      const { mailFrom, rcptTo } = sessao.envelope
      if (modos.dados) return pronto(recusa(modos.dados))
      recebidas.push({
        de: mailFrom ? mailFrom.address : '',
        para: rcptTo.map(({ address }) => address),
        texto,
      })
      if (!modos.desligar) return pronto()
      // The text is here, and nobody says so.
      for (const conexao of servidor.connections) conexao.close()
    },
  })
  servidor.on('error', () => {})
  servidor.listen(0, '127.0.0.1')
  await once(servidor.server, 'listening')
  const { port } = servidor.server.address() as AddressInfo
  return {
    recebidas,
    modos,
    url: `smtp://127.0.0.1:${port}`,
    parar: () => new Promise<void>((pronto) => servidor.close(() => pronto())),
  }
}
