import { valorNaFilial } from '@balcao/dominio/parametros'
import { pode } from '@balcao/dominio/permissoes'
import type { TicketDaLista } from '@balcao/dominio/tickets/lista/contratos'
import { prazoMaisUrgente, prazosDoTicket } from '@balcao/dominio/tickets/prazo-urgente'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import type { Sessao } from '../../../sessao.ts'
import type { LinhaDaLista } from './queries.ts'
import type { RelogioDaLista } from './queries-filtro.ts'

/** TIC-01, TIC-02 Who on the staff has the ticket is the staff's business. */
export function apresentarTicketDaLista(
  linha: LinhaDaLista,
  { autorizacoes }: Sessao,
  { agora, avisoMinutos }: RelogioDaLista,
): TicketDaLista {
  const { id, protocolo, versao, assunto, tipo, etapa, setor, criador, filial, cliente } = linha
  const prazo = prazoMaisUrgente(prazosDoTicket(linha, agora, valorNaFilial(avisoMinutos, filial.idFil)))
  return {
    id,
    protocolo,
    versao,
    assunto,
    tipo,
    etapa,
    setor,
    criador,
    filial,
    cliente,
    arquivado: linha.arquivadoEm !== null,
    status: linha.arquivadoEm ? STATUS_ARQUIVADO : linha.status,
    operador: pode(autorizacoes, 'TICKET_INTERNO') ? linha.operador : null,
    consumidor: linha.consumidorNome === null ? null : { nome: linha.consumidorNome },
    prazo: { situacao: prazo.situacao, em: prazo.em?.toISOString() ?? null },
    datahora_criacao: linha.abertoEm.toISOString(),
    datahora_movimento: linha.movidoEm.toISOString(),
  }
}
