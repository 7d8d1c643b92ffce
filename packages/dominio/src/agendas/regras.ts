import { type CodigoErro, ERROS } from '../erros.ts'
import { formatarDataHora, hojeEm, somarDias } from '../formatos/datas.ts'
import { MENSAGENS } from '../mensagens.ts'
import { type Acao, type Autorizacoes, pode } from '../permissoes.ts'
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
