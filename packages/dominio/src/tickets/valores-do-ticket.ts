import { formatarData, formatarDataHora, hojeEm } from '../formatos/datas.ts'
import { nomeDoCliente } from '../formatos/nomes.ts'
import type { TicketDetalhado } from './detalhe/contratos.ts'
import { formatarProtocolo } from './protocolo.ts'
import { type Horas, saudacao, type Valores } from './variaveis.ts'

/** As much of a ticket as a reply may say. */
export type DoTicket = Pick<TicketDetalhado, 'protocolo' | 'assunto'> & {
  cliente: Pick<NonNullable<TicketDetalhado['cliente']>, 'fant' | 'razSoc'> | null
  consumidor: { nome: string } | null
  notas: readonly { numNf: number }[]
  tipo: { desc: string }
  motivos: readonly { descricao: string }[]
  setor: { nome: string }
  etapa: { nome: string }
  prazos: { solucao: { em: string | null } }
  transportadora: { razSoc: string } | null
  filial: { desc: string }
}

const juntos = (partes: readonly string[]): string | null =>
  partes.length > 0 ? new Intl.ListFormat('pt-BR').format(partes) : null

/** MES-05 What a ticket and whoever answers it say for each variable; null for what they do not. */
export function valoresDoTicket(
  ticket: DoTicket,
  { operador, agora, horas }: { operador: string; agora: Date; horas: Horas },
): Valores {
  const { cliente, consumidor, notas, motivos, prazos } = ticket
  return {
    saudacao: saudacao(agora, horas),
    protocolo: formatarProtocolo(ticket.protocolo),
    assunto: ticket.assunto,
    cliente: cliente ? nomeDoCliente(cliente) : (consumidor?.nome ?? null),
    contato: consumidor?.nome.split(' ')[0] || null,
    operador,
    nota: juntos(notas.map(({ numNf }) => String(numNf))),
    tipo: ticket.tipo.desc,
    motivo: juntos(motivos.map(({ descricao }) => descricao)),
    setor: ticket.setor.nome,
    etapa: ticket.etapa.nome,
    // One that passed is no promise to make again.
    prazo:
      prazos.solucao.em && new Date(prazos.solucao.em) > agora ? formatarDataHora(prazos.solucao.em) : null,
    transportadora: ticket.transportadora?.razSoc ?? null,
    filial: ticket.filial.desc,
    hoje: formatarData(hojeEm(agora)),
  }
}
