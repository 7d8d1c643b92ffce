import type { EnvioGravado } from '../../../fatos.ts'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'

/** ALC-01, ALC-05 What left for these entries, whichever way it took. */
export const enviosDasEntradas = async (
  banco: Executor,
  { seguimentos: { correio, whatsapp } }: Negocio,
  historicoIds: number[],
): Promise<EnvioGravado[]> => [
  ...(await correio.dasEntradas(banco, historicoIds)),
  ...(await whatsapp.dasEntradas(banco, historicoIds)),
]
