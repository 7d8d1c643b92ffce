import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { destinoDoTicket } from '../nucleo/correio.ts'

/** ALC-01 One automatic message with the protocol, where the branch sends it and there is whom to send it to. */
export async function confirmarAbertura(
  tx: Tx,
  negocio: Negocio,
  {
    contatoEmail = null,
    filialId,
    origem,
  }: { contatoEmail?: string | null | undefined; filialId: number; origem: string },
  { id, historicoId }: { id: number; historicoId: number },
  agora: Date,
): Promise<void> {
  const destino = destinoDoTicket(negocio, { filialId, contatoEmail, contatoCopias: [] })
  if (!destino || !negocio.parametros(filialId).confirmaAberturaPorEmail) return
  const envio = { ticketId: id, filialId, historicoId, especie: 'CONFIRMACAO', destino, origem } as const
  await negocio.seguimentos.correio.enviar(tx, negocio, envio, agora)
}
