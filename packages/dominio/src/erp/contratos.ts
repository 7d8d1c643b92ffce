import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { SAIU } from '../pedidos/faturamento.ts'
import { STATUS_DA_VIDA } from '../pedidos/vida.ts'
import { campoId, campoInstante, campoQuantidade, texto } from '../validacao.ts'
import { RESULTADOS } from './avaliar-evento.ts'

export const TAMANHO_DA_CRITICA = 200
export const TAMANHO_DO_ID_EXTERNO = 100
export const MAXIMO_DE_ITENS_DO_EVENTO = 500
const TAMANHO_DO_XML = 350_000
const TAMANHO_DA_OBSERVACAO = 500
const EVENTOS_POR_MINUTO = 1200

/** What the ERP tells of an order. `id` is its own number for the event: told again, it is the same event. */
export const eventoDoErp = z.object({
  id: texto(1, TAMANHO_DO_ID_EXTERNO),
  pedido: campoId,
  /** How the ERP calls the order. */
  idExterno: z.optional(texto(1, TAMANHO_DO_ID_EXTERNO)),
  status: z.enum(STATUS_DA_VIDA),
  /** By its clock; messages may arrive in another order. */
  ocorridoEm: campoInstante,
  /** Shown in the order; of a block, why. */
  observacao: z.optional(texto(1, TAMANHO_DA_OBSERVACAO)),
  itens: z._default(
    z
      .array(
        z.object({
          /** Its position in the order, as it was sent. */
          numero: campoId,
          /** Null takes back what was complained of before. */
          critica: z.optional(z.nullable(texto(1, TAMANHO_DA_CRITICA))),
          /** How much of it is served, in all; of an invoice, how much of it is invoiced until now. */
          qtdeAt: z.optional(campoQuantidade),
          /** Of an invoice alone: how much of the line this one takes, on top of earlier ones. */
          qtdeFat: z.optional(campoQuantidade),
        }),
      )
      .check(z.maxLength(MAXIMO_DE_ITENS_DO_EVENTO)),
    [],
  ),
  /** Of an invoice: others follow, so what it does not take stays reserved and the order goes on. Otherwise the rest goes back to the stock. */
  parcial: z._default(z.boolean(), false),
  /** An invoice that the order became, the whole text of its authorised XML; told again, nothing is written twice. Of several, an event each. */
  nota: z.optional(z.object({ xml: texto(1, TAMANHO_DO_XML) })),
})

export type EventoDoErp = z.output<typeof eventoDoErp>

/** What an event says that does not go together, at its field; empty when it does. */
export const problemasDoEvento = ({ status, parcial, itens }: EventoDoErp): Record<string, string> => ({
  ...(parcial && status !== 'FATURADO' && { parcial: 'Só um faturamento é parcial.' }),
  ...(!SAIU.includes(status) &&
    itens.some(({ qtdeFat }) => qtdeFat !== undefined) && {
      itens: 'A quantidade da nota só se diz de um faturamento.',
    }),
})

/** VEN-01 Of a system, which no session has: it signs what it sends. */
export const receberEventoDoErp = contrato('POST /erp/eventos', {
  publico: true,
  descricao: 'O ERP conta o que aconteceu com um pedido; exige a assinatura de docs/PRODUCAO.md',
  muda: ['pedidos', 'notas', 'titulos', 'avisos'],
  corpo: eventoDoErp,
  limitePorMinuto: EVENTOS_POR_MINUTO,
  resposta: z.object({
    pedido: z.number(),
    status: z.string(),
    resultado: z.enum(RESULTADOS),
    /** Why it was not applied. */
    motivo: z.nullable(z.string()),
  }),
})
