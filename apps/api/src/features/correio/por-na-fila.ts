import { randomUUID } from 'node:crypto'
import { assuntoDoCorreio } from '@balcao/dominio/correio/assunto'
import { fioDepoisDe } from '@balcao/dominio/correio/fio'
import type { Envio } from '../../fatos.ts'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { assuntoDoTicket, idsDoFio, inserirCorreio } from './queries.ts'
import { remetenteDaFilial } from './remetente.ts'

/** With the queue's own intervals, about a day. */
const TENTATIVAS = 13

/** ALC-01 The message of an entry, written down and given to the queue in the transaction of the entry itself. */
export async function porNaFila(tx: Tx, negocio: Negocio, envio: Envio, agora: Date): Promise<void> {
  const { ticketId, filialId, historicoId, especie, destino, origem } = envio
  const { protocolo, assunto, tipo } = await assuntoDoTicket(tx, ticketId)
  const { endereco } = remetenteDaFilial(negocio, filialId)
  const id = await inserirCorreio(tx, {
    direcao: 'SAIDA',
    ticketId,
    historicoId,
    especie,
    messageId: `<${randomUUID()}@${endereco.slice(endereco.lastIndexOf('@') + 1)}>`,
    ...fioDepoisDe(await idsDoFio(tx, ticketId)),
    ...destino,
    assunto: assuntoDoCorreio(protocolo, assunto || tipo),
    estado: 'NA_FILA',
    criadoEm: agora,
    estadoEm: agora,
  })
  if (id !== null) await agendarCorreio(tx, id, origem)
}

export const agendarCorreio = (tx: Tx, correioId: number, origem: string): Promise<void> =>
  agendar(
    tx,
    'enviar-correio',
    { correioId, origem },
    { chave: `correio-${correioId}`, tentativas: TENTATIVAS },
  )
