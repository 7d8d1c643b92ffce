import { type CodigoErro, ERROS } from '../erros.ts'
import { diasEntre, formatarDataHora, hojeEm, somarDias } from '../formatos/datas.ts'
import { MENSAGENS } from '../mensagens.ts'
import { type Acao, type Autorizacoes, pode } from '../permissoes.ts'
import { somarMeses } from './calendario.ts'
import { ORIGEM_DO_PORTAL, type TipoDeAgenda } from './situacao.ts'

type Quem = { colaboradorId: number; autorizacoes: Autorizacoes }

/** PER-03 The section of a customer that shows each kind. */
export const SECAO_DAS_AGENDAS = {
  A: 'CLIENTE_AGENDAS',
  C: 'CLIENTE_AGENDAS_COBRANCA',
} as const satisfies Record<TipoDeAgenda, Acao>

export const veAgendasDeTodos = (autorizacoes: Autorizacoes): boolean => pode(autorizacoes, 'AGENDA_DE_TODOS')

/** PER-07 Whose agendas are shown: whoever may only see their own gets their own, whatever was asked. */
export const colaboradorDasAgendas = (quem: Quem, pedido: number | undefined): number | undefined =>
  veAgendasDeTodos(quem.autorizacoes) ? pedido : quem.colaboradorId

type AgendaAMudar = {
  /** Who is to make the contact. */
  colaboradorId: number
  origem: string
  finalizadaEm: Date | null
  finalizadaPor: string | null
}

export type ImpedimentoDaAgenda = { codigo: CodigoErro; mensagem: string }

/** AGE-01 Why it can neither be finished nor moved; null when it can. */
export function impedimentoDaAgenda(agenda: AgendaAMudar, quem: Quem): ImpedimentoDaAgenda | null {
  const { finalizadaEm, finalizadaPor, origem } = agenda
  if (finalizadaEm !== null) {
    const por = finalizadaPor === null ? '' : ` por ${finalizadaPor}`
    const mensagem = `Esta agenda já foi finalizada${por} em ${formatarDataHora(finalizadaEm.toISOString())}.`
    return { codigo: 'AGENDA_JA_FINALIZADA', mensagem }
  }
  if (origem !== ORIGEM_DO_PORTAL) return comoNoCatalogo('AGENDA_DO_ERP')
  const dela = agenda.colaboradorId === quem.colaboradorId || veAgendasDeTodos(quem.autorizacoes)
  return dela && pode(quem.autorizacoes, 'AGENDA_FINALIZAR') ? null : comoNoCatalogo('SEM_PERMISSAO')
}

const comoNoCatalogo = (codigo: CodigoErro): ImpedimentoDaAgenda => ({
  codigo,
  mensagem: ERROS[codigo].mensagem,
})

/** CLI-08, AGE-01 The last day for which a contact may be set. */
export const ultimoDiaDeRetorno = (hoje: string, diasMaximosRetorno: number): string =>
  somarDias(hoje, diasMaximosRetorno)

export const HORARIO_JA_PASSOU = 'Escolha um horário que ainda não passou'

/** AGE-01 What is wrong with the time an agenda is moved to; null when nothing is. */
export function problemaDaNovaData(
  quando: Date,
  { agora, diasMaximosRetorno }: { agora: Date; diasMaximosRetorno: number },
): string | null {
  if (quando.getTime() <= agora.getTime()) return HORARIO_JA_PASSOU
  const ultimo = ultimoDiaDeRetorno(hojeEm(agora), diasMaximosRetorno)
  return hojeEm(quando) > ultimo ? MENSAGENS.dataMaxima(ultimo) : null
}

const MAXIMO_DE_DIAS_CONTADOS = 400
type PeriodoPedido = { dtIni?: string | undefined; dtFim?: string | undefined }

/** AGE-03 From a month before to a month after, or as far from the end that was given. */
export function periodoDaQuantidade({ dtIni, dtFim }: PeriodoPedido, hoje: string) {
  const de = dtIni ?? somarMeses(dtFim ?? hoje, dtFim === undefined ? -1 : -2)
  const ate = dtFim ?? somarMeses(dtIni ?? hoje, dtIni === undefined ? 1 : 2)
  return { dtIni: de, dtFim: ate }
}

/** AGE-03 What is wrong with the period of a count; null when nothing is. */
export function problemaDaQuantidade({ dtIni, dtFim }: { dtIni: string; dtFim: string }): string | null {
  if (dtFim < dtIni) return MENSAGENS.dataMinima(dtIni)
  if (diasEntre(dtIni, dtFim) < MAXIMO_DE_DIAS_CONTADOS) return null
  return MENSAGENS.dataMaxima(somarDias(dtIni, MAXIMO_DE_DIAS_CONTADOS - 1))
}

/** AGE-01, PER-07 Why that person cannot be given an agenda by this one; null when nothing stands against it. */
export const problemaDoColaborador = (quem: Quem, colaboradorId: number): string | null =>
  colaboradorId === quem.colaboradorId || marcaParaOutros(quem.autorizacoes)
    ? null
    : 'Você só pode marcar agendas para si'

/** PER-07 Only who sees those of others gives them any: what is set without being seen is nobody's to correct. */
export const marcaParaOutros = (autorizacoes: Autorizacoes): boolean =>
  pode(autorizacoes, 'AGENDA_CRIAR_PARA_OUTROS') && veAgendasDeTodos(autorizacoes)

type Finalizacao = { resultado: string; proxima_data?: string | null | undefined }

/** What a branch asks of whoever finishes (PAR-01). */
type ExigenciasDaFinalizacao = {
  agendaExigeResultado: boolean
  agendaExigeProximoPasso: boolean
  diasMaximosRetorno: number
}

/** AGE-01 What is wrong with how an agenda ends, field by field; the form asks before it is sent, the server when it arrives. */
export function problemasDaFinalizacao(
  { resultado, proxima_data }: Finalizacao,
  exigencias: ExigenciasDaFinalizacao,
  agora: Date,
): Partial<Record<keyof Finalizacao, string>> {
  const { agendaExigeResultado, agendaExigeProximoPasso, diasMaximosRetorno } = exigencias
  const falta = agendaExigeProximoPasso ? MENSAGENS.obrigatorio : null
  const daProxima = proxima_data
    ? problemaDaNovaData(new Date(proxima_data), { agora, diasMaximosRetorno })
    : falta
  return {
    ...(agendaExigeResultado && resultado === '' && { resultado: MENSAGENS.obrigatorio }),
    ...(daProxima && { proxima_data: daProxima }),
  }
}

const PRAZO_PARA_DESFAZER_MS = 10 * 60_000
type UltimaMudanca = { acao: string; quando: Date; colaboradorId: number | null }

/** AGE-01 Whether the last thing done to an agenda may be taken back: a move, just now, by the same person. */
export const desfazReagendamento = (
  ultima: UltimaMudanca,
  quem: Pick<Quem, 'colaboradorId'>,
  agora: Date,
): boolean =>
  ultima.acao === 'REAGENDAMENTO' &&
  ultima.colaboradorId === quem.colaboradorId &&
  agora.getTime() - ultima.quando.getTime() <= PRAZO_PARA_DESFAZER_MS
