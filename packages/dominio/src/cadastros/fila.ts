import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista, listaCompleta } from '../listas/esquemas.ts'
import { CAMPOS_DO_CADASTRO, pedidoDeCadastro, pessoa } from './campos.ts'
import { SITUACOES_DO_CADASTRO } from './modos.ts'

/** The queue: what waits for a decision, and what was decided. */
export const listarCadastros = contrato('GET /sac/cadastros', {
  acao: 'CADASTRO_VER',
  descricao: 'Cadastros de clientes pedidos, com filtros',
  le: ['cadastros'],
  query: consultaDe(CAMPOS_DO_CADASTRO, 'solicitadoEm', 20),
  resposta: lista(pedidoDeCadastro),
})

/** Of the queue that the session sees. */
export const listarSolicitantes = contrato('GET /sac/cadastros/solicitantes', {
  acao: 'CADASTRO_VER',
  descricao: 'Quem pediu cadastros de clientes',
  le: ['cadastros'],
  resposta: listaCompleta(pessoa),
})

/** The queue as the screen keeps it: what waits goes without saying, and everything has to be asked for. */
export const filtrosDaFila = z.extend(listarCadastros.query, {
  situacao: z._default(z.enum([...SITUACOES_DO_CADASTRO, 'TODAS']), 'PENDENTE'),
})
