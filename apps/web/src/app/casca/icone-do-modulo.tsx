import type { NomeDeModulo } from '@balcao/dominio/permissoes'
import { IconHome, IconPoint, IconReportAnalytics, IconTicket } from '@tabler/icons-react'

// A module gets its icon together with its screen.
const ICONES: Partial<Record<NomeDeModulo, typeof IconHome>> = {
  SAC_DASHBOARD: IconHome,
  SAC_TICKET: IconTicket,
  SAC_RELATORIO: IconReportAnalytics,
}

export function IconeDoModulo({ modulo }: { modulo: NomeDeModulo }) {
  const Icone = ICONES[modulo] ?? IconPoint
  return <Icone size={20} stroke={1.75} aria-hidden />
}
