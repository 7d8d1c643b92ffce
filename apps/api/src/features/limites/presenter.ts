import type { RespostaDe } from '@balcao/dominio/contrato'
import type { listarLimites } from '@balcao/dominio/limites/contratos'
import { usoDoLimite } from '@balcao/dominio/limites/uso-do-limite'
import type { LimiteDoCliente } from './queries.ts'

type Regras = { pedidosContamNoLimite: boolean; exibeCreditoDisponivel: boolean }

export function apresentarLimite(
  linha: LimiteDoCliente,
  regras: Regras,
): RespostaDe<typeof listarLimites>['itens'][number] {
  const { utilizado, disponivel } = usoDoLimite(linha, regras)
  return {
    id: linha.id,
    limite_total: Number(linha.total),
    limite_utilizado: utilizado.toNumber(),
    limite_disponivel: disponivel.toNumber(),
    credito_disponivel: regras.exibeCreditoDisponivel ? Number(linha.credito) : null,
    cobranca: { desc: linha.cobranca },
    plano: { desc: linha.plano },
    data_vencimento: linha.dataVencimento,
  }
}
