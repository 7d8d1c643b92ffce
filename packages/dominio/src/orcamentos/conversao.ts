import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { campoId, campoVersao, texto } from '../validacao.ts'
import { campoChave, campoQuantidade, MAIOR_ORCAMENTO } from './edicao.ts'

const params = z.object({ id: campoId })

/** Of which lines, and how much of each; what is not named stays in the quote, open. */
const parte = z
  .array(z.object({ chave: campoChave, qtde: campoQuantidade }))
  .check(z.minLength(1), z.maxLength(MAIOR_ORCAMENTO))

/** What would happen now if the quote became an order. */
const previa = z.object({
  versao: z.number(),
  /** Of what was shown: whoever confirms says what they saw. */
  assinatura: z.string(),
  /** Why it cannot become one at all; empty when it can. */
  impedimentos: z.array(z.string()),
  /** While the quote is valid its prices hold, where the branch says so; else those of today do. */
  precosMantidos: z.boolean(),
  precosMudados: z.array(
    z.object({ idExibicao: z.string(), descNF: z.string(), de: z.number(), para: z.number() }),
  ),
  /** What the stock does not serve: it becomes a removed item, or of a part stays in the quote. */
  faltas: z.array(
    z.object({
      chave: z.string(),
      idExibicao: z.string(),
      descNF: z.string(),
      emb: z.string(),
      pedida: z.number(),
      atendida: z.number(),
    }),
  ),
  /** What would hold the order, and who may let it go. */
  bloqueios: z.array(z.object({ tipo: z.string(), texto: z.string(), quemLibera: z.string() })),
  /** What the quote charges for freight and what the order would, where that is another; null where it is the same. */
  frete: z.nullable(z.object({ de: z.number(), para: z.number() })),
  vlTot: z.object({ orcado: z.number(), pedido: z.number() }),
  /** What the order would have: as many as a quote may, and the gifts that they bring. */
  itens: z.array(
    z.object({
      idExibicao: z.string(),
      descNF: z.string(),
      emb: z.string(),
      qtde: z.number(),
      vlTot: z.number(),
      bonificado: z.boolean(),
    }),
  ),
  /** How many lines would stay in the quote, whole or in part; none where all of it becomes the order. */
  resta: z.number(),
  pagamento: z.object({ plano: z.string(), cobranca: z.string(), taxaFixa: z.number() }),
  entrega: z.object({
    /** In one line: the one that was chosen, or the customer's own. */
    endereco: z.string(),
    tipoFrete: z.string(),
    transportadora: z.nullable(z.string()),
    vlFrete: z.number(),
    vlSeguro: z.number(),
    /** Days on the way, and the day of arrival, of the freight that was chosen. */
    prazo: z.nullable(z.number()),
    previsao: z.nullable(z.string()),
    observacao: z.nullable(z.string()),
  }),
})
export type PreviaDaConversao = z.output<typeof previa>

/** VEN-02 Shown before anybody confirms. */
export const preverConversao = contrato('GET /orcamentos/:id/conversao', {
  acao: 'ORCAMENTO_CONVERTER',
  descricao: 'O que aconteceria se o orçamento virasse pedido agora',
  le: ['orcamentos'],
  params,
  resposta: previa,
})

/** VEN-02 The same, of a part of it. */
export const preverParte = contrato('POST /orcamentos/:id/conversao', {
  acao: 'ORCAMENTO_CONVERTER',
  descricao: 'O que aconteceria se uma parte do orçamento virasse pedido agora',
  muda: [],
  params,
  corpo: z.object({ parte }),
  resposta: previa,
})

/** VEN-02 Exactly what was shown, or 409 with what changed: an order is never other than its seller saw. */
export const converterOrcamento = contrato('POST /orcamentos/:id/converter', {
  acao: 'ORCAMENTO_CONVERTER',
  descricao: 'Faz de um orçamento, ou de uma parte dele, um pedido',
  muda: ['orcamentos', 'pedidos', 'atividades'],
  params,
  corpo: z.object({ versao: campoVersao, assinatura: texto(1, 80), parte: z.optional(parte) }),
  resposta: z.object({ idPedido: z.number(), bloqueado: z.boolean(), message: z.string() }),
})
