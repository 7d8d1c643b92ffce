import { ocorrenciasDeEntrega } from './queries.ts'
import type { Rastreador } from './rastreador.ts'

/** The distributor's own fleet: asked of nobody. */
export const rastrearNaFrota: Rastreador = async ({ banco, codigo }) => {
  const ocorrencias = await ocorrenciasDeEntrega(banco, codigo)
  return ocorrencias.map(({ ocorridaEm, ...ocorrencia }) => ({
    ...ocorrencia,
    data_hora: ocorridaEm.toISOString(),
  }))
}
