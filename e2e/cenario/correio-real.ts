import { escreverEmail } from '../../apps/api/test/escrever-email.ts'
import { lerCaixasJa } from '../../apps/api/test/ler-caixas-ja.ts'
import { portaLivre } from '../../apps/api/test/porta-livre.ts'
import { ligarServidorImap, semDovecot } from '../../apps/api/test/servidor-imap.ts'
import { ligarServidorSmtp } from '../../apps/api/test/servidor-smtp.ts'
import { test as base, expect } from './jornada.ts'
import { bancoDoNegocio, iniciarServidor } from './servidor.ts'

const CAIXA = 'sac'
/** The branch whose tickets the mailbox opens. */
const FILIAL = 1
/** The name under which the mailbox's server says whom it believes. */
const QUEM_CONFERE = 'mx.aurora.test'

type Carta = { de: string; assunto: string; texto: string }
type Correio = {
  /** Puts it into the mailbox, where the portal finds it. */
  escrever(carta: Carta): Promise<void>
  /** The newest message to that person in which this was found, and what was found; waits for it. */
  receber(para: string, procurado: RegExp): Promise<string>
}
type Postos = {
  imap: Awaited<ReturnType<typeof ligarServidorImap>>
  smtp: Awaited<ReturnType<typeof ligarServidorSmtp>>
}

/** ALC-01, ALC-02 Journeys whose mail comes and goes by real servers: an IMAP mailbox and an SMTP door of their own. */
export const test = base.extend<{ correio: Correio }, { postos: Postos }>({
  postos: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const postos = { imap: await ligarServidorImap([CAIXA]), smtp: await ligarServidorSmtp() }
      await use(postos)
      await postos.smtp.parar()
      await postos.imap.parar()
    },
    { scope: 'worker' },
  ],
  servidor: [
    async ({ postos: { imap, smtp } }, use, { workerIndex }) => {
      const porta = String(await portaLivre())
      const servidor = await iniciarServidor(workerIndex, {
        caixas: { aurora: [{ imap: imap.url(CAIXA), filial: FILIAL }] },
        parametros: { SAC_servidorQueConfereOEmail: QUEM_CONFERE },
        ambiente: { PORT: porta, PORTAL_URL: `http://127.0.0.1:${porta}`, SMTP_URL: smtp.url },
      })
      await use(servidor)
      await servidor.parar()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // biome-ignore lint/correctness/noUnusedFunctionParameters: the server must be there before its mailbox is read
  correio: async ({ postos: { imap, smtp }, servidor }, use, { workerIndex }) => {
    const chegaram = (para: string) => smtp.recebidas.filter((uma) => uma.para.includes(para))
    await use({
      async escrever({ de, assunto, texto }) {
        const cabecalhos = {
          'Authentication-Results': `${QUEM_CONFERE}; dmarc=pass header.from=${de.replace(/.*@|>.*/g, '')}`,
          From: de,
          Subject: assunto,
          'MIME-Version': '1.0',
          'Content-Type': 'text/plain; charset=utf-8',
          'Message-ID': `<${Date.now()}@cliente.test>`,
        }
        await imap.entregar(CAIXA, escreverEmail(texto, cabecalhos))
        await lerCaixasJa(bancoDoNegocio(workerIndex, 'aurora'))
        await expect.poll(() => imap.lidas(CAIXA)).toBeGreaterThan(0)
      },
      async receber(para, procurado) {
        const achar = () =>
          chegaram(para)
            .flatMap(({ texto }) => procurado.exec(texto)?.[0] ?? [])
            .at(-1)
        await expect.poll(achar).toBeDefined()
        return achar() ?? ''
      },
    })
  },
})

export { expect, semDovecot }
