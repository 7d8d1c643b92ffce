import type { SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { daEquipe } from '../vendas/visibilidade.ts'
import { contaCorrente } from './tabelas.ts'

/** GES-08 The accounts of those whose sales the session follows: their own, the team's, all of them. */
export const contaVisivel = (banco: Executor, sessao: Sessao): SQL | undefined =>
  daEquipe(banco, sessao, contaCorrente.colaboradorId)
