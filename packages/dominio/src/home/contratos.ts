import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { campoId } from '../validacao.ts'

const totaisDeClientes = z.object({
  total: z.number(),
  ativos: z.number(),
  semCompra: z.number(),
  prospects: z.number(),
  bloqueados: z.number(),
  /** From how many days without buying a customer counts in `semCompra`; null where each branch has its own. */
  diasSemCompra: z.nullable(z.number()),
})

/** One counter per stock level (GER-21), of products in a branch. */
const totaisDeEstoque = z.object({ normal: z.number(), baixo: z.number(), vazio: z.number() })

/** HOM-01 Figures of the branches the session works in; an area without permission is null. */
export const totaisDaHome = contrato('GET /sac/home/totais', {
  acao: 'DASHBOARD_VER',
  descricao: 'Totais da Home',
  le: [],
  replica: true,
  query: z.object({ idFil: z.optional(campoId) }),
  resposta: z.object({
    clientes: z.nullable(totaisDeClientes),
    estoque: z.nullable(totaisDeEstoque),
    filiais: z.array(
      z.object({
        idFil: z.number(),
        desc: z.string(),
        cid: z.string(),
        uf: z.string(),
        tel: z.string(),
        email: z.string(),
        clientes: z.nullable(z.number()),
        estoque: z.nullable(totaisDeEstoque),
      }),
    ),
  }),
})
