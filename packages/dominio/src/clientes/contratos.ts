import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { direcao, lista, listaCompleta, pagina, termoDePesquisa } from '../listas/esquemas.ts'
import { campoId } from '../validacao.ts'

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
  descricao: 'Pesquisa clientes por código, razão social, nome fantasia, CNPJ ou cidade',
  le: [],
  query: z.object({
    q: termoDePesquisa,
    /** Without it: by how well the name fits what was typed, then in alphabetical order. */
    orderBy: z.optional(z.enum(['fant', 'razSoc', 'dtCad'])),
    direction: direcao,
    ...pagina(10),
  }),
  resposta: lista(clienteEncontrado),
})

/** ENT-05 What identifies a customer and says whether they may buy; dates are 'YYYY-MM-DD'. */
export const obterCliente = contrato('GET /sac/clientes/:idCli', {
  acao: 'CLIENTE_PESQUISAR',
  descricao: 'Dados cadastrais de um cliente',
  le: [],
  params: z.object({ idCli: campoId }),
  resposta: z.object({
    id: z.number(),
    cnpj: z.string(),
    razSoc: z.string(),
    fant: z.string(),
    inscEst: z.nullable(z.string()),
    atividade: z.string(),
    end: z.string(),
    num: z.string(),
    bair: z.string(),
    cep: z.string(),
    cid: z.string(),
    uf: z.string(),
    dtUltComp: z.nullable(z.string()),
    dtCad: z.string(),
    prospect: z.boolean(),
    motivoBloqueio: z.nullable(z.string()),
    /** `desc` is what tells branches of one company apart. */
    filiaisSac: z.array(z.object({ idFil: z.number(), razSoc: z.string(), desc: z.string() })),
  }),
})

/** API-04 */
export const listarRegioes = contrato('GET /sac/consultas/regioes', {
  acao: 'TICKET_INTERNO',
  descricao: 'Regiões de venda',
  le: [],
  resposta: listaCompleta(z.object({ id: z.number(), nome: z.string() })),
})
