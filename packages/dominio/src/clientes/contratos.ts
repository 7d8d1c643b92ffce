import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { direcao, lista, pagina, termoDeBusca } from '../listas/esquemas.ts'

const clienteEncontrado = z.object({
  id: z.number(),
  fant: z.string(),
  razSoc: z.string(),
  cnpj: z.string(),
  cid: z.string(),
  uf: z.string(),
  prospect: z.boolean(),
})

/** GER-12, API-05 Search by code, corporate or trade name, document or city. */
export const pesquisarClientes = contrato('GET /sac/clientes', {
  acao: 'CLIENTE_PESQUISAR',
  resumo: 'Pesquisa clientes por código, razão social, nome fantasia, CNPJ ou cidade',
  query: z.object({
    q: termoDeBusca,
    orderBy: z._default(z.enum(['fant', 'razSoc', 'dtCad']), 'fant'),
    direction: direcao,
    ...pagina(10),
  }),
  resposta: lista(clienteEncontrado),
})
