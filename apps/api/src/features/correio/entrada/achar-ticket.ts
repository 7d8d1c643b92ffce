import {
  type CandidatoATicket,
  protocolosDoAssunto,
  qualTicket,
  type ViaDoTicket,
} from '@balcao/dominio/correio/entrada/qual-ticket'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { MensagemLida } from '../../../platform/email/mensagem-lida.ts'
import { ticketDoToken } from '../token.ts'
import { ticketsDeQuem, ticketsDosIds, ticketsDosProtocolos } from './queries.ts'
import { ticketAtual } from './ticket-atual.ts'

const MAXIMO_DE_REFERENCIAS = 20

const tokenDoEndereco = (endereco: string) => /\+([^@+]+)@/.exec(endereco)?.[1] ?? ''

/** ALC-02 By our mark, the token in an address, the messages it answers, or its protocol; the last ones only of who takes part. */
export async function acharTicket(tx: Tx, negocio: Negocio, lida: MensagemLida): Promise<number | null> {
  const doToken = (token: string) => ticketDoToken(negocio.segredos.correio, token.trim())
  const marca = /^x-balcao-ticket:(.*)$/im.exec(lida.relatorio?.original ?? '')?.[1] ?? ''
  const referencias = lida.referencias.toReversed().slice(0, MAXIMO_DE_REFERENCIAS)
  const ids = [...(lida.emRespostaA ? [lida.emRespostaA] : []), ...referencias]
  const dosIds = new Map(
    (await ticketsDosIds(tx, ids)).map(({ messageId, ticketId }) => [messageId, ticketId]),
  )
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
    ['EM_RESPOSTA_A', dosIds.get(lida.emRespostaA ?? '')],
    ...referencias.map((id) => ['REFERENCIAS', dosIds.get(id)] as [ViaDoTicket, number | undefined]),
    ...protocolos.map(
      (protocolo) => ['PROTOCOLO', dosProtocolos.get(protocolo)] as [ViaDoTicket, number | undefined],
    ),
  ]
  const ticketIds = [...new Set(achados.flatMap(([, ticketId]) => ticketId ?? []))]
  const doRemetente = await ticketsDeQuem(tx, ticketIds, lida.de?.email ?? '')
  const candidatos: CandidatoATicket[] = achados.flatMap(([via, ticketId]) =>
    ticketId ? [{ via, ticketId, participa: doRemetente.has(ticketId) }] : [],
  )
  const achado = qualTicket(candidatos)
  return achado && ticketAtual(tx, achado)
}
