import type { Negocio } from '../../../negocio.ts'
import { apagarOriginaisAntigos } from './queries.ts'

const DIA_MS = 86_400_000

/** ALC-02 What is in a ticket has its text there; the key by which the message is known stays. */
export function limparOriginais(negocio: Negocio, agora: Date): Promise<void> {
  const { diasDoOriginalDoEmail } = negocio.parametros(null)
  return apagarOriginaisAntigos(negocio.banco, new Date(agora.getTime() - diasDoOriginalDoEmail * DIA_MS))
}
