import type { StatusDaDiscadora, TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import type { MotivoDeFimDaAgendaDemo } from '../cadastro/opcoes-de-cadastro.ts'

export type AgendaGerada = {
  cliente: string
  /** Position in the list of branches. */
  filial: number
  colaborador: string
  tipo: TipoDeAgenda
  assunto: string
  descricao: string | null
  agendadaPara: Date
  criadaEm: Date
  fim: { em: Date; motivo: MotivoDeFimDaAgendaDemo; resultado: string } | null
  pedido: number | null
  orcamento: number | null
  /** Number in the ERP, where it comes from there. */
  idExterno: string | null
  discadora: { status: StatusDaDiscadora; em: Date } | null
}
