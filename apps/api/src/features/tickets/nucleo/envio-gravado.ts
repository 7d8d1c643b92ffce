import type { EstadoDoEnvio, ViaDoEnvio } from '@balcao/dominio/tickets/envios'

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
