import type { PaginaDoMenu } from '@balcao/dominio/paginas'
import {
  IconActivityHeartbeat,
  IconAdjustments,
  IconArrowsExchange,
  IconBook2,
  IconCalendar,
  IconChartBar,
  IconChecks,
  IconFileDollar,
  IconHeartbeat,
  IconHome,
  IconHourglassHigh,
  IconMailbox,
  IconMessageBolt,
  IconReceiptTax,
  IconReportAnalytics,
  IconRobot,
  IconShoppingCart,
  IconShoppingCartCheck,
  IconSpeakerphone,
  IconTags,
  IconTargetArrow,
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
  '/configuracao-fv': IconAdjustments,
  '/negociacoes-de-preco': IconReceiptTax,
  '/solicitacoes-de-troca': IconArrowsExchange,
  '/aprovacoes': IconChecks,
  '/acompanhamentos-clientes': IconActivityHeartbeat,
  '/objetivos': IconTargetArrow,
  '/campanhas': IconSpeakerphone,
  '/acompanhamentos': IconChartBar,
  '/administracao/saude': IconHeartbeat,
}

export function IconeDaPagina({ rota }: { rota: PaginaDoMenu }) {
  const Icone = ICONES[rota]
  return <Icone size={20} stroke={1.75} aria-hidden />
}
