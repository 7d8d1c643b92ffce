import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeRelatorios } from '../../../features/relatorios/lista/pagina-de-relatorios.tsx'

export const Route = createFileRoute('/_interno/relatorios/')({
  staticData: { titulo: PAGINAS['/relatorios'], acao: 'RELATORIO_VER' },
  component: PaginaDeRelatorios,
})
