import pg from 'pg'
import { expect, onTestFinished, vi } from 'vitest'
import { transacao } from '../src/platform/banco/transacao.ts'
import { CANAL_DO_POSTGRES, type Evento, publicar } from '../src/platform/realtime/publicar.ts'
import type { AppDeTeste } from './app-de-teste.ts'

type Ouvido = Pick<Evento, 'canal' | 'evento' | 'dados'>

/** What the realtime server would hear from now on, in order: where, what, of what. */
export const ouvirEventos = (teste: AppDeTeste): Promise<Ouvido[]> =>
  ouvir(teste, ({ canal, evento, dados }) => ({ canal, evento, dados }))

/** The same, with what each event says to have changed. */
export const ouvirMudancas = (teste: AppDeTeste): Promise<Pick<Evento, 'canal' | 'evento' | 'muda'>[]> =>
  ouvir(teste, ({ canal, evento, muda }) => ({ canal, evento, muda }))

/** Asked, answers what was told since it was last asked: all of it, because what is told comes in the order of the commits. */
export async function ouvirDesdeAUltima(teste: AppDeTeste) {
  const ouvidas = await ouvirMudancas(teste)
  const MARCA = { canal: 'private-marca', evento: 'marca', dados: null }
  return async () => {
    await transacao(teste.negocio().banco, (tx) => publicar(tx, MARCA))
    await vi.waitFor(() => expect(ouvidas.at(-1)?.evento).toBe(MARCA.evento))
    return ouvidas.splice(0).slice(0, -1)
  }
}

async function ouvir<T>(teste: AppDeTeste, ler: (evento: Evento) => T): Promise<T[]> {
  const cliente = new pg.Client({ connectionString: teste.negocio().url })
  await cliente.connect()
  onTestFinished(() => cliente.end())
  const eventos: T[] = []
  cliente.on('notification', ({ payload = '' }) => eventos.push(ler(JSON.parse(payload))))
  await cliente.query(`listen ${CANAL_DO_POSTGRES}`)
  return eventos
}
