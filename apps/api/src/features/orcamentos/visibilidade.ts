import type { SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { documentoVisivel } from '../pedidos/visibilidade.ts'
import { orcamento } from './tabelas.ts'

export const orcamentoVisivel = (banco: Executor, sessao: Sessao): SQL | undefined =>
  documentoVisivel(banco, sessao, orcamento)
