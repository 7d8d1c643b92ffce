import { createFileRoute } from '@tanstack/react-router'
import { PaginaDosTipos } from '../../../../features/tipos-de-tickets/pagina-dos-tipos.tsx'

export const Route = createFileRoute('/_interno/administracao/tipos-de-tickets/')({
  staticData: { titulo: 'Tipos de tickets', acao: 'CATALOGO_CONFIGURAR' },
  component: PaginaDosTipos,
})
