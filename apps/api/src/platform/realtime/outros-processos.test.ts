import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { PresenceChannel } from 'pusher-js'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  conectarPusher,
  criarPonte,
  derrubarEscutas,
  ESPERA,
  emTransacao,
  ligarProcesso,
  negocioDeTeste,
  type Processo,
  proximo,
} from '../../../test/cenario-do-tempo-real.ts'
import { type Canais, criarCanais, type Membro } from './canais.ts'
import { CANAL_DOS_PROCESSOS, criarOutrosProcessos } from './outros-processos.ts'

const negocio = negocioDeTeste('aurora')
const CANAL = 'presence-ticket-7'

/** Somebody connected to that process, and who comes and goes as they see it. */
async function entrar(processo: Processo, usuario: string) {
  const pusher = conectarPusher(processo, negocio.chave, { usuario })
  const canal = pusher.subscribe(CANAL) as PresenceChannel
  await proximo(canal, 'pusher:subscription_succeeded')
  const movimento: string[] = []
  canal.bind('pusher:member_added', ({ id }: { id: string }) => movimento.push(`+${id}`))
  canal.bind('pusher:member_removed', ({ id }: { id: string }) => movimento.push(`-${id}`))
  const veem = () => Object.keys(canal.members.members).toSorted()
  return { pusher, canal, movimento, veem }
}

describe('ESC-01 a presença é uma só, em qualquer processo a que se esteja ligado', () => {
  it('quem chega e quem sai de um se vê no outro; quem tem uma aba em cada um é uma pessoa', async () => {
    const [a, b] = [await ligarProcesso([negocio]), await ligarProcesso([negocio])]
    const ana = await entrar(a, 'ana')
    const beto = await entrar(b, 'beto')
    await expect.poll(() => [ana.veem(), beto.veem()], ESPERA).toEqual(Array(2).fill(['ana', 'beto']))
    // Whether they met before or after one of them joined is luck; from here on it is not.
    for (const { movimento } of [ana, beto]) movimento.length = 0
    const outraAba = await entrar(b, 'ana')
    ana.pusher.disconnect()
    outraAba.pusher.disconnect()
    await expect.poll(() => [ana.movimento, beto.movimento], ESPERA).toEqual([[], ['-ana']])
  })

  it('o processo que começa depois sabe quem já estava, e o que para leva os seus', async () => {
    const a = await ligarProcesso([negocio])
    const ana = await entrar(a, 'ana')
    const b = await ligarProcesso([negocio])
    const beto = await entrar(b, 'beto')
    await expect.poll(beto.veem, ESPERA).toEqual(['ana', 'beto'])
    await b.central.parar()
    await expect.poll(() => ana.movimento, ESPERA).toEqual(['+beto', '-beto'])
  })

  it('o que some sem dizer nada é esquecido, e volta quando volta a falar', async () => {
    const rapido = { intervaloEntreProcessosMs: 200 }
    const ponte = await criarPonte(negocio.url)
    const a = await ligarProcesso([negocio], rapido)
    const b = await ligarProcesso([{ ...negocio, url: ponte.url }], rapido)
    const ana = await entrar(a, 'ana')
    await entrar(b, 'beto')
    await expect.poll(ana.veem, ESPERA).toEqual(['ana', 'beto'])
    await ponte.fechar()
    await expect.poll(ana.veem, ESPERA).toEqual(['ana'])
    await ponte.abrir()
    await expect.poll(ana.veem, ESPERA).toEqual(['ana', 'beto'])
  })

  it('depois de o banco cair, todos voltam a ver todos', async () => {
    const [a, b] = [await ligarProcesso([negocio]), await ligarProcesso([negocio])]
    const [ana, beto] = [await entrar(a, 'ana'), await entrar(b, 'beto')]
    await expect.poll(ana.veem, ESPERA).toEqual(['ana', 'beto'])
    const voltaram = [ana, beto].map(({ canal }) => proximo(canal, 'pusher:subscription_succeeded'))
    await derrubarEscutas(negocio)
    await Promise.all(voltaram)
    await expect.poll(() => [ana.veem(), beto.veem()], ESPERA).toEqual(Array(2).fill(['ana', 'beto']))
  })

  it('SHL-06 o que um navegador diz aos outros chega a quem está no outro processo, e não volta a ele', async () => {
    const opcoes = { entreNavegadores: (_canal: string, _evento: string, dados: unknown) => dados }
    const [a, b] = [await ligarProcesso([negocio], opcoes), await ligarProcesso([negocio], opcoes)]
    const [ana, beto] = [await entrar(a, 'ana'), await entrar(b, 'beto')]
    await expect.poll(() => [ana.veem(), beto.veem()], ESPERA).toEqual(Array(2).fill(['ana', 'beto']))
    const ouvidos: unknown[] = []
    ana.canal.bind('client-escrevendo', (dados: unknown) => ouvidos.push(['ana', dados]))
    beto.canal.bind('client-escrevendo', (dados: unknown) => ouvidos.push(['beto', dados]))
    ana.canal.trigger('client-escrevendo', { escrevendo: true })
    await expect.poll(() => ouvidos, ESPERA).toEqual([['beto', { escrevendo: true }]])
  })

  it('o que outros escrevem nesse canal do banco não derruba nada', async () => {
    const ana = await entrar(await ligarProcesso([negocio]), 'ana')
    await emTransacao(negocio, [], async (tx) => {
      for (const texto of ['{', '1', '{"de":1}', '{"de":"x","entraram":[["publico","y",null]]}'])
        await tx.$client.query('select pg_notify($1, $2)', [CANAL_DOS_PROCESSOS, texto])
    })
    const beto = await entrar(await ligarProcesso([negocio]), 'beto')
    await expect.poll(beto.veem, ESPERA).toEqual(['ana', 'beto'])
    expect(ana.veem()).not.toContain('y')
  })

  it('dois que se esqueceram um do outro acham-se de novo', async () => {
    const tempos = { intervaloMs: 20 }
    const [um, outro] = [naMemoria(tempos), naMemoria(tempos)]
    um.ligarA(outro)
    await expect.poll(um.veQuantos).toBe(2)
    um.surdo = outro.surdo = true
    await expect.poll(() => [um.veQuantos(), outro.veQuantos()]).toEqual([1, 1])
    um.surdo = outro.surdo = false
    await expect.poll(() => [um.veQuantos(), outro.veQuantos()]).toEqual([2, 2])
  })

  it('quem entra antes de o seu processo ouvir a resposta dos outros também é visto por eles', async () => {
    const [um, outro] = [naMemoria({ intervaloMs: 60_000 }), naMemoria({ intervaloMs: 60_000 })]
    outro.surdo = true
    outro.ligarA(um)
    await setImmediate()
    outro.entra('beto')
    await setImmediate()
    outro.surdo = false
    um.diz('a quem quiser')
    await expect.poll(() => [um.veQuantos(), outro.veQuantos()]).toEqual([3, 3])
  })

  it('quem está só não diz nada depois de se apresentar; muita gente vai em avisos que cabem no banco', async () => {
    const ditos: string[] = []
    const canais = criarCanais()
    for (let n = 0; n < 500; n++)
      canais.entrar(
        CANAL,
        { socketId: `${n}.0`, enviar: () => undefined },
        { id: `${n}`, info: { nome: 'Ç'.repeat(40) } },
      )
    const outros = criarOutrosProcessos(
      () => canais,
      async (textos) => void ditos.push(...textos),
    )
    outros.comecar()
    await outros.parar()
    outros.paraOsOutros.disse(CANAL, 'a ninguém')
    await expect.poll(() => ditos.length).toBeGreaterThan(5)
    expect(Math.max(...ditos.map((texto) => Buffer.byteLength(texto)))).toBeLessThan(8000)
    const contados = ditos.flatMap((texto) => JSON.parse(texto).entraram)
    expect(new Set(contados.map(([, id]) => id)).size).toBe(500)
    expect(ditos.join()).not.toContain('a ninguém')
  })
})

type NaMemoria = {
  surdo: boolean
  ouvir(texto: string): void
  falaA(ouvir: (texto: string) => void): void
  ligarA(outro: NaMemoria): void
  entra(quem: string): void
  diz(texto: string): void
  veQuantos(): number | undefined
}

/** A process whose words arrive, or not, without a database; somebody is on it. */
function naMemoria({ intervaloMs }: { intervaloMs: number }): NaMemoria {
  let entrou: (canal: string, membro: Membro) => void = () => undefined
  const canais: Canais = criarCanais({
    entrou: (...quem) => entrou(...quem),
    saiu: () => undefined,
    disse: () => undefined,
  })
  const eu = { socketId: randomUUID(), enviar: () => undefined }
  canais.entrar(CANAL, eu, { id: eu.socketId, info: null })
  const para: ((texto: string) => void)[] = []
  const falar = async (textos: string[]) => {
    for (const texto of textos) for (const dizer of para) dizer(texto)
  }
  const outros = criarOutrosProcessos(() => canais, falar, intervaloMs)
  entrou = outros.paraOsOutros.entrou
  onTestFinished(() => outros.parar())
  const este: NaMemoria = {
    surdo: false,
    ouvir(texto) {
      if (!este.surdo) outros.ouvir(texto)
    },
    falaA: (ouvir) => void para.push(ouvir),
    ligarA(outro) {
      este.falaA(outro.ouvir)
      outro.falaA(este.ouvir)
      outros.comecar()
    },
    entra: (id) =>
      void canais.entrar(CANAL, { socketId: randomUUID(), enviar: () => undefined }, { id, info: null }),
    diz: (texto) => outros.paraOsOutros.disse(CANAL, texto),
    veQuantos: () => canais.entrar(CANAL, eu, { id: eu.socketId, info: null })?.presence.count,
  }
  return este
}
