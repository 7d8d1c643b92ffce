import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { paramsDoCliente } from './contratos.ts'
import { legendas } from './legendas.ts'
import type { SituacaoDaVenda } from './venda.ts'

/** A part that the person may not see is not there; one that is there and empty is null. */
const parte = <T extends z.ZodMiniType>(forma: T) => z.optional(z.nullable(forma))

/**
 * CLI-01 The first glance, for an operator with the customer on the phone, in one answer: who it is, whether one may sell,
 * what hurts, what is going on.
 */
export const obterVisaoGeral = contrato('GET /sac/clientes/:idCli/visao-geral', {
  acao: 'CLIENTE_LISTAR',
  descricao: 'Quem é o cliente, se se pode vender a ele, o que o incomoda e o que está em andamento',
  le: ['clientes', 'contatos', 'titulos', 'tickets', 'orcamentos', 'pedidos', 'agendas'],
  params: paramsDoCliente,
  resposta: z.object({
    id: z.number(),
    cnpj: z.string(),
    razSoc: z.string(),
    fant: z.string(),
    cid: z.string(),
    uf: z.string(),
    prospect: z.boolean(),
    legendas: z.array(z.enum(legendas)),
    motivoBloqueio: z.nullable(z.string()),
    classificacao: z.nullable(z.object({ id: z.number(), desc: z.string() })),
    dtUltComp: z.nullable(z.string()),
    /** The branch whose parameters hold: the first of those that serve the customer. */
    idFil: z.nullable(z.number()),
    /** All that serve the customer. */
    filiais: z.array(z.number()),
    telefone: z.string(),
    /** The number that is on WhatsApp, with area code. */
    whatsapp: z.nullable(z.string()),
    email: z.string(),
    representante: z.nullable(
      z.object({ id: z.number(), nome: z.string(), telefone: z.nullable(z.string()) }),
    ),
    venda: z.object({ situacao: z.custom<SituacaoDaVenda>(), motivos: z.array(z.string()) }),
    credito: parte(
      z.object({
        limite_total: z.number(),
        limite_utilizado: z.number(),
        limite_disponivel: z.number(),
      }),
    ),
    vencidos: parte(z.object({ quantidade: z.number(), valor: z.number(), maiorAtraso: z.number() })),
    tickets: parte(
      z.object({
        abertos: z.number(),
        atrasados: z.number(),
        /** Percent of what was invoiced that came back; null where nothing was invoiced. */
        taxaDevolucao: z.nullable(z.number()),
      }),
    ),
    ultimoPedido: parte(
      z.object({
        id: z.number(),
        dtHorInc: z.string(),
        vlTot: z.number(),
        idFil: z.number(),
        status: z.object({ chave: z.string(), label: z.string() }),
      }),
    ),
    orcamentosAbertos: parte(z.object({ quantidade: z.number(), valor: z.number() })),
    proximaAgenda: parte(
      z.object({
        id: z.number(),
        tipo: z.enum(['A', 'C']),
        assunto: z.string(),
        data_agendada: z.string(),
        atrasada: z.boolean(),
      }),
    ),
    versao: z.number(),
  }),
})
