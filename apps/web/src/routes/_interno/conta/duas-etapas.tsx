import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeDuasEtapas } from '../../../features/conta/duas-etapas/pagina-de-duas-etapas.tsx'

export const Route = createFileRoute('/_interno/conta/duas-etapas')({
  staticData: { titulo: 'Verificação em duas etapas', acao: 'CONTA_SENHA' },
  component: PaginaDeDuasEtapas,
})
