import { setTimeout as esperar } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import type { EnderecoDaCaixa } from './caixa-imap.ts'

const MENOR_ESPERA_MS = 1_000
const MAIOR_ESPERA_MS = 5 * 60_000
/** Servers and the boxes between forget a conversation that is silent for longer. */
const RECOMECO_MS = 4 * 60_000

/**
 * ALC-02 Lets the server say when something comes (IDLE), until `sinal`; a conversation that breaks is begun again, each time later.
 * It ends by itself only where the server cannot tell. What it says is a hint: whoever hears it reads the mailbox.
 */
export async function escutarCaixa(
  endereco: EnderecoDaCaixa,
  aoMudar: () => void,
  sinal: AbortSignal,
): Promise<void> {
  let espera = MENOR_ESPERA_MS
  while (!sinal.aborted) {
    const fim = await conversar(
      endereco,
      () => {
        espera = MENOR_ESPERA_MS
        aoMudar()
      },
      sinal,
    ).catch(() => 'CAIU' as const)
    if (fim === 'NAO_SABE') return
    await esperar(espera, undefined, { signal: sinal, ref: false }).catch(() => undefined)
    espera = Math.min(espera * 2, MAIOR_ESPERA_MS)
  }
}

async function conversar(
  { servidor, porta, tls, usuario, senha, pasta }: EnderecoDaCaixa,
  aoMudar: () => void,
  sinal: AbortSignal,
): Promise<'CAIU' | 'NAO_SABE'> {
  const cliente = new ImapFlow({
    host: servidor,
    port: porta,
    secure: tls,
    auth: { user: usuario, pass: senha },
    logger: false,
    disableAutoIdle: true,
    maxIdleTime: RECOMECO_MS,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
  })
  // Told to whoever waits as well; without a listener it would end the process.
  cliente.on('error', () => undefined)
  const cortar = () => cliente.close()
  sinal.addEventListener('abort', cortar, { once: true })
  try {
    await cliente.connect()
    if (!cliente.capabilities.has('IDLE')) return 'NAO_SABE'
    await cliente.mailboxOpen(pasta, { readOnly: true })
    cliente.on('exists', aoMudar)
    // What came while nobody listened.
    aoMudar()
    while (cliente.usable && !sinal.aborted) await cliente.idle()
    return 'CAIU'
  } finally {
    sinal.removeEventListener('abort', cortar)
    cliente.close()
  }
}
