import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'

/** Apart from the contracts of products: a picker of price tables needs nothing of those. */
export const listarTabelasDePreco = contrato('GET /sac/consultas/tabelas-preco', {
  acao: 'TABELA_PRECO_LISTAR',
  descricao: 'Tabelas de preço ativas',
  le: ['precos'],
  resposta: listaCompleta(z.object({ numeroTabela: z.number(), nomeTabela: z.string() })),
})
