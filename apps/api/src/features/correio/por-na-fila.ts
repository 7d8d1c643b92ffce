import { randomUUID } from 'node:crypto'
import { assuntoDoCorreio } from '@balcao/dominio/correio/assunto'
import { fioDepoisDe } from '@balcao/dominio/correio/fio'
import type { Envio } from '../../fatos.ts'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { assuntoEFio, porCorreioNaFila } from './queries.ts'
import { remetenteDaFilial } from './remetente.ts'

/** ALC-01 The message of an entry, written down and given to the queue in the transaction of the entry itself. */
export async function porNaFila(tx: Tx, negocio: Negocio, envio: Envio, agora: Date): Promise<void> {
  const { ticketId, filialId, historicoId, especie, destino, origem } = envio
  const { protocolo, assunto, tipo, fio } = await assuntoEFio(tx, ticketId)
  const { endereco } = remetenteDaFilial(negocio, filialId)
  await porCorreioNaFila(
    tx,
    {
      direcao: 'SAIDA',
      ticketId,
      historicoId,
      especie,
      messageId: `<${randomUUID()}@${endereco.slice(endereco.lastIndexOf('@') + 1)}>`,
      ...fioDepoisDe(fio),
      ...destino,
      assunto: assuntoDoCorreio(protocolo, assunto || tipo),
      estado: 'NA_FILA',
      criadoEm: agora,
      estadoEm: agora,
    },
    origem,
  )
}
