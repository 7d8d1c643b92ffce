import * as z from 'zod/mini'

// Shapes that quotes and orders share: one view shows both (CLI-07).

const MAXIMO_DE_DIAS = 1825

/**
 * DOC-06 How the screen keeps a period: counted back from today, so that 'últimos 7 dias' is still the last seven tomorrow.
 * Where the list is of today anyway, one day says nothing.
 */
export const diasDaTela = (minimo: 1 | 2) =>
  z.optional(z.coerce.number().check(z.int(), z.minimum(minimo), z.maximum(MAXIMO_DE_DIAS)))

const imposto = z.object({ perc: z.number(), valor: z.number() })

/** Branches of one company share its registered name: `desc` is what tells them apart. */
export const filialDoDocumento = z.object({
  id: z.number(),
  razSoc: z.string(),
  desc: z.optional(z.string()),
})

/** A status on the wire: its key, and how the branch calls it (PAR-02). */
export const statusNoFio = z.object({ chave: z.string(), label: z.string() })

/** GER-18, DOC-02 Why a price is what it is, as it was when it was made. */
const motivoDoPreco = z.object({
  /** Of one package, as the table had it; null for what came priced from elsewhere. */
  semDescontos: z.nullable(z.number()),
  descontoErp: z.nullable(z.object({ perc: z.number() })),
  /** Which made the price, or put the line in. */
  promocao: z.nullable(z.object({ id: z.number(), nome: z.string() })),
  /** What the seller gave, in percent. */
  descontoVendedor: z.nullable(z.number()),
  digitado: z.boolean(),
  passos: z.array(z.object({ texto: z.string(), valor: z.number() })),
})

/** ENT-09, DOC-02 An item as it was priced; `qtdeAt` is how much of it was served. */
export const itemDoDocumento = z.object({
  id: z.number(),
  idFil: z.number(),
  idProd: z.number(),
  idExibicao: z.string(),
  idImagem: z.string(),
  descNF: z.string(),
  emb: z.string(),
  filial: filialDoDocumento,
  qtde: z.number(),
  qtdeAt: z.number(),
  vlUnit: z.number(),
  vlTot: z.number(),
  tabela_preco: z.nullable(z.string()),
  /** Those that are in `vlTot`. */
  impostos: z.object({ ipi: imposto, st: imposto, stsn: imposto, fcpSt: imposto, icmsPartilha: imposto }),
  /** Of the tax reform's first year: told, in no total. */
  informados: z.object({ ibs: imposto, cbs: imposto }),
  motivo: motivoDoPreco,
  bonificado: z.boolean(),
  /** Why it is among the removed ones; null when somebody took it out. */
  motivoRemocao: z.nullable(z.string()),
  /** What the system that integrates the item complained of. */
  critica_integradora: z.nullable(z.string()),
})

export type ItemDoDocumento = z.output<typeof itemDoDocumento>

/** DOC-01 What a quote and an order have in common; instants are ISO 8601, dates 'YYYY-MM-DD'. */
export const documentoComercial = z.object({
  id: z.number(),
  isPedido: z.boolean(),
  cliente: z.object({ id: z.number(), razSoc: z.string(), fant: z.string(), cnpj: z.string() }),
  filial: filialDoDocumento,
  colaborador: z.object({ nome: z.string() }),
  dtHorInc: z.string(),
  /** Purchase order number of the customer. */
  ordComp: z.nullable(z.string()),
  plano: z.object({ desc: z.string() }),
  cobranca: z.object({ desc: z.string(), taxaFixa: z.number(), descTaxaFixa: z.nullable(z.string()) }),
  tipoFrete: z.object({ desc: z.string() }),
  transportadora: z.nullable(z.object({ id: z.number(), razSoc: z.string() })),
  itens: z.array(itemDoDocumento),
  itensRemovidos: z.array(itemDoDocumento),
  obsEntrega: z.nullable(z.string()),
  obsPedido: z.nullable(z.string()),
  obsCliente: z.nullable(z.string()),
  qtdeIt: z.number(),
  vlSubTot: z.number(),
  vlBoni: z.number(),
  /** `impostos` is the part of `desconto` that are taxes, which fall with what the coupon gives. */
  cupom: z.nullable(z.object({ codigo: z.string(), desconto: z.number(), impostos: z.number() })),
  vlFrete: z.number(),
  vlSeguro: z.number(),
  vlTot: z.number(),
  /** Null for whoever may not see it (PER-06). */
  percLucro: z.nullable(z.number()),
})

export type DocumentoComercial = z.output<typeof documentoComercial>
