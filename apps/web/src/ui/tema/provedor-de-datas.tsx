import 'dayjs/locale/pt-br'
import { DatesProvider, type DatesProviderSettings } from '@mantine/dates'
import type { ReactNode } from 'react'

// Weeks begin on Sunday in Brazil. The kit paints weekends red, which here means danger: no day is marked as one.
const DATAS: DatesProviderSettings = { locale: 'pt-br', firstDayOfWeek: 0, weekendDays: [] }

/** GER-21 Portuguese dates, around every calendar: not part of the theme, because most pages open without one. */
export function ProvedorDeDatas({ children }: { children: ReactNode }) {
  return <DatesProvider settings={DATAS}>{children}</DatesProvider>
}
