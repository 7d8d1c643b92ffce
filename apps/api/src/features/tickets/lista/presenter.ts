import type { RespostaDe } from '@balcao/dominio/contrato'
import { valorNaFilial } from '@balcao/dominio/parametros'
import { pode } from '@balcao/dominio/permissoes'
import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import { CHEGOU_SOZINHO } from '@balcao/dominio/tickets/historico'
import type { totaisDeTickets } from '@balcao/dominio/tickets/lista/contratos'
import { prazoMaisUrgente, prazosDoTicket } from '@balcao/dominio/tickets/prazo-urgente'
import { STATUS_ARQUIVADO, STATUS_UNIDO } from '@balcao/dominio/tickets/situacoes'
import { LIMITE_DA_CONTAGEM } from '../../../platform/banco/paginador.ts'
import type { Sessao } from '../../../sessao.ts'
import type { ComAchado } from './com-achados.ts'
import type { LinhaDaLista, totaisPorStatus } from './queries.ts'
import type { RelogioDaLista } from './queries-filtro.ts'

/** TIC-01, TIC-02 Who on the staff has the ticket is the staff's business. */
export function apresentarTicketDaLista(
  linha: LinhaDaLista & ComAchado,
  { autorizacoes }: Sessao,
  { agora, avisoMinutos }: RelogioDaLista,
): TicketDaLista {
  const { id, protocolo, versao, assunto, tipo, etapa, setor, criador, filial, cliente } = linha
  const porDentro = pode(autorizacoes, 'TICKET_INTERNO')
  const prazo = prazoMaisUrgente(prazosDoTicket(linha, agora, valorNaFilial(avisoMinutos, filial.idFil)))
  return {
    id,
    protocolo,
    versao,
    assunto,
    tipo,
    etapa,
    setor,
    criador: { nome: criador?.nome ?? CHEGOU_SOZINHO },
    filial,
    cliente,
    arquivado: linha.arquivadoEm !== null,
    status: linha.unidoA ? STATUS_UNIDO : linha.arquivadoEm ? STATUS_ARQUIVADO : linha.status,
    operador: porDentro ? linha.operador : null,
    etiquetas: porDentro ? linha.etiquetas : [],
    consumidor: linha.consumidorNome === null ? null : { nome: linha.consumidorNome },
    prazo: { situacao: prazo.situacao, em: prazo.em?.toISOString() ?? null },
    datahora_criacao: linha.abertoEm.toISOString(),
    datahora_movimento: linha.movidoEm.toISOString(),
    ...(linha.achado && { achado: linha.achado }),
  }
}

type TotalDoStatus = Awaited<ReturnType<typeof totaisPorStatus>>[number]

/** HOM-01 Who takes care of a ticket is the staff's business too. */
export function apresentarTotais(
  linhas: readonly TotalDoStatus[],
  { meus, porDentro }: { meus: number; porDentro: boolean },
): RespostaDe<typeof totaisDeTickets> {
  const porStatus = linhas.map(({ id, label, cor, quantidade }) => ({
    id,
    label,
    cor,
    quantidade: Math.min(quantidade, LIMITE_DA_CONTAGEM),
    totalExato: quantidade <= LIMITE_DA_CONTAGEM,
  }))
  const somar = (campo: 'atrasados' | 'proximos' | 'semOperador') =>
    linhas.reduce((total, linha) => total + linha[campo], 0)
  return {
    abertos: porStatus.reduce((total, { quantidade }) => total + quantidade, 0),
    atrasados: somar('atrasados'),
    proximos: somar('proximos'),
    meus,
    semOperador: porDentro ? somar('semOperador') : 0,
    totalExato: porStatus.every(({ totalExato }) => totalExato),
    porStatus,
  }
}
