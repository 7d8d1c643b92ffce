import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { direcao, lista, listaCompleta, pagina, termoDePesquisa } from '../listas/esquemas.ts'
import { campoId } from '../validacao.ts'
import { SITUACOES_DO_CADASTRO } from './modos.ts'

const POR_PAGINA = 20

const pessoa = z.object({ id: z.number(), nome: z.string() })

/** Apart from the form, which is large: every list of the portal knows the views of this one. */
export const doPedido = {
  id: z.number(),
  idCli: z.number(),
  documento: z.string(),
  razSoc: z.string(),
  fant: z.string(),
  cid: z.string(),
  uf: z.string(),
  simulacao: z.boolean(),
  /** The prospect was there before. */
  completa: z.boolean(),
  situacao: z.enum(SITUACOES_DO_CADASTRO),
  solicitante: z.nullable(pessoa),
  solicitadoEm: z.string(),
  decisor: z.nullable(z.string()),
  decididoEm: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  versao: z.number(),
}
export const pedidoDeCadastro = z.object(doPedido)
export type PedidoDeCadastro = z.output<typeof pedidoDeCadastro>

export const ORDENACOES_DE_CADASTROS = { solicitadoEm: 'Data do pedido', fant: 'Nome fantasia' } as const
const ordenacoes = Object.keys(ORDENACOES_DE_CADASTROS) as ['solicitadoEm', 'fant']

/** The queue: what waits for a decision, and what was decided. */
export const listarCadastros = contrato('GET /sac/cadastros', {
  acao: 'CADASTRO_VER',
  descricao: 'Cadastros de clientes pedidos, com filtros',
  le: ['cadastros'],
  query: z.object({
    termo: termoDePesquisa,
    situacao: z._default(z.array(z.enum(SITUACOES_DO_CADASTRO)).check(z.maxLength(3)), []),
    solicitante: z._default(z.array(campoId).check(z.maxLength(50)), []),
    orderBy: z._default(z.enum(ordenacoes), 'solicitadoEm'),
    direction: direcao,
    ...pagina(POR_PAGINA),
  }),
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
