import type { SQL } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import type { Para } from '../../clientes/visibilidade.ts'
import { documentoVisivel } from '../../pedidos/visibilidade.ts'
import { orcamento } from './tabelas.ts'

export const orcamentoVisivel = (banco: Executor, sessao: Sessao, para?: Para): SQL | undefined =>
  documentoVisivel(banco, sessao, orcamento, para)
