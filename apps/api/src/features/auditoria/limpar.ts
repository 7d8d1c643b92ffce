import type { Negocio } from '../../negocio.ts'
import { apagarAuditoriaAntiga } from './queries.ts'

const DE_CADA_VEZ = 10_000

/** ADM-10 The audit is kept for as long as the business says, and no longer. */
export async function limparAuditoria(negocio: Negocio, agora: Date, sinal: AbortSignal): Promise<void> {
  const antesDe = new Date(agora)
  antesDe.setUTCMonth(antesDe.getUTCMonth() - negocio.parametros(null).auditoriaMeses)
  let apagadas = DE_CADA_VEZ
  while (apagadas === DE_CADA_VEZ && !sinal.aborted)
    apagadas = await apagarAuditoriaAntiga(negocio.banco, antesDe, DE_CADA_VEZ)
}
