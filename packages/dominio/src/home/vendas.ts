import * as z from 'zod/mini'
import { agenda } from '../agendas/contratos.ts'
import { contrato } from '../contrato.ts'
import { lista } from '../listas/esquemas.ts'
import { orcamentoParado } from '../orcamentos/parados.ts'
import { pedidoDaLista } from '../pedidos/campos.ts'
import { campoId } from '../validacao.ts'

/** How many of each a morning shows; the rest is in its own list. */
export const QUANTOS_NA_HOME = 6

/** HOM-01, AGE-02, VEN-01 The morning of who sells; an area without permission is null. */
export const vendasDaHome = contrato('GET /sac/home/vendas', {
  acao: 'DASHBOARD_VER',
  descricao: 'O dia de quem vende: agenda, orçamentos a cobrar, pedidos bloqueados e o mês',
  le: ['agendas', 'orcamentos', 'pedidos'],
  replica: true,
  query: z.object({ idFil: z.optional(campoId) }),
  resposta: z.object({
    /** Of today, and late ones; the oldest first. */
    agenda: z.nullable(lista(agenda)),
    orcamentos: z.nullable(lista(orcamentoParado)),
    bloqueados: z.nullable(lista(pedidoDaLista)),
    mes: z.nullable(
      z.object({
        valor: z.number(),
        pedidos: z.number(),
        /** Sold in the month before, up to the same day. */
        anterior: z.number(),
      }),
    ),
  }),
})
