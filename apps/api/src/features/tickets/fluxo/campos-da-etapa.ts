import type { Tx } from '../../../platform/banco/conexao.ts'
import { operadorDoSetor } from '../catalogo/queries-equipe.ts'
import { prazosNaSituacao } from '../nucleo/prazos.ts'
import type { EtapaDoTipo } from '../nucleo/queries-etapas.ts'
import type { CamposDoTicket, LinhaDoTicket } from '../nucleo/queries-mudanca.ts'

/** TIC-10 The step with its sector and status, the clocks of that status, and who still may work on it there. */
export async function camposDaEtapa(
  tx: Tx,
  linha: LinhaDoTicket,
  etapa: EtapaDoTipo,
  agora: Date,
): Promise<CamposDoTicket> {
  return {
    etapaId: etapa.id,
    setorId: etapa.setorId,
    statusId: etapa.statusId,
    operadorId: await operadorQueFica(tx, linha, etapa.setorId),
    ...(await prazosNaSituacao(tx, linha, etapa.situacao, agora)),
  }
}

/** Whoever does not work the queue of the sector leaves the ticket to it. */
export async function operadorQueFica(
  tx: Tx,
  { operadorId, filialId }: LinhaDoTicket,
  setorId: number,
): Promise<number | null> {
  if (operadorId === null) return null
  return (await operadorDoSetor(tx, operadorId, { setorId, filialId }))?.id ?? null
}
