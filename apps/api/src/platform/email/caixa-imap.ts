import { ImapFlow } from 'imapflow'

/** Where a mailbox is: `imaps://usuario:senha@servidor/pasta`. */
export type EnderecoDaCaixa = {
  servidor: string
  porta: number
  tls: boolean
  usuario: string
  senha: string
  pasta: string
}

const TEMPOS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 120_000 }

export function lerEnderecoDaCaixa(url: string): EnderecoDaCaixa {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const tls = protocol === 'imaps:'
  return {
    servidor: hostname,
    porta: port ? Number(port) : tls ? 993 : 143,
    tls,
    usuario: decodeURIComponent(username),
    senha: decodeURIComponent(password),
    pasta: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  }
}

/** Without the password: how a mailbox is called here. */
export const nomeDaCaixa = ({ usuario, servidor, porta, pasta }: EnderecoDaCaixa): string =>
  `${usuario} em ${servidor}:${porta}/${pasta}`

/** Since when to take: after a number of the same folder, or what looks new where numbers say nothing. */
export type Desde = { uid: number } | { naoLidas: true; desdeODia: Date | null }

export type MensagemDaCaixa = {
  uid: number
  tamanho: number
  bytes: Buffer
  cortada: boolean
  /** When the server got it (INTERNALDATE). */
  chegouEm: Date | null
}

export type CaixaAberta = {
  /** UIDVALIDITY, asked at this opening. */
  validade: string
  /** Whatever comes later has this number or a higher one. */
  proximoUid: number
  /** By number, oldest first, one at a time: whoever stops loses nothing. */
  mensagens(desde: Desde, maiorTamanho: number): AsyncIterable<MensagemDaCaixa>
  marcarComoLida(uids: readonly number[]): Promise<void>
}

/** The one way in for mail. The conversation ends with `usar`, whatever happens to it. */
export async function abrirCaixa<T>(
  endereco: EnderecoDaCaixa,
  usar: (caixa: CaixaAberta) => Promise<T>,
  sinal?: AbortSignal,
): Promise<T> {
  const cliente = new ImapFlow({
    host: endereco.servidor,
    port: endereco.porta,
    secure: endereco.tls,
    auth: { user: endereco.usuario, pass: endereco.senha },
    logger: false,
    disableAutoIdle: true,
    ...TEMPOS,
  })
  // Told to whoever waits for an answer as well; without a listener it would end the process.
  cliente.on('error', () => undefined)
  const cortar = () => cliente.close()
  sinal?.addEventListener('abort', cortar, { once: true })
  try {
    await cliente.connect()
    const { uidValidity, uidNext } = await cliente.mailboxOpen(endereco.pasta)
    return await usar({
      validade: String(uidValidity),
      proximoUid: uidNext,
      mensagens: (desde, maiorTamanho) => mensagens(cliente, desde, maiorTamanho),
      marcarComoLida: async (uids) => {
        if (uids.length > 0) await cliente.messageFlagsAdd(uids.join(','), ['\\Seen'], { uid: true })
      },
    })
  } finally {
    sinal?.removeEventListener('abort', cortar)
    cliente.close()
  }
}

async function* mensagens(
  cliente: ImapFlow,
  desde: Desde,
  maiorTamanho: number,
): AsyncGenerator<MensagemDaCaixa> {
  for (const uid of await uidsDesde(cliente, desde)) {
    const medida = await cliente.fetchOne(
      String(uid),
      { uid: true, size: true, internalDate: true },
      { uid: true },
    )
    // Taken away meanwhile.
    if (!medida) continue
    const tamanho = medida.size ?? 0
    const inteira = tamanho <= maiorTamanho ? await buscar(cliente, uid, 'source') : undefined
    const bytes = inteira ?? (await buscar(cliente, uid, 'headers')) ?? semNada(cliente, uid)
    const chegouEm = medida.internalDate ? new Date(medida.internalDate) : null
    yield { uid, tamanho, bytes, cortada: inteira === undefined, chegouEm }
  }
}

/** What a server cannot give of one message keeps it from giving none of the others; a conversation that broke ends here. */
async function buscar(
  cliente: ImapFlow,
  uid: number,
  parte: 'source' | 'headers',
): Promise<Buffer | undefined> {
  try {
    const lida = await cliente.fetchOne(String(uid), { [parte]: true }, { uid: true })
    return lida ? lida[parte] : undefined
  } catch (erro) {
    if (!cliente.usable) throw erro
    return undefined
  }
}

const semNada = (cliente: ImapFlow, uid: number): Buffer => {
  const validade = cliente.mailbox ? cliente.mailbox.uidValidity : ''
  return Buffer.from(`Subject: (o servidor não entregou a mensagem ${validade}/${uid})\r\n\r\n`)
}

async function uidsDesde(cliente: ImapFlow, desde: Desde): Promise<number[]> {
  const busca =
    'uid' in desde
      ? { uid: `${desde.uid + 1}:*` }
      : desde.desdeODia
        ? { or: [{ seen: false }, { since: desde.desdeODia }] }
        : { seen: false }
  const achados = (await cliente.search(busca, { uid: true })) || []
  // '5:*' means the last one too, even where it is number 4.
  return achados.filter((uid) => !('uid' in desde) || uid > desde.uid).toSorted((a, b) => a - b)
}
