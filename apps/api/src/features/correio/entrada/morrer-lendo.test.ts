import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ligarCano, type Parada } from '../../../../test/cano-que-para.ts'
import { escreverEmail } from '../../../../test/escrever-email.ts'
import { esperandoTrava } from '../../../../test/esperando-trava.ts'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { ligarServidorImap, type ServidorImap, semDovecot } from '../../../../test/servidor-imap.ts'
import { ticketHistorico } from '../../tickets/nucleo/tabelas.ts'
import { correioRecebida } from '../tabelas-entrada.ts'
import { comToken, tokenDoTicket } from '../token.ts'

const FILHO = fileURLToPath(new URL('../../../../test/filho-que-le-a-caixa.ts', import.meta.url))
const SAC = 'sac@aurora.test'
const TEXTOS = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis']
const TRAVA = 20261117
/** Another comes with the next minute, and does not wait longer. */
const UM_MINUTO = 60_000

describe.skipIf(semDovecot)(`ALC-02 quem morre lendo${semDovecot ? ` (${semDovecot})` : ''}`, () => {
  const fluxo = usarFluxo()
  let imap: ServidorImap
  let cano: Awaited<ReturnType<typeof ligarCano>>
  let vez = 0
  beforeAll(async () => {
    imap = await ligarServidorImap([SAC])
    cano = await ligarCano(Number(new URL(imap.url(SAC)).port))
  })
  afterAll(async () => {
    await cano?.fechar()
    await imap?.parar()
  })

  const banco = () => fluxo.teste.negocio().banco
  const nascer = (): ChildProcess => {
    const url = new URL(imap.url(SAC))
    url.port = String(cano.porta)
    return spawn(process.execPath, [FILHO], {
      env: {
        ...process.env,
        BANCO: fluxo.teste.negocio().url,
        POSTGRES: inject('urlDoPostgres'),
        PASTA: inject('pastaDosArquivos'),
        IMAP: url.href,
        // Each one comes when the mailbox is free again.
        ADIANTADO_MS: String(++vez * UM_MINUTO),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const matar = async (filho: ChildProcess) => {
    // One that had already ended proves nothing.
    expect(filho.exitCode).toBeNull()
    const fim = once(filho, 'exit')
    filho.kill('SIGKILL')
    expect((await fim)[1]).toBe('SIGKILL')
    cano.soltar()
  }
  const morrerNaConversa = async (onde: Parada) => {
    const parado = cano.pararEm(onde)
    const filho = nascer()
    await Promise.race([parado, once(filho, 'exit')])
    await matar(filho)
  }
  /** In the middle of a transaction: as the row is written, before anything is confirmed. */
  const morrerAoGravar = async (tabela: string, quando: string) => {
    await banco().execute(
      sql.raw(`create function esperar() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${TRAVA}); return new; end $$;
      create trigger esperar before insert or update on ${tabela} for each row when (${quando}) execute function esperar()`),
    )
    const preso = await banco().$client.connect()
    await preso.query(`select pg_advisory_lock(${TRAVA})`)
    try {
      const filho = nascer()
      await Promise.race([esperandoTrava(banco(), 1), once(filho, 'exit')])
      await matar(filho)
    } finally {
      await preso.query(`select pg_advisory_unlock(${TRAVA})`)
      preso.release()
    }
    // The server ends the transaction of who is gone; only then the table is free.
    await banco().execute(sql.raw(`drop trigger esperar on ${tabela}; drop function esperar()`))
  }

  it('onde quer que morra, cada mensagem entra uma vez, e é marcada', async () => {
    const { id } = await fluxo.abrir({ tipo: 'ELOGIO' })
    const endereco = comToken(SAC, tokenDoTicket(fluxo.teste.negocio().segredos.correio, id))
    for (const texto of TEXTOS) await imap.entregar(SAC, escreverEmail(texto, { To: endereco }))

    await morrerNaConversa({ diz: 'cliente', padrao: /UID SEARCH/ })
    await morrerNaConversa({ diz: 'servidor', padrao: /BODY\[\]/ })
    await morrerAoGravar('correio_original', 'true')
    // Kept, and not yet marked as read.
    await morrerNaConversa({ diz: 'cliente', padrao: /UID STORE/ })
    // Marked, and nobody knows.
    await morrerNaConversa({ diz: 'servidor', padrao: /Store completed/, vez: 2 })
    await morrerNaConversa({ diz: 'servidor', padrao: /BODY\[\]/, vez: 2 })
    // All here; one of them on its way into the ticket.
    await morrerAoGravar('ticket_historico', "new.acao = 'MENSAGEM'")
    await morrerAoGravar('correio_recebida', "new.estado = 'NO_TICKET' and new.texto like 'tres%'")
    const ultimo = nascer()
    expect((await once(ultimo, 'exit'))[0]).toBe(0)

    const entradas = await banco()
      .select({ mensagem: ticketHistorico.mensagem })
      .from(ticketHistorico)
      .where(eq(ticketHistorico.ticketId, id))
      .orderBy(asc(ticketHistorico.id))
    expect(entradas.slice(1).map(({ mensagem }) => mensagem)).toEqual(TEXTOS)
    const recebidas = await banco().select().from(correioRecebida)
    expect(recebidas.map(({ estado, marcadaEm }) => [estado, marcadaEm !== null])).toEqual(
      TEXTOS.map(() => ['NO_TICKET', true]),
    )
    expect(await imap.lidas(SAC)).toBe(TEXTOS.length)
  })
})
