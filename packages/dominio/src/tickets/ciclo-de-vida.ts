import type { CodigoErro } from '../erros.ts'
import { MENSAGENS } from '../mensagens.ts'
import { type Etapa, podeConcluir, temProximaEtapa } from './etapas.ts'

/** What the rules of a ticket's life look at. */
export type EstadoDoTicket = {
  finalizadoEm: Date | null
  arquivadoEm: Date | null
  /** MES-06/uniao The ticket it became part of. */
  unidoA?: number | null | undefined
  etapa: Etapa
  etapas: readonly Etapa[]
  percurso: readonly number[]
  /** Goods are on their way back or here: a return invoice was sent or a check-in done. */
  devolucaoEmCurso: boolean
}

type Impedimento = CodigoErro | null

const UM_DIA_MS = 86_400_000

type Guarda = Pick<EstadoDoTicket, 'arquivadoEm' | 'unidoA'>
type Fim = Guarda & Pick<EstadoDoTicket, 'finalizadoEm'>

/** TIC-10, MES-06/uniao What is in the archive, and how one gets it out. */
export function impedimentoDoArquivo({ arquivadoEm, unidoA }: Guarda): Impedimento {
  if (unidoA) return 'TICKET_UNIDO'
  return arquivadoEm ? 'TICKET_ARQUIVADO' : null
}

function impedimentoDeTicketEncerrado(ticket: Fim): Impedimento {
  return impedimentoDoArquivo(ticket) ?? (ticket.finalizadoEm ? 'TICKET_FINALIZADO' : null)
}

/** TIC-04 An archived ticket is closed to everything; a finished one still takes messages. */
export function impedimentoParaEscrever(ticket: Guarda): Impedimento {
  return impedimentoDoArquivo(ticket)
}

export function impedimentoParaEncaminhar(ticket: Fim): Impedimento {
  return impedimentoDeTicketEncerrado(ticket)
}

export function impedimentoParaEditarItens(ticket: EstadoDoTicket): Impedimento {
  return impedimentoDeTicketEncerrado(ticket)
}

export function impedimentoParaAvancar(ticket: EstadoDoTicket): Impedimento {
  const encerrado = impedimentoDeTicketEncerrado(ticket)
  if (encerrado) return encerrado
  return temProximaEtapa(ticket.etapas, ticket.etapa) ? null : 'TICKET_NA_ULTIMA_ETAPA'
}

export function impedimentoParaRetroceder(ticket: EstadoDoTicket): Impedimento {
  return (
    impedimentoDeTicketEncerrado(ticket) ?? (ticket.percurso.length === 0 ? 'TICKET_NA_PRIMEIRA_ETAPA' : null)
  )
}

/** TIC-10 Whether the ticket can be finished at all; `impedimentoDoMotivo` then judges the reason. */
export function impedimentoParaFinalizar(ticket: EstadoDoTicket): Impedimento {
  return impedimentoDeTicketEncerrado(ticket)
}

/** TIC-10 Solved only where the step allows it, so that no mandatory step is skipped; given up anywhere. */
export function impedimentoDoMotivo(
  { etapa }: { etapa: Pick<Etapa, 'permiteFinalizar' | 'requisito'> },
  motivo: { conclui: boolean },
): Impedimento {
  if (!motivo.conclui) return null
  return podeConcluir(etapa) ? null : 'ETAPA_NAO_PERMITE_FINALIZAR'
}

/** TIC-10 A reason that asks for an explanation has one: for the staff, or for the customer too. */
export function problemasDoFim(
  motivo: { informa: boolean },
  { observacao, mensagem }: { observacao?: string | undefined; mensagem?: string | undefined },
): Record<string, string> {
  return motivo.informa && !observacao && !mensagem ? { observacao: MENSAGENS.obrigatorio } : {}
}

/** TIC-10 A finished ticket comes back within so many days of its end. */
export function impedimentoParaReabrir(
  { finalizadoEm, arquivadoEm, unidoA }: EstadoDoTicket,
  dias: number,
  agora: Date,
): Impedimento {
  const guardado = impedimentoDoArquivo({ arquivadoEm, unidoA })
  if (guardado) return guardado
  if (!finalizadoEm) return 'TICKET_JA_ABERTO'
  return agora.getTime() - finalizadoEm.getTime() > dias * UM_DIA_MS ? 'PRAZO_DE_REABERTURA_PASSOU' : null
}

/** TIC-10 Only what is finished goes to the archive: archiving is no way around a step. */
export function impedimentoParaArquivar({ finalizadoEm, arquivadoEm, unidoA }: EstadoDoTicket): Impedimento {
  if (unidoA) return 'TICKET_UNIDO'
  if (arquivadoEm) return 'TICKET_JA_ARQUIVADO'
  return finalizadoEm ? null : 'TICKET_EM_ABERTO'
}

export function impedimentoParaDesarquivar({ arquivadoEm, unidoA }: EstadoDoTicket): Impedimento {
  if (unidoA) return 'TICKET_UNIDO'
  return arquivadoEm ? null : 'TICKET_NAO_ARQUIVADO'
}

/** TIC-10 Once goods move, the ticket stays a return. */
export function impedimentoParaReclassificar(ticket: EstadoDoTicket): Impedimento {
  return (
    impedimentoDeTicketEncerrado(ticket) ?? (ticket.devolucaoEmCurso ? 'TICKET_COM_DEVOLUCAO_EM_CURSO' : null)
  )
}

type TipoNovo = {
  id: number
  ativo: boolean
  usaNotaProduto: number
  usaNota: number
  usaProduto: number
  usaProrrogacao: number
  usaConsumidorFinal: number
}

/** TIC-10 A type whose required data the ticket does not have can't be given to it afterwards. */
export function impedimentoDoNovoTipo(
  ticket: {
    tipoId: number
    notas: number
    itensDeNota: number
    itensAvulsos: number
    temProrrogacao: boolean
    temConsumidor: boolean
  },
  tipo: TipoNovo,
): Impedimento {
  if (!tipo.ativo) return 'TIPO_DE_TICKET_INATIVO'
  if (tipo.id === ticket.tipoId) return 'TICKET_JA_E_DO_TIPO'
  if (ticket.temConsumidor && tipo.usaConsumidorFinal === 0) return 'TIPO_SO_PARA_CLIENTES'
  const falta =
    (tipo.usaNotaProduto === 2 && ticket.itensDeNota === 0) ||
    (tipo.usaNota === 2 && ticket.notas + ticket.itensDeNota === 0) ||
    (tipo.usaProduto === 2 && ticket.itensAvulsos === 0) ||
    (tipo.usaProrrogacao > 0 && !ticket.temProrrogacao)
  return falta ? 'FALTAM_DADOS_PARA_O_TIPO' : null
}

/** TIC-10, NOV-05 A type that uses a carrier has one: what is wrong with this one, at its field. */
export function problemasDaTransportadora(
  usaTransportadora: number,
  transportadoraId: number | null | undefined,
): Record<string, string> {
  return usaTransportadora > 0 && !transportadoraId ? { transportadora_id: MENSAGENS.obrigatorio } : {}
}
