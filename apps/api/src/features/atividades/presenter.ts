import type { RespostaDe } from '@balcao/dominio/contrato'
import type { listarAtividadesDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import type { atividadesDoCliente } from './queries.ts'

type Linha = Awaited<ReturnType<typeof atividadesDoCliente>>['itens'][number]

export function apresentarAtividade({
  id,
  tipo,
  historico,
  criadaEm,
  referenciaId,
  colaborador,
}: Linha): RespostaDe<typeof listarAtividadesDoTicket>['itens'][number] {
  return {
    id,
    tipo,
    historico,
    datahora_criacao: criadaEm.toISOString(),
    colaborador: { nome: colaborador ?? 'Sistema' },
    referencia: referenciaId,
  }
}
