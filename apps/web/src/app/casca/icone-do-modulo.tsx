import type { NomeDeModulo } from '@balcao/dominio/permissoes'
import {
  IconBook2,
  IconCalendar,
  IconFileDollar,
  IconHeartbeat,
  IconHome,
  IconHourglassHigh,
  IconMailbox,
  IconMessageBolt,
  IconPoint,
  IconReportAnalytics,
  IconRobot,
  IconShoppingCart,
  IconShoppingCartCheck,
  IconTags,
  IconTicket,
  IconTruckReturn,
  IconUsers,
} from '@tabler/icons-react'

// A module gets its icon together with its screen.
const ICONES: Partial<Record<NomeDeModulo, typeof IconHome>> = {
  SAC_DASHBOARD: IconHome,
  SAC_TICKET: IconTicket,
  SAC_CLIENTE: IconUsers,
  CALLCENTER_ORCAMENTO: IconFileDollar,
  CALLCENTER_ORCAMENTO_PARADO: IconHourglassHigh,
  CALLCENTER_PEDIDO_OPERADOR: IconShoppingCartCheck,
  CALLCENTER_PEDIDO: IconShoppingCart,
  CALLCENTER_AGENDA: IconCalendar,
  SAC_CORREIO: IconMailbox,
  SAC_RESPOSTA: IconMessageBolt,
  SAC_AUTOMACAO: IconRobot,
  SAC_ETIQUETA: IconTags,
  SAC_FAQ: IconBook2,
  SAC_COLETA: IconTruckReturn,
  SAC_RELATORIO: IconReportAnalytics,
  ADMINISTRACAO_SAUDE: IconHeartbeat,
}

export function IconeDoModulo({ modulo }: { modulo: NomeDeModulo }) {
  const Icone = ICONES[modulo] ?? IconPoint
  return <Icone size={20} stroke={1.75} aria-hidden />
}
