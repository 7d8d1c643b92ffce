import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista } from '../listas/esquemas.ts'
import { MENSAGENS } from '../mensagens.ts'
import { campoData, campoId, campoQuantidade, campoSimOuNao, campoVersao, texto } from '../validacao.ts'
import { CAMPOS_DA_NEGOCIACAO, negociacaoDaLista } from './campos.ts'
import { ALVOS_DA_NEGOCIACAO, type AlvoDaNegociacao } from './regras.ts'

const MAIOR_JUSTIFICATIVA = 500
const MAIOR_NOME = 120
const MAIOR_PRECO = 99_999_999
const params = z.object({ idNegociacao: campoId })
const alvos = Object.keys(ALVOS_DA_NEGOCIACAO) as [AlvoDaNegociacao, ...AlvoDaNegociacao[]]
const opcional = <S extends z.core.$ZodType>(esquema: S) => z._default(z.nullable(esquema), null)
const numero = (maximo: number) =>
  z.coerce
    .number<string | number>(MENSAGENS.invalido)
    .check(z.minimum(0, MENSAGENS.invalido), z.maximum(maximo, MENSAGENS.invalido))

export const listarNegociacoes = contrato('GET /negociacoes', {
  acao: 'NEGOCIACAO_VER',
  descricao: 'Negociações de preço dos clientes que a pessoa vê',
  le: ['negociacoes'],
  query: consultaDe(CAMPOS_DA_NEGOCIACAO, 'dtPedido', 20),
  resposta: lista(negociacaoDaLista),
})

const negociacao = z.extend(negociacaoDaLista, {
  justificativa: z.string(),
  /** What an unit costs by the customer's own table; null for a brand or a family. */
  precoTabela: z.nullable(z.number()),
  encerradaEm: z.nullable(z.string()),
  /** Why it may not be ended by whoever reads; null when it may. */
  impedimentoParaEncerrar: z.nullable(z.string()),
  usos: z.array(
    z.object({ idPedido: z.number(), unidades: z.number(), quando: z.string(), devolvida: z.boolean() }),
  ),
})
export type NegociacaoDetalhada = z.output<typeof negociacao>

export const obterNegociacao = contrato('GET /negociacoes/:idNegociacao', {
  acao: 'NEGOCIACAO_VER',
  descricao: 'Uma negociação de preço: quem pediu, quem decidiu e que pedidos a usaram',
  le: ['negociacoes', 'aprovacoes'],
  params,
  resposta: negociacao,
})

export const opcoesDaNegociacao = contrato('GET /negociacoes/opcoes', {
  acao: 'NEGOCIACAO_PEDIR',
  descricao: 'Marcas, famílias, planos e filiais para que se pode negociar',
  le: [],
  resposta: z.object({
    marcas: z.array(z.string()),
    categorias: z.array(z.string()),
    planos: z.array(z.object({ id: z.number(), desc: z.string() })),
  }),
})

const pedido = z.object({
  idCli: campoId,
  idFil: z.optional(campoId),
  alvo: z.enum(alvos),
  idProd: opcional(campoId),
  marca: opcional(texto(1, MAIOR_NOME)),
  categoria: opcional(texto(1, MAIOR_NOME)),
  tipo: z.enum(['PRECO', 'PERCENTUAL']),
  preco: opcional(numero(MAIOR_PRECO)),
  percentual: opcional(numero(100)),
  minimo: z._default(campoQuantidade, 0),
  quantidadeAte: campoQuantidade,
  usoUnico: z._default(campoSimOuNao, false),
  idPlano: opcional(campoId),
  inicio: campoData,
  fim: campoData,
  justificativa: texto(3, MAIOR_JUSTIFICATIVA),
})
export type PedidoDeNegociacao = z.output<typeof pedido>

export const pedirNegociacao = contrato('POST /negociacoes', {
  acao: 'NEGOCIACAO_PEDIR',
  descricao: 'Pede um preço abaixo do que se pode dar, para um cliente',
  muda: ['negociacoes', 'aprovacoes', 'avisos'],
  corpo: pedido,
  resposta: z.object({ id: z.number(), idAprovacao: z.number(), message: z.string() }),
})

export const encerrarNegociacao = contrato('POST /negociacoes/:idNegociacao/encerramento', {
  acao: 'NEGOCIACAO_APROVAR',
  descricao: 'Encerra uma negociação em vigor: os próximos orçamentos já não a usam',
  muda: ['negociacoes', 'orcamentos', 'avisos'],
  params,
  corpo: z.object({ versao: campoVersao, motivo: texto(3, MAIOR_JUSTIFICATIVA) }),
  resposta: z.object({ message: z.string(), versao: z.number() }),
})
