import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { campoCep, campoUf, TAMANHO_DO_ENDERECO } from '../enderecos/campos.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { campoData, campoId, campoQuantidade, campoSimOuNao, texto } from '../validacao.ts'

const MAXIMO_DE_CONDICIONAIS = 20

const trecho = z.object({
  modo: z.string(),
  origem: z.string(),
  nomeTransp: z.string(),
  tabela: z.string(),
  tipoTabela: z.string(),
  prazo: z.number(),
  valor: z.number(),
})

/** FRE-02, with how the price was found and what the customer pays of it (FRE-03). */
const cotacaoDeFrete = z.object({
  numero: z.string(),
  /** Who quoted: 'Tabelas de frete', or the service outside. */
  fonte: z.string(),
  nomeTransp: z.string(),
  /** Null for a carrier that is not on record. */
  idTransp: z.nullable(z.number()),
  /** In business days, with those of handling. */
  prazo: z.number(),
  previsao: z.nullable(z.string()),
  trechos: z.array(trecho),
  diasSemanaEntrega: z.string(),
  valor: z.number(),
  aConsultar: z.boolean(),
  /** The least it charges; zero where it has no least. */
  vlMin: z.number(),
  /** From which value of goods on it charges nothing; null is never. */
  vlIsenta: z.nullable(z.number()),
  selecionavel: z.boolean(),
  /** Why it cannot be chosen; null where it can. */
  motivo: z.nullable(z.string()),
  termos: z.array(z.object({ termo: z.string(), base: z.string(), valor: z.number(), trecho: z.number() })),
  vlEmbutido: z.number(),
  vlJaPago: z.number(),
  vlPago: z.number(),
  /** The goods reach the total from which the branch charges no freight. */
  gratis: z.boolean(),
  /** By which a quote chooses it (`cabecalho.frete.referencia`); null for one that its quote cannot. */
  referencia: z.nullable(z.string()),
})
export type CotacaoDeFrete = z.output<typeof cotacaoDeFrete>

const carga = z.object({
  /** Kilograms; the gross weight is what is quoted. */
  pesoLiquido: z.number(),
  peso: z.number(),
  /** FRE-04 Litres. */
  volume: z.number(),
  total: z.number(),
  cidade: z.string(),
  uf: z.string(),
  cep: z.string(),
  idTipoFrete: z.nullable(z.number()),
})
export type CargaDoFrete = z.output<typeof carga>

/** FRE-01, FRE-04 What of a quote is carried, and where to: whether freight can be asked for is told by it. */
export const obterCargaDoFrete = contrato('GET /sac/transporte/fretes/carga', {
  acao: 'FRETE_COTAR',
  descricao: 'Peso, volume, valor e destino de um orçamento, para cotar o frete',
  le: ['orcamentos', 'enderecos'],
  query: z.object({ orcamentoId: campoId }),
  resposta: carga,
})

/**
 * API-09, FRE-01 With a quote, weight, volume and total are the quote's, and so are destination and freight type where none is
 * named; without one, they are what is sent, and the origin is the branch of the session.
 */
export const cotarFrete = contrato('GET /sac/transporte/fretes', {
  acao: 'FRETE_COTAR',
  descricao: 'Cotações de frete de um orçamento, ou do peso e valor informados',
  le: ['orcamentos', 'enderecos', 'fretes'],
  limitePorMinuto: 60,
  query: z.object({
    orcamentoId: z.optional(campoId),
    cidade: z._default(texto(0, TAMANHO_DO_ENDERECO.cidade), ''),
    uf: z.optional(campoUf),
    cepEntrega: z.optional(campoCep),
    peso: z.optional(campoQuantidade),
    /** ADM-07 Without a quote, from which branch and on which day; those of the session where none is said. */
    idFil: z.optional(campoId),
    dia: z.optional(campoData),
    /** FRE-04 Litres. */
    volume: z.optional(campoQuantidade),
    total: z.optional(campoQuantidade),
    /** Without it, only carriers that go all the way themselves. */
    redespacho: z._default(campoSimOuNao, true),
    idTipoFrete: z.optional(campoId),
    condicionais: z._default(z.array(campoId).check(z.maxLength(MAXIMO_DE_CONDICIONAIS)), []),
  }),
  resposta: z.object({
    carga,
    itens: z.array(cotacaoDeFrete),
    /** Who was asked and did not answer: the others' quotations come all the same. */
    falhas: z.array(z.object({ fonte: z.string(), mensagem: z.string() })),
  }),
})

/** API-09 What may be asked of a delivery besides, and what each costs. */
export const listarCondicionaisDeFrete = contrato('GET /sac/transporte/fretes/condicionais', {
  acao: 'FRETE_COTAR',
  descricao: 'Serviços que se pedem à parte em uma entrega',
  le: [],
  resposta: listaCompleta(
    z.object({ id: z.number(), desc: z.string(), valor: z.number(), percentual: z.number() }),
  ),
})
