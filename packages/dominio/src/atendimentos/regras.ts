import { ultimoDiaDeRetorno } from '../agendas/regras.ts'
import { hojeEm, inicioDoDia, somarDias } from '../formatos/datas.ts'
import { MENSAGENS } from '../mensagens.ts'
import { SITUACAO_DO_ORCAMENTO, type SituacaoDoOrcamento } from './situacao.ts'

/** What a branch asks of an attendance (PAR-01). */
export type ExigenciasDoAtendimento = {
  minimoDescricaoAtendimento: number
  diasMaximosRetorno: number
  reagendaOrcamento: boolean
}

type Assunto = {
  comOrcamento: boolean
  situacaoOrcamento?: SituacaoDoOrcamento | null | undefined
}

/** A field that does not belong is not shown, and refused when it is sent. */
export type UsoDoCampo = 'obrigatorio' | 'opcional' | 'nao-cabe'

export type CampoCondicional = 'situacaoOrcamento' | 'motivoPerda' | 'data_retorno'

/** CLI-08 Which fields an attendance has besides the reason and the description, and which of them it cannot go without. */
export function camposDoAtendimento(
  { comOrcamento, situacaoOrcamento }: Assunto,
  { reagendaOrcamento }: Pick<ExigenciasDoAtendimento, 'reagendaOrcamento'>,
): Record<CampoCondicional, UsoDoCampo> {
  const situacao = comOrcamento ? situacaoOrcamento : null
  return {
    situacaoOrcamento: comOrcamento ? 'obrigatorio' : 'nao-cabe',
    motivoPerda: situacao === SITUACAO_DO_ORCAMENTO.PERDIDO ? 'obrigatorio' : 'nao-cabe',
    // A quote that stays open without a date to come back to is forgotten.
    data_retorno: situacao === SITUACAO_DO_ORCAMENTO.ABERTO && reagendaOrcamento ? 'obrigatorio' : 'opcional',
  }
}

/** CLI-08 The days on which a customer may be called back: from tomorrow on. */
export function diasDeRetorno(
  { diasMaximosRetorno }: Pick<ExigenciasDoAtendimento, 'diasMaximosRetorno'>,
  agora: Date,
): { de: string; ate: string } {
  const hoje = hojeEm(agora)
  return { de: somarDias(hoje, 1), ate: ultimoDiaDeRetorno(hoje, diasMaximosRetorno) }
}

export type AtendimentoPreenchido = {
  orcamento_id?: number | null | undefined
  descricao: string
  situacaoOrcamento?: SituacaoDoOrcamento | null | undefined
  motivoPerda?: number | null | undefined
  data_retorno?: string | null | undefined
}

export type ProblemasDoAtendimento = Partial<Record<CampoCondicional | 'descricao', string>>

/** CLI-08 What is wrong with an attendance, field by field; the form asks before it is sent, the server when it arrives. */
export function problemasDoAtendimento(
  preenchido: AtendimentoPreenchido,
  exigencias: ExigenciasDoAtendimento,
  agora: Date,
): ProblemasDoAtendimento {
  const problemas: ProblemasDoAtendimento = {}
  const minimo = exigencias.minimoDescricaoAtendimento
  if (preenchido.descricao.trim().length < minimo) problemas.descricao = MENSAGENS.tamanhoMinimo(minimo)
  const comOrcamento = (preenchido.orcamento_id ?? null) !== null
  const usos = Object.entries(camposDoAtendimento({ ...preenchido, comOrcamento }, exigencias))
  for (const [campo, uso] of usos as [CampoCondicional, UsoDoCampo][]) {
    const vazio = (preenchido[campo] ?? null) === null
    if (uso === 'obrigatorio' && vazio) problemas[campo] = MENSAGENS.obrigatorio
    if (uso === 'nao-cabe' && !vazio) problemas[campo] = MENSAGENS.invalido
  }
  const { data_retorno } = preenchido
  if (data_retorno) {
    const { de, ate } = diasDeRetorno(exigencias, agora)
    if (data_retorno < de) problemas.data_retorno = MENSAGENS.dataMinima(de)
    if (data_retorno > ate) problemas.data_retorno = MENSAGENS.dataMaxima(ate)
  }
  return problemas
}

const HORA_DO_RETORNO = 9
const UMA_HORA_MS = 3_600_000

/** CLI-08 A return is set for a day, an agenda for an hour: nine in the morning, whatever day it is. */
export const horaDoRetorno = (data: string): Date =>
  new Date(inicioDoDia(data).getTime() + HORA_DO_RETORNO * UMA_HORA_MS)

/**
 * CLI-08, PAR-01 The branches whose word counts when a record is left: the one the person works in where it serves the customer, or else
 * all that do, for whoever works in several speaks for any of them.
 */
export const filiaisDaSaida = ({
  daSessao,
  doCliente,
}: {
  daSessao: number | null
  doCliente: readonly number[]
}): readonly (number | null)[] => {
  if (daSessao !== null && doCliente.includes(daSessao)) return [daSessao]
  return doCliente.length > 0 ? doCliente : [daSessao]
}

/**
 * CLI-08, PAR-01 The branch where an attendance happens: that of the quote; without one, the operator's own when it serves the
 * customer, or else the first that does. Null when nobody serves the customer and the operator belongs to no branch.
 */
export function filialDoAtendimento(
  doOrcamento: number | null,
  { daSessao, doCliente }: { daSessao: number | null; doCliente: readonly number[] },
): number | null {
  if (doOrcamento !== null) return doOrcamento
  if (daSessao !== null && doCliente.includes(daSessao)) return daSessao
  return doCliente[0] ?? daSessao
}
