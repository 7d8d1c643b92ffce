import * as z from 'zod/mini'
import type { Campanha } from '../precos/campanha.ts'
import type { Negociacao } from '../precos/negociacao.ts'
import type { RegraFiscal } from '../precos/tributacao.ts'
import type { NivelDeEstoque } from '../produtos/estoque.ts'

const embalagem = z.object({
  id: z.number(),
  unidade: z.string(),
  fator_conversao: z.number(),
  multiplo: z.number(),
  minimo: z.number(),
})

/** ENT-09 All that the price of a product rests on, for one quote: the browser prices with it as the server does. */
const precoDoProduto = z.object({
  idFil: z.number(),
  tabela: z.object({ id: z.number(), nome: z.string() }),
  /** Of one stock unit; null where the table has none: it cannot be sold by it. */
  valor: z.nullable(z.number()),
  /** The same by the customer's own table; left out where that is the quote's. */
  referencia: z.optional(z.nullable(z.number())),
  descontoErp: z.nullable(z.object({ perc: z.number() })),
  promocoes: z.array(z.custom<Campanha>()),
  /** GES-03 Authorised for this customer; left out where there is none. */
  negociacoes: z.optional(z.array(z.custom<Negociacao>())),
  regra: z.custom<RegraFiscal>(),
  /** In stock units, what is left to sell. */
  qtEst: z.number(),
  nivel: z.custom<NivelDeEstoque>(),
  /** The most one may ask for; null where stock sets no limit. */
  qtdMax: z.nullable(z.number()),
  /** In other open quotes of this customer. */
  qtdCotada: z.number(),
})

/** VEN-02 Of what the branch has none of: who has it, and what may be sold in its place, in stock units. */
const alternativas = z.object({
  filiais: z.array(z.object({ nome: z.string(), qtEst: z.number() })),
  substitutos: z.array(
    z.object({ idExibicao: z.string(), descricaocompleta: z.string(), und: z.string(), qtEst: z.number() }),
  ),
})
export type AlternativasDoProduto = z.output<typeof alternativas>

export const produtoNoEditor = z.object({
  id: z.number(),
  idExibicao: z.string(),
  descricaocompleta: z.string(),
  marca: z.string(),
  und: z.string(),
  codigo_barras: z.string(),
  idImagem: z.string(),
  pesoLiquido: z.number(),
  pesoBruto: z.number(),
  altura: z.number(),
  largura: z.number(),
  comprimento: z.number(),
  embalagens: z.array(embalagem),
  precos: z.array(precoDoProduto),
  alternativas: z.optional(alternativas),
})

export type ProdutoNoEditor = z.output<typeof produtoNoEditor>
export type EmbalagemDoProduto = z.output<typeof embalagem>
export type PrecoDoProduto = z.output<typeof precoDoProduto>
