import type { EstadoDoEnvio, ViaDoEnvio } from '@balcao/dominio/tickets/envios'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { correioDasEntradas } from './correio.ts'
import { whatsappDasEntradas } from './whatsapp.ts'

/** What became of a message of an entry, as whoever took it keeps it. */
export type EnvioGravado = {
  via: ViaDoEnvio
  id: number
  historicoId: number | null
  estado: EstadoDoEnvio
  motivo: string | null
  estadoEm: Date
  para: string
  copias: string[]
  arquivo: string | null
  automatico: boolean
}

/** ALC-01, ALC-05 What left for these entries, whichever way it took. */
export const enviosDasEntradas = async (banco: Executor, historicoIds: number[]): Promise<EnvioGravado[]> => [
  ...(await correioDasEntradas(banco, historicoIds)),
  ...(await whatsappDasEntradas(banco, historicoIds)),
]
