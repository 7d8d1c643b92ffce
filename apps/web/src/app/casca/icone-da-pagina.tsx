import type { PaginaDoMenu } from '@balcao/dominio/paginas'
import {
  IconBook2,
  IconCalendar,
  IconFileDollar,
  IconHeartbeat,
  IconHome,
  IconHourglassHigh,
  IconMailbox,
  IconMessageBolt,
  IconReportAnalytics,
  IconRobot,
  IconShoppingCart,
  IconShoppingCartCheck,
  IconTags,
  IconTicket,
  IconTruckReturn,
  IconUsers,
} from '@tabler/icons-react'

const ICONES: Record<PaginaDoMenu, typeof IconHome> = {
  '/home': IconHome,
  '/tickets': IconTicket,
  '/clientes': IconUsers,
  '/orcamentos': IconFileDollar,
  '/orcamentos-parados': IconHourglassHigh,
  '/meus-pedidos': IconShoppingCartCheck,
  '/pedidos': IconShoppingCart,
  '/agendas': IconCalendar,
  '/correio-recebido': IconMailbox,
  '/respostas': IconMessageBolt,
  '/automacoes': IconRobot,
  '/etiquetas': IconTags,
  '/faq': IconBook2,
  '/coletas': IconTruckReturn,
  '/relatorios': IconReportAnalytics,
  '/administracao/saude': IconHeartbeat,
}

export function IconeDaPagina({ rota }: { rota: PaginaDoMenu }) {
  const Icone = ICONES[rota]
  return <Icone size={20} stroke={1.75} aria-hidden />
}
