import * as z from 'zod/mini'
import { paramsDoCliente } from '../clientes/contratos.ts'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'

export const listarLimites = contrato('GET /sac/clientes/:idCli/limites', {
  acao: 'CLIENTE_LIMITES',
  descricao: 'Limites de crédito de um cliente',
  le: ['titulos', 'orcamentos', 'pedidos'],
  params: paramsDoCliente,
  resposta: listaCompleta(
    z.object({
      id: z.number(),
      limite_total: z.number(),
      limite_utilizado: z.number(),
      limite_disponivel: z.number(),
      /** Null where the branch does not show it. */
      credito_disponivel: z.nullable(z.number()),
      cobranca: z.object({ desc: z.string() }),
      plano: z.object({ desc: z.string() }),
      data_vencimento: z.nullable(z.string()),
    }),
  ),
})
