import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeSaude } from '../../../app/saude/pagina-de-saude.tsx'
import { FILTROS_DAS_TAREFAS } from '../../../features/saude/filtros-das-tarefas.ts'

export const Route = createFileRoute('/_interno/administracao/saude')({
  staticData: { titulo: 'Saúde', acao: 'SAUDE_VER' },
  validateSearch: FILTROS_DAS_TAREFAS.ler,
  component: PaginaDeSaude,
})
