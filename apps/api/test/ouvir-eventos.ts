import pg from 'pg'
import { onTestFinished } from 'vitest'
import { CANAL_DO_POSTGRES, type Evento } from '../src/platform/realtime/publicar.ts'
import type { AppDeTeste } from './app-de-teste.ts'

type Ouvido = Pick<Evento, 'canal' | 'evento' | 'dados'>

/** What the realtime server would hear from now on, in order: where, what, of what. */
export const ouvirEventos = (teste: AppDeTeste): Promise<Ouvido[]> =>
  ouvir(teste, ({ canal, evento, dados }) => ({ canal, evento, dados }))

/** The same, with what each event says to have changed. */
export const ouvirMudancas = (teste: AppDeTeste): Promise<Pick<Evento, 'canal' | 'evento' | 'muda'>[]> =>
  ouvir(teste, ({ canal, evento, muda }) => ({ canal, evento, muda }))

async function ouvir<T>(teste: AppDeTeste, ler: (evento: Evento) => T): Promise<T[]> {
  const cliente = new pg.Client({ connectionString: teste.negocio().url })
  await cliente.connect()
  onTestFinished(() => cliente.end())
  const eventos: T[] = []
  cliente.on('notification', ({ payload = '' }) => eventos.push(ler(JSON.parse(payload))))
  await cliente.query(`listen ${CANAL_DO_POSTGRES}`)
  return eventos
}
