import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cumprirTarefas } from '../../../../test/cumprir-tarefas.ts'
import { escreverEmail } from '../../../../test/escrever-email.ts'
import { ligarServidorImap, type ServidorImap, semDovecot } from '../../../../test/servidor-imap.ts'
import { criarLog } from '../../../platform/log.ts'
import { correioRecebida } from '../tabelas-entrada.ts'
import { escutarCaixas } from './escutar-caixas.ts'

const SAC = 'sac@aurora.test'
const CEDO = { timeout: 60_000, interval: 50 }

describe.skipIf(semDovecot)(`ALC-02 a caixa escutada${semDovecot ? ` (${semDovecot})` : ''}`, () => {
  let imap: ServidorImap
  let teste: AppDeTeste
  beforeAll(async () => {
    imap = await ligarServidorImap([SAC])
    teste = await criarAppDeTeste()
    teste.negocio().configuracao.caixas = [{ imap: imap.url(SAC), filial: 1 }]
    await imap.entregar(SAC, escreverEmail('Antes'))
  })
  afterAll(async () => {
    await teste?.fechar()
    await imap?.parar()
  })

  const banco = () => teste.negocio().banco
  /** The queue's part: a reading was asked for, and is done. The clock stands still, so that no round of the minute is due. */
  const ouvido = async (quantas: number) => {
    await vi.waitFor(async () => {
      await cumprirTarefas(teste)
      expect(await banco().$count(correioRecebida)).toBe(quantas)
    }, CEDO)
  }

  it('o que chega é lido assim que chega, também depois de o servidor cair; e ninguém escuta depois do fim', async () => {
    const escuta = escutarCaixas(teste.negocio(), criarLog('silent'))
    await ouvido(1)
    await imap.entregar(SAC, escreverEmail('Depois'))
    await ouvido(2)
    await imap.desligar()
    await imap.ligar()
    await imap.entregar(SAC, escreverEmail('De volta'))
    await ouvido(3)
    await escuta.parar()
    await banco().execute(sql`delete from graphile_worker._private_jobs`)
    await imap.entregar(SAC, escreverEmail('Ninguém ouve'))
    await cumprirTarefas(teste)
    expect(await banco().$count(correioRecebida)).toBe(3)
  })
})
