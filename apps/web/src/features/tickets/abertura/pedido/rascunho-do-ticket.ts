import { TICKET_EM_BRANCO, todosOsArquivos } from './estado.ts'
import { arquivosLembrados, retomarLembrados } from './lembrado.ts'
import type { TicketNovo } from './ticket-novo.ts'

/** A draft of before an upgrade lacks what came with it. */
export function completarRascunho(guardado: TicketNovo): TicketNovo {
  const novo = { ...TICKET_EM_BRANCO, ...guardado }
  return { ...novo, lembrados: retomarLembrados(novo.lembrados) }
}

/** NOV-16 What it is about: type, subject, who, how many files. */
export function partesDoRascunho(novo: TicketNovo) {
  const quem = novo.consumidorFinal?.nome || novo.cliente?.fant || novo.cliente?.razSoc
  const anexos = new Set([...todosOsArquivos(novo), ...arquivosLembrados(novo.lembrados)]).size
  return [novo.tipo?.desc, novo.assunto, quem, anexos > 0 && (anexos === 1 ? '1 anexo' : `${anexos} anexos`)]
}
