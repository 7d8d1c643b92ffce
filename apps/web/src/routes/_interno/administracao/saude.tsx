import { PAGINAS } from '@balcao/dominio/paginas'
import type { listarTarefasQueFalharam } from '@balcao/dominio/saude/contratos'
import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeSaude } from '../../../app/saude/pagina-de-saude.tsx'
import { enderecoDaLista } from '../../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/administracao/saude')({
  staticData: { titulo: PAGINAS['/administracao/saude'], acao: 'SAUDE_VER' },
  validateSearch: enderecoDaLista<typeof listarTarefasQueFalharam>(),
  component: PaginaDeSaude,
})
