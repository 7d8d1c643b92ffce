import { PAGINAS } from '@balcao/dominio/paginas'
import { listarTarefasQueFalharam } from '@balcao/dominio/saude/contratos'
import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeSaude } from '../../../app/saude/pagina-de-saude.tsx'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export const Route = createFileRoute('/_interno/administracao/saude')({
  staticData: { titulo: PAGINAS['/administracao/saude'], acao: 'SAUDE_VER' },
  validateSearch: filtrosDeLista(listarTarefasQueFalharam.query).ler,
  component: PaginaDeSaude,
})
