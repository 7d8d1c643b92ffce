import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { direcao, lista, pagina } from '../listas/esquemas.ts'
import { campoData, campoId } from '../validacao.ts'

const NOTAS_POR_PAGINA = 10

export const ORDENACOES_DE_NOTAS = {
  dtSai: 'Data de saída',
  numNf: 'Número',
  vlTot: 'Valor total',
  qtdeIt: 'Quantidade de itens',
} as const
export type OrdenacaoDeNotas = keyof typeof ORDENACOES_DE_NOTAS

const ordenacoes = Object.keys(ORDENACOES_DE_NOTAS) as [OrdenacaoDeNotas, ...OrdenacaoDeNotas[]]

/** DOC-04, ENT-02; dates are 'YYYY-MM-DD'. */
const notaFiscal = z.object({
  id: z.number(),
  numNf: z.number(),
  serie: z.number(),
  idFil: z.number(),
  chave: z.string(),
  dtSai: z.string(),
  vlTot: z.number(),
  observacao: z.nullable(z.string()),
  /** Who carries it and under which code it is followed; null while nobody told. */
  rastreio: z.nullable(z.object({ tipo: z.string(), codigo: z.string() })),
  cliente: z.object({ id: z.number(), razSoc: z.string(), fant: z.string(), cnpj: z.string() }),
  qtdeIt: z.number(),
  /** `desc` is what tells branches of one company apart. */
  filial: z.object({ idFil: z.number(), razSoc: z.string(), desc: z.string() }),
})

export type NotaFiscalDaLista = z.output<typeof notaFiscal>

/** DOC-04, API-05 Without dates, the days that the parameter diasLimiteConsultaPedido allows. */
export const listarNotasFiscaisDoCliente = contrato('GET /sac/clientes/:idCli/notas-fiscais-paginate', {
  acao: 'CLIENTE_NOTAS',
  descricao: 'Notas fiscais de um cliente, por data de saída',
  le: ['notas'],
  params: z.object({ idCli: campoId }),
  query: z.object({
    dtInicial: z.optional(campoData),
    dtFinal: z.optional(campoData),
    orderBy: z._default(z.enum(ordenacoes), 'dtSai'),
    sortBy: direcao,
    ...pagina(NOTAS_POR_PAGINA),
  }),
  resposta: lista(notaFiscal),
})

/** ENT-02 Prices with taxes, as the customer paid them, and without. */
const itemDaNotaFiscal = z.object({
  id: z.number(),
  numeroItem: z.number(),
  idExibicao: z.string(),
  descNF: z.string(),
  marca: z.string(),
  unidade: z.string(),
  qtd: z.number(),
  valor_sem_imposto: z.number(),
  valor_unitario: z.number(),
  vlTot: z.number(),
})

export type ItemDaNotaFiscal = z.output<typeof itemDaNotaFiscal>

const paramsDaNota = z.object({ id: campoId })

/** What only the document says; null when it cannot be read. */
const documento = z.object({
  totais: z.object({
    produtos: z.number(),
    frete: z.number(),
    seguro: z.number(),
    desconto: z.number(),
    outras: z.number(),
    icms: z.number(),
    st: z.number(),
    ipi: z.number(),
    nota: z.number(),
  }),
  duplicatas: z.array(z.object({ nro: z.string(), dtVenc: z.string(), valor: z.number() })),
  protocolo: z.nullable(z.string()),
  /** Issued for tests: it proves nothing to the tax office. */
  semValorFiscal: z.boolean(),
})

export const obterNotaFiscal = contrato('GET /sac/notasfiscais/:id', {
  acao: 'CLIENTE_NOTAS',
  descricao: 'Uma nota fiscal, com itens, totais e duplicatas',
  le: ['notas'],
  params: paramsDaNota,
  resposta: z.extend(notaFiscal, {
    dtEmi: z.string(),
    naturezaOperacao: z.string(),
    transportadora: z.nullable(z.object({ id: z.number(), razSoc: z.string() })),
    itens: z.array(itemDaNotaFiscal),
    documento: z.nullable(documento),
  }),
})

/** API-08, DOC-04 The document as issued, byte for byte. */
export const baixarXmlDaNota = contrato('GET /sac/notasfiscais/:id/download/xml', {
  acao: 'CLIENTE_NOTAS',
  descricao: 'XML da nota fiscal, como foi emitido',
  le: [],
  params: paramsDaNota,
  resposta: { midia: 'application/xml' },
})

export const baixarDanfe = contrato('GET /sac/notasfiscais/:id/download/pdf', {
  acao: 'CLIENTE_NOTAS',
  descricao: 'DANFE da nota fiscal, em PDF',
  le: [],
  params: paramsDaNota,
  resposta: { midia: 'application/pdf' },
})
