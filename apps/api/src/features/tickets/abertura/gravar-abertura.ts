import { hojeEm } from '@balcao/dominio/formatos/datas'
import { CANAL_DE_TICKETS, type EventosDeTickets } from '@balcao/dominio/tickets/canais'
import { formatarProtocolo, montarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { type Caso, contarAosOutros } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../../platform/banco/historico.ts'
import { publicar } from '../../../platform/realtime/publicar.ts'
import { registrarAtividade } from '../../atividades/queries.ts'
import { inserirEntrada } from '../nucleo/queries-mudanca.ts'
import {
  comecoDoTicket,
  type ItemInserido,
  inserirPartes,
  inserirTicket,
  type NovaLinha,
  type PartesDoTicket,
} from './queries.ts'

type Abertura = Pick<NovaLinha, 'tipoId' | 'filialId' | 'origemId' | 'criadorId'> &
  Partial<
    Pick<
      NovaLinha,
      | 'clienteId'
      | 'consumidorId'
      | 'consumidorNome'
      | 'consumidorDocumento'
      | 'consumidorEmail'
      | 'consumidorTelefone'
      | 'consumidorNascimento'
      | 'contatoNome'
      | 'contatoEmail'
      | 'contatoCopias'
      | 'assunto'
      | 'transportadoraId'
      | 'operadorId'
      | 'prazoRespostaEm'
      | 'prazoSolucaoEm'
    >
  >

export type NovoTicket = {
  ticket: Abertura
  partes?: PartesDoTicket
  mensagem: string
  /** Of its first entry. */
  dados?: Record<string, unknown>
}

/** Writes a new ticket at the first step of its type, with its protocol, first entry and activity; what may be opened was decided before. */
export async function abrirTicket(
  tx: Tx,
  caso: Caso,
  { ticket, partes = {}, mensagem, dados }: NovoTicket,
): Promise<{ id: number; protocolo: string; historicoId: number; itens: ItemInserido[] }> {
  const { autoria } = caso
  const { agora } = autoria
  const { id, ...comeco } = await comecoDoTicket(tx, ticket.tipoId)
  const protocolo = montarProtocolo(Number(hojeEm(agora).slice(0, 4)), id)
  await inserirTicket(tx, {
    ...ticket,
    id,
    protocolo,
    ...comeco,
    abertoEm: agora,
    movidoEm: agora,
    criadoEm: agora,
    criadoPor: ticket.criadorId,
    atualizadoEm: agora,
    atualizadoPor: ticket.criadorId,
  })
  const itens = await inserirPartes(tx, id, partes)
  const historicoId = await inserirEntrada(tx, {
    ticketId: id,
    tipo: 'PUBLICO',
    acao: 'ABERTURA',
    mensagem,
    colaboradorId: ticket.criadorId,
    criadoEm: agora,
    versao: 1,
    ...(dados && { dados }),
  })
  await registrarHistorico(tx, autoria, { entidade: 'ticket', entidadeId: id, acao: 'ABERTURA' })
  if (ticket.clienteId)
    await registrarAtividade(tx, {
      clienteId: ticket.clienteId,
      tipo: 'TICKET',
      referenciaId: id,
      historico: `Ticket ${formatarProtocolo(protocolo)} aberto${ticket.assunto ? `: ${ticket.assunto}` : ''}`,
      colaboradorId: ticket.criadorId,
      criadaEm: agora,
    })
  await contarAosOutros(tx, caso, 'ticketAberto', { ticketId: id })
  await publicar(tx, {
    canal: CANAL_DE_TICKETS,
    evento: 'ticket-aberto' satisfies keyof EventosDeTickets,
    dados: { id } satisfies EventosDeTickets['ticket-aberto'],
    muda: autoria.muda,
  })
  return { id, protocolo, historicoId, itens }
}
