import type { Executor } from '../../../platform/banco/conexao.ts'
import { correioDasEntradas } from './correio.ts'
import type { EnvioGravado } from './envio-gravado.ts'
import { whatsappDasEntradas } from './whatsapp.ts'

/** ALC-01, ALC-05 What left for these entries, whichever way it took. */
export const enviosDasEntradas = async (banco: Executor, historicoIds: number[]): Promise<EnvioGravado[]> => [
  ...(await correioDasEntradas(banco, historicoIds)),
  ...(await whatsappDasEntradas(banco, historicoIds)),
]
