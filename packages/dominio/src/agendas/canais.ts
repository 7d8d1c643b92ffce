import type { Autorizacoes } from '../permissoes.ts'
import { pode } from '../permissoes.ts'
import { canalDoColaborador } from '../realtime/canais.ts'

/** SHL-06, PER-07 Changes of anybody's agendas, for who sees those of all; it names none, because not all of them see every customer. */
export const CANAL_DE_AGENDAS = 'private-agendas'

export const podeOuvirAgendas = (canal: string, { autorizacoes }: { autorizacoes: Autorizacoes }): boolean =>
  canal === CANAL_DE_AGENDAS && pode(autorizacoes, 'AGENDA_VER') && pode(autorizacoes, 'AGENDA_DE_TODOS')

/** Where a person hears of the agendas that they see. */
export const canalDasAgendas = (deTodos: boolean, colaboradorId: number): string =>
  deTodos ? CANAL_DE_AGENDAS : canalDoColaborador(colaboradorId)
