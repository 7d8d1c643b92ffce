import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeSessoes } from '../../../features/conta/sessoes/pagina-de-sessoes.tsx'

export const Route = createFileRoute('/_interno/conta/sessoes')({
  staticData: { titulo: 'Sessões abertas', acao: 'CONTA_SESSOES' },
  component: PaginaDeSessoes,
})
