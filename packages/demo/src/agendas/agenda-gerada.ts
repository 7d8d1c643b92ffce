import type { MotivoDeFimDaAgenda } from '@balcao/api/src/features/implantacao/partida/opcoes-de-cadastro.ts'
import type { StatusDaDiscadora, TipoDeAgenda } from '@balcao/dominio/agendas/situacao'

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
  fim: { em: Date; motivo: MotivoDeFimDaAgenda; resultado: string } | null
  pedido: number | null
  orcamento: number | null
  /** Number in the ERP, where it comes from there. */
  idExterno: string | null
  discadora: { status: StatusDaDiscadora; em: Date } | null
}
