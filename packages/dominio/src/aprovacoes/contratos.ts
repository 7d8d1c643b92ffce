import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista, listaCompleta } from '../listas/esquemas.ts'
import { escolhidos, resultadoDoLote } from '../listas/lote.ts'
import { campoData, campoId, campoInstante, campoVersao, campoVersaoNoEndereco, texto } from '../validacao.ts'
import { aprovacaoDaLista, CAMPOS_DA_APROVACAO } from './campos.ts'
import { FAIXAS_DE_MARGEM } from './margem.ts'
import { MOTIVOS_DE_RECUSA, type MotivoDeRecusa } from './situacoes.ts'
import { chavesDeTeto } from './tetos.ts'

const MAIOR_MOTIVO = 500
const MAIOR_PRECO = 99_999_999
const MAIOR_QUANTIDADE = 9_999_999
const params = z.object({ idAprovacao: campoId })
const motivosDeRecusa = Object.keys(MOTIVOS_DE_RECUSA) as [MotivoDeRecusa, ...MotivoDeRecusa[]]
const motivo = z._default(texto(0, MAIOR_MOTIVO), '')
const numeroOuNada = z.nullable(z.number())
const faixa = z.enum(Object.keys(FAIXAS_DE_MARGEM) as [keyof typeof FAIXAS_DE_MARGEM])

export const listarAprovacoes = contrato('GET /aprovacoes', {
  acao: 'APROVACAO_VER',
  descricao: 'Aprovações que a pessoa pediu ou pode decidir, de todos os tipos',
  le: ['aprovacoes'],
  query: consultaDe(CAMPOS_DA_APROVACAO, 'espera', 20),
  resposta: lista(aprovacaoDaLista),
})

/** How many wait for whoever reads. */
export const contarAprovacoes = contrato('GET /aprovacoes/quantas', {
  acao: 'APROVACAO_VER',
  descricao: 'Quantas aprovações esperam que a pessoa decida',
  le: ['aprovacoes'],
  resposta: z.object({ quantas: z.number() }),
})

/** What may be answered instead of what was asked. */
const proposta = z.object({
  tipo: z.enum(['PRECO', 'PERCENTUAL']),
  preco: z.nullable(z.number().check(z.minimum(0), z.maximum(MAIOR_PRECO))),
  percentual: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  quantidadeAte: z.number().check(z.minimum(0), z.maximum(MAIOR_QUANTIDADE)),
  fim: campoData,
})

/** A line of what is asked, as whoever decides wants to see it. */
const itemDaAprovacao = z.object({
  codigo: z.string(),
  descricao: z.string(),
  qtde: numeroOuNada,
  precoTabela: numeroOuNada,
  preco: numeroOuNada,
  desconto: numeroOuNada,
  margem: numeroOuNada,
  faixa: z.nullable(faixa),
  /** In stock units, what is left to sell at the branch. */
  estoque: numeroOuNada,
  /** What this customer last paid for it. */
  ultimoPreco: numeroOuNada,
})
export type ItemDaAprovacao = z.output<typeof itemDaAprovacao>

const clienteDaAprovacao = z.object({
  id: z.number(),
  razSoc: z.string(),
  fant: z.string(),
  /** GES-06 How they stand in the portfolio, and why. */
  estado: z.nullable(z.string()),
  porque: z.nullable(z.string()),
  vlAno: z.number(),
  vlTicket: z.number(),
  vencidos: z.object({ qtde: z.number(), valor: z.number() }),
  bloqueio: z.nullable(z.string()),
  limite: z.nullable(z.object({ total: z.number(), disponivel: z.number() })),
})

const aprovacao = z.extend(aprovacaoDaLista, {
  motivosDitos: z.array(z.string()),
  mensagem: z.string(),
  anotacao: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  motivoDeRecusa: z.nullable(z.string()),
  emNomeDe: z.nullable(z.string()),
  /** Why it may not be taken back by whoever reads; null when it may. */
  impedimentoParaRetirar: z.nullable(z.string()),
  proposta: z.nullable(z.object({ pedida: proposta, atual: proposta, minimo: z.number() })),
  /** What whoever reads may let be only so far; empty where it is all or nothing. */
  tetos: z.array(z.object({ chave: z.enum(chavesDeTeto), pedido: z.number() })),
  clienteDaAprovacao: z.nullable(clienteDaAprovacao),
  /** What the seller gave this month, and how often they asked. */
  vendedor: z.nullable(
    z.object({
      nome: z.string(),
      vendido: z.number(),
      dado: z.number(),
      percentual: z.number(),
      pedidas: z.number(),
      aprovadas: z.number(),
    }),
  ),
  itens: z.array(itemDaAprovacao),
  historico: z.array(z.object({ quando: z.string(), quem: z.nullable(z.string()), texto: z.string() })),
})
export type Aprovacao = z.output<typeof aprovacao>

export const obterAprovacao = contrato('GET /aprovacoes/:idAprovacao', {
  acao: 'APROVACAO_VER',
  descricao: 'Uma aprovação com o que é preciso para decidir: cliente, itens, margem, estoque e vendedor',
  le: ['aprovacoes', 'clientes', 'orcamentos', 'pedidos', 'titulos', 'cadastros', 'itens'],
  params,
  resposta: aprovacao,
})

// Whatever it is about changes with it.
const muda = [
  'aprovacoes',
  'negociacoes',
  'trocas',
  'orcamentos',
  'pedidos',
  'clientes',
  'cadastros',
  'atividades',
  'avisos',
] as const

/** So far, and no further: less than was asked. */
const tetos = z
  .array(
    z.object({
      chave: z.enum(chavesDeTeto),
      ate: z.number().check(z.minimum(0), z.maximum(MAIOR_PRECO)),
    }),
  )
  .check(z.minLength(1), z.maxLength(chavesDeTeto.length))

const decisao = {
  aprova: z.boolean(),
  motivo,
  motivoDeRecusa: z.optional(z.enum(motivosDeRecusa)),
}

const feita = z.object({ message: z.string(), versao: z.number() })

export const decidirAprovacao = contrato('POST /aprovacoes/:idAprovacao/decisao', {
  acao: 'APROVACAO_DECIDIR',
  descricao: 'Aprova, aprova com outra proposta ou recusa',
  muda,
  params,
  corpo: z.object({
    versao: campoVersao,
    ...decisao,
    proposta: z.optional(proposta),
    tetos: z.optional(tetos),
  }),
  resposta: feita,
})

export const decidirAprovacoes = contrato('POST /aprovacoes/decisoes', {
  acao: 'APROVACAO_DECIDIR',
  descricao: 'Aprova ou recusa várias aprovações de uma vez',
  muda,
  corpo: z.object({ escolhidos, ...decisao }),
  resposta: resultadoDoLote,
})

export const separarAprovacao = contrato('POST /aprovacoes/:idAprovacao/separacao', {
  acao: 'APROVACAO_DECIDIR',
  descricao: 'Põe uma aprovação de lado, com uma anotação e um prazo para voltar',
  muda: ['aprovacoes'],
  params,
  corpo: z.object({ versao: campoVersao, anotacao: texto(3, MAIOR_MOTIVO), ate: campoInstante }),
  resposta: feita,
})

export const retirarAprovacao = contrato('POST /aprovacoes/:idAprovacao/retirada', {
  acao: 'APROVACAO_VER',
  descricao: 'Retira o que se pediu, enquanto ninguém decidiu',
  muda: ['aprovacoes', 'negociacoes', 'trocas', 'orcamentos', 'avisos'],
  params,
  corpo: z.object({ versao: campoVersao, motivo }),
  resposta: feita,
})

const delegacao = z.object({
  id: z.number(),
  versao: z.number(),
  de: z.object({ id: z.number(), nome: z.string() }),
  para: z.object({ id: z.number(), nome: z.string() }),
  inicio: z.string(),
  fim: z.string(),
  minha: z.boolean(),
})
export type Delegacao = z.output<typeof delegacao>

export const listarDelegacoes = contrato('GET /aprovacoes/delegacoes', {
  acao: 'APROVACAO_DECIDIR',
  descricao: 'Quem decide no lugar da pessoa enquanto ela está fora, e de quem ela está no lugar',
  le: ['aprovacoes'],
  resposta: z.extend(listaCompleta(delegacao), {
    /** Who may be chosen. */
    colegas: z.array(z.object({ id: z.number(), nome: z.string() })),
  }),
})

export const delegarAprovacoes = contrato('POST /aprovacoes/delegacoes', {
  acao: 'APROVACAO_DECIDIR',
  descricao: 'Passa a decisão das próprias aprovações a um colega, por um período',
  muda: ['aprovacoes', 'avisos'],
  corpo: z.object({ idPara: campoId, inicio: campoData, fim: campoData }),
  resposta: z.object({ id: z.number(), message: z.string() }),
})

export const encerrarDelegacao = contrato('DELETE /aprovacoes/delegacoes/:idDelegacao', {
  acao: 'APROVACAO_DECIDIR',
  descricao: 'Encerra uma delegação',
  muda: ['aprovacoes'],
  params: z.object({ idDelegacao: campoId }),
  query: z.object({ versao: campoVersaoNoEndereco }),
  resposta: z.object({ message: z.string() }),
})
