import pg from 'pg'
import { onTestFinished } from 'vitest'
import { CANAL_DO_POSTGRES, type Evento } from '../src/platform/realtime/publicar.ts'
import type { AppDeTeste } from './app-de-teste.ts'

/** What the realtime server would hear from now on, in order. */
export async function ouvirEventos(teste: AppDeTeste): Promise<Evento[]> {
  const cliente = new pg.Client({ connectionString: teste.negocio().url })
  await cliente.connect()
  onTestFinished(() => cliente.end())
  const eventos: Evento[] = []
  cliente.on('notification', ({ payload = '' }) => eventos.push(JSON.parse(payload)))
  await cliente.query(`listen ${CANAL_DO_POSTGRES}`)
  return eventos
}
