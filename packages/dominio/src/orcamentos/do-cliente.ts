import * as z from 'zod/mini'

/** How a quote stands for the customer: what is open, or was refused, may still be accepted. */
export const situacaoParaCliente = z.enum(['ABERTO', 'ACEITO', 'RECUSADO', 'ENCERRADO', 'PEDIDO'])
export type SituacaoParaCliente = z.output<typeof situacaoParaCliente>

const imposto = z.object({ nome: z.string(), valor: z.number() })

const item = z.object({
  numero: z.number(),
  codigo: z.string(),
  descricao: z.string(),
  emb: z.string(),
  qtde: z.number(),
  vlUnit: z.number(),
  impostos: z.array(imposto),
  vlTot: z.number(),
  bonificado: z.boolean(),
})

/** What a quote and an order tell the customer alike: what is internal (margin, `obsPedido`) is not in the shape. */
const documentoDoCliente = z.object({
  numero: z.number(),
  feitoEm: z.string(),
  emitente: z.object({
    razSoc: z.string(),
    cnpj: z.string(),
    endereco: z.string(),
    telefone: z.string(),
    email: z.string(),
  }),
  cliente: z.object({ razSoc: z.string(), fant: z.string(), cnpj: z.string(), endereco: z.string() }),
  vendedor: z.object({ nome: z.string(), telefone: z.nullable(z.string()), email: z.string() }),
  entrega: z.string(),
  ordComp: z.nullable(z.string()),
  plano: z.string(),
  cobranca: z.string(),
  frete: z.object({
    tipo: z.string(),
    transportadora: z.nullable(z.string()),
    /** In days, as it was quoted. */
    prazo: z.nullable(z.number()),
  }),
  itens: z.array(item),
  impostos: z.array(imposto),
  /** Of the tax reform's first year: in no total. */
  informados: z.array(imposto),
  totais: z.object({
    vlSubTot: z.number(),
    vlBoni: z.number(),
    /** `impostos` is the part of `desconto` that are taxes, which fall with what the coupon gives. */
    cupom: z.nullable(z.object({ codigo: z.string(), desconto: z.number(), impostos: z.number() })),
    vlFrete: z.number(),
    vlSeguro: z.number(),
    taxaFixa: z.number(),
    descTaxaFixa: z.nullable(z.string()),
    vlTot: z.number(),
  }),
  obsCliente: z.nullable(z.string()),
  obsEntrega: z.nullable(z.string()),
  /** GER-02 Of the branch; whoever comes by link has no parameters. */
  casas: z.number(),
})
export type DocumentoDoCliente = z.output<typeof documentoDoCliente>
export type ItemDoCliente = z.output<typeof item>

/** VEN-02 A quote as the customer sees it, on paper or by link. */
export const orcamentoDoCliente = z.extend(documentoDoCliente, {
  versao: z.number(),
  situacao: situacaoParaCliente,
  dtVal: z.string(),
  aceite: z.nullable(z.object({ em: z.string(), por: z.string() })),
  recusadoEm: z.nullable(z.string()),
  /** Where the ERP made one: it is paid there, not here. */
  pagamento: z.nullable(z.object({ status: z.string(), validade: z.nullable(z.string()) })),
})
export type OrcamentoDoCliente = z.output<typeof orcamentoDoCliente>
