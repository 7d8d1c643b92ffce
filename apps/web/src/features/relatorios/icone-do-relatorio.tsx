import type { IconeDeRelatorio, Relatorio } from '@balcao/dominio/relatorios/contratos'
import {
  IconArrowBackUp,
  IconCashBanknote,
  IconChartBar,
  IconClockCheck,
  IconCoin,
  IconHistory,
  IconPackage,
  IconPercentage,
  IconReceipt,
  IconTicket,
  IconUserOff,
  IconUsers,
} from '@tabler/icons-react'
import { coresDaCorLivre } from '../../ui/tema/cor-livre.ts'
import estilos from './icone-do-relatorio.module.css'

const ICONES: Record<IconeDeRelatorio, typeof IconTicket> = {
  tickets: IconTicket,
  prazos: IconClockCheck,
  devolucoes: IconArrowBackUp,
  produtos: IconPackage,
  taxa: IconPercentage,
  operadores: IconUsers,
  custos: IconCoin,
  notas: IconReceipt,
  clientes: IconUserOff,
  historico: IconHistory,
  vendas: IconChartBar,
  receber: IconCashBanknote,
}

/** ENT-10 The thumbnail of the report, or its icon in the colour of the report. */
export function IconeDoRelatorio({ thumb, icone, cor }: Pick<Relatorio, 'thumb' | 'icone' | 'cor'>) {
  if (thumb) return <img className={estilos.icone} src={thumb} alt="" width={44} height={44} loading="lazy" />
  const Icone = ICONES[icone]
  const { texto, fundo } = coresDaCorLivre(cor)
  return (
    <span className={estilos.icone} style={{ color: texto, background: fundo }}>
      <Icone size={24} stroke={1.75} aria-hidden />
    </span>
  )
}
