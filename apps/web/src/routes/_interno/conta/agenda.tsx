import { createFileRoute } from '@tanstack/react-router'
import { PaginaDaAgendaNaConta } from '../../../features/agendas/preferencias/pagina-da-agenda-na-conta.tsx'

export const Route = createFileRoute('/_interno/conta/agenda')({
  staticData: { titulo: 'Agenda', acao: 'AGENDA_VER' },
  component: PaginaDaAgendaNaConta,
})
