import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { ligarCano } from '../../../../test/cano-que-para.ts'
import { escreverEmail } from '../../../../test/escrever-email.ts'
import { ligarServidorImap, type ServidorImap, semDovecot } from '../../../../test/servidor-imap.ts'
import { correioCaixa, correioRecebida } from '../tabelas-entrada.ts'
import { lerCaixas } from './ler-caixas.ts'

const SAC = 'sac@aurora.test'
const PRAZO_MS = 30_000

describe.skipIf(semDovecot)(`ALC-02 de quem é a caixa${semDovecot ? ` (${semDovecot})` : ''}`, () => {
  let imap: ServidorImap
  let cano: Awaited<ReturnType<typeof ligarCano>>
  let teste: AppDeTeste
  beforeAll(async () => {
    imap = await ligarServidorImap([SAC])
    cano = await ligarCano(Number(new URL(imap.url(SAC)).port))
  })
  afterAll(async () => {
    await cano?.fechar()
    await imap?.parar()
  })
  beforeEach(async () => {
    teste = await criarAppDeTeste()
    await imap.esvaziar()
    const url = new URL(imap.url(SAC))
    url.port = String(cano.porta)
    teste.negocio().configuracao.caixas = [{ imap: url.href, filial: 1 }]
    // Known already: how far it was read is written with each message.
    await ler()
    for (const texto of ['um', 'dois']) await imap.entregar(SAC, escreverEmail(texto))
    teste.adiantar(61_000)
    return async () => {
      cano.soltar()
      await teste.fechar()
    }
  })

  const banco = () => teste.negocio().banco
  const ler = (repetir: (fazer: () => Promise<void>) => () => void = () => () => undefined) =>
    lerCaixas(teste.negocio(), teste.agora, undefined, undefined, { prazoMs: PRAZO_MS, repetir })
  const guardadas = () => banco().$count(correioRecebida)
  const caixa = async () => (await banco().select().from(correioCaixa))[0]
  /** One that stands still in the middle of its reading, and says only when asked that it is there. */
  const lerAteParar = async () => {
    const parado = cano.pararEm({ diz: 'servidor', padrao: /BODY\[\]/ })
    let renovar = () => Promise.resolve()
    const fim = ler((fazer) => {
      renovar = fazer
      return () => undefined
    })
    await parado
    return { fim, renovar: () => renovar() }
  }

  it('quem lê devagar e diz que está lá continua com ela; quem se cala a perde, e outro a lê', async () => {
    const lenta = await lerAteParar()
    teste.adiantar(PRAZO_MS - 1_000)
    await lenta.renovar()
    teste.adiantar(PRAZO_MS - 1_000)
    await ler()
    expect(await guardadas()).toBe(0)
    teste.adiantar(2_000)
    await ler()
    expect(await guardadas()).toBe(2)
    cano.seguir()
    await lenta.fim
  })

  it('quem a perdeu e acorda não escreve mais nada, nem até onde leu, nem que falhou', async () => {
    const lenta = await lerAteParar()
    teste.adiantar(PRAZO_MS + 1_000)
    await ler()
    const depois = await caixa()
    expect(depois).toMatchObject({ lendoAte: null, leitor: null, falha: null })
    teste.adiantar(1_000)
    cano.seguir()
    await lenta.fim
    expect(await caixa()).toEqual(depois)
    expect([await guardadas(), await imap.lidas(SAC)]).toEqual([2, 2])
  })

  it('quem descobre ao renovar que a perdeu larga a conversa no meio', async () => {
    const lenta = await lerAteParar()
    teste.adiantar(PRAZO_MS + 1_000)
    await ler()
    const depois = await caixa()
    await lenta.renovar().catch(() => undefined)
    // Nothing is let through: it ends because it was told to.
    await lenta.fim
    expect(await caixa()).toEqual(depois)
  })
})
