import {
  type CandidatoATicket,
  protocolosDoAssunto,
  type ViaDoTicket,
} from '@balcao/dominio/correio/entrada/qual-ticket'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { MensagemLida } from '../../../platform/email/mensagem-lida.ts'
import { ticketDoToken } from '../token.ts'
import { ticketsDeQuem, ticketsDoDesconhecido, ticketsDosIds, ticketsDosProtocolos } from './queries.ts'

const MAXIMO_DE_REFERENCIAS = 20

const tokenDoEndereco = (endereco: string) => /\+([^@+]+)@/.exec(endereco)?.[1] ?? ''

/** ALC-02 The tickets that a message names: by our mark, the token in an address, the messages it answers, or a protocol. */
export async function candidatosATicket(
  tx: Tx,
  negocio: Negocio,
  lida: MensagemLida,
): Promise<CandidatoATicket[]> {
  const doToken = (token: string) => ticketDoToken(negocio.segredos.correio, token.trim())
  const marca = /^x-balcao-ticket:(.*)$/im.exec(lida.relatorio?.original ?? '')?.[1] ?? ''
  const referencias = lida.referencias.toReversed().slice(0, MAXIMO_DE_REFERENCIAS)
  const ids = [...(lida.emRespostaA ? [lida.emRespostaA] : []), ...referencias]
  const dosIds = await ticketsDosIds(tx, ids)
  const protocolos = protocolosDoAssunto(lida.assunto)
  const dosProtocolos = new Map(
    (await ticketsDosProtocolos(tx, protocolos)).map(({ protocolo, ticketId }) => [protocolo, ticketId]),
  )
  const achados: [ViaDoTicket, number | null | undefined][] = [
    ...[lida.cabecalhos['x-balcao-ticket'] ?? '', marca].map(
      (token) => ['MARCA', doToken(token)] as [ViaDoTicket, number | null],
    ),
    ...[...lida.entregueA, ...lida.para.map(({ email }) => email)].map(
      (endereco) => ['ENDERECO', doToken(tokenDoEndereco(endereco))] as [ViaDoTicket, number | null],
    ),
    // Ours are random and told only to whom we write; theirs are whatever the sender's program made of them.
    ...ids.flatMap((id) =>
      dosIds
        .filter(({ messageId, nosso, fio }) => messageId === id || (!nosso && fio.includes(id)))
        .map(({ nosso, ticketId }) => [nosso ? 'ID_NOSSO' : 'ID_DE_FORA', ticketId] as [ViaDoTicket, number]),
    ),
    ...protocolos.map(
      (protocolo) => ['PROTOCOLO', dosProtocolos.get(protocolo)] as [ViaDoTicket, number | undefined],
    ),
  ]
  const ticketIds = [...new Set(achados.flatMap(([, ticketId]) => ticketId ?? []))]
  const doRemetente = await ticketsDeQuem(tx, ticketIds, lida.de?.email ?? '')
  const doDesconhecido = await ticketsDoDesconhecido(tx, ticketIds, lida.de?.email ?? '')
  return achados.flatMap(([via, ticketId]) =>
    ticketId
      ? [
          {
            via,
            ticketId,
            participa: doRemetente.has(ticketId),
            doMesmoDesconhecido: doDesconhecido.has(ticketId),
          },
        ]
      : [],
  )
}
