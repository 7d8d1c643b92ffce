import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe, type OrdenacaoDe } from '../listas/campos.ts'
import { direcao, lista, listaCompleta, pagina, termoDePesquisa } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { campoId } from '../validacao.ts'
import { CAMPOS_DO_CLIENTE, clienteDaLista, clienteEncontrado } from './campos.ts'
import { legendas } from './legendas.ts'

export const paramsDoCliente = z.object({ idCli: campoId })

/** GER-12, API-05 Search by code, corporate or trade name, document or city. */
export const pesquisarClientes = contrato('GET /sac/clientes', {
  acao: 'CLIENTE_PESQUISAR',
  descricao: 'Pesquisa clientes por código, razão social, nome fantasia, CNPJ ou cidade',
  le: [],
  replica: true,
  query: z.object({
    q: termoDePesquisa,
    /** Without it: by how well the name fits what was typed, then in alphabetical order. */
    orderBy: z.optional(z.enum(['fant', 'razSoc', 'dtCad'])),
    direction: direcao,
    ...pagina(10),
  }),
  resposta: lista(clienteEncontrado),
})

export type OrdenacaoDeClientes = OrdenacaoDe<typeof CAMPOS_DO_CLIENTE>

/** VEN-01 The customers that the session sees, as a page of its own. */
export const listarClientes = contrato('GET /sac/clientes/lista', {
  acao: 'CLIENTE_LISTAR',
  descricao: 'Clientes que a sessão pode ver, com filtros',
  le: ['clientes'],
  replica: true,
  query: consultaDe(CAMPOS_DO_CLIENTE, 'fant', 20),
  resposta: lista(clienteDaLista),
})

export const exportarClientes = exportacaoDe(
  'GET /sac/clientes/lista/exportar',
  listarClientes,
  'CLIENTE_EXPORTAR',
)

const opcaoDaClassificacao = z.object({ id: z.number(), desc: z.string() })

/** ENT-05 What is on record of a customer; dates are 'YYYY-MM-DD'. */
export const obterCliente = contrato('GET /sac/clientes/:idCli', {
  acao: 'CLIENTE_DADOS',
  descricao: 'Dados cadastrais de um cliente',
  mostra: { de: 'dados-do-cliente', nome: ({ razSoc }: { razSoc: string }) => razSoc },
  le: ['clientes', 'contatos'],
  params: paramsDoCliente,
  resposta: z.object({
    id: z.number(),
    cnpj: z.string(),
    razSoc: z.string(),
    fant: z.string(),
    inscEst: z.nullable(z.string()),
    atividade: z.string(),
    end: z.string(),
    num: z.string(),
    complemento: z.nullable(z.string()),
    bair: z.string(),
    cep: z.string(),
    cid: z.string(),
    uf: z.string(),
    telefone: z.string(),
    email: z.string(),
    categoria: z.nullable(z.string()),
    prazMedMax: z.nullable(z.number()),
    dtUltComp: z.nullable(z.string()),
    /** Mean of the orders of the last twelve months with any, by month. */
    vlTotPedidosMes: z.number(),
    classeVenda: z.nullable(z.string()),
    dtCad: z.string(),
    legendas: z.array(z.enum(legendas)),
    rede: z.nullable(z.string()),
    prospect: z.boolean(),
    /** Null also for whoever may not see it (PER-03). */
    obsLogistica: z.nullable(z.string()),
    utm_source: z.nullable(z.string()),
    utm_medium: z.nullable(z.string()),
    utm_campaign: z.nullable(z.string()),
    classificacao: z.nullable(opcaoDaClassificacao),
    classificacaoObs: z.nullable(z.string()),
    motivoBloqueio: z.nullable(z.string()),
    representante: z.nullable(z.object({ id: z.number(), nome: z.string() })),
    tabelaPreco: z.nullable(z.object({ numeroTabela: z.number(), nomeTabela: z.string() })),
    /** `desc` is what tells branches of one company apart. */
    filiaisSac: z.array(z.object({ idFil: z.number(), razSoc: z.string(), desc: z.string() })),
    versao: z.number(),
  }),
})

export const listarRegioes = contrato('GET /sac/consultas/regioes', {
  acao: 'TICKET_INTERNO',
  descricao: 'Regiões de venda',
  le: ['regioes'],
  resposta: listaCompleta(z.object({ id: z.number(), nome: z.string() })),
})
