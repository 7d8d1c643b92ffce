import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeRelatorios } from '../../../features/relatorios/lista/pagina-de-relatorios.tsx'

export const Route = createFileRoute('/_interno/relatorios/')({
  staticData: { titulo: 'Relatórios', acao: 'RELATORIO_VER' },
  component: PaginaDeRelatorios,
})
