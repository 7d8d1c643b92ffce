import type { listarEquipeDoDia } from '@balcao/dominio/equipe-do-dia/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { PaginaDaEquipe } from '../../app/equipe-do-dia/pagina-da-equipe.tsx'
import { enderecoDaLista } from '../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/acompanhamentos')({
  staticData: { titulo: PAGINAS['/acompanhamentos'], acao: 'EQUIPE_VER' },
  validateSearch: enderecoDaLista<typeof listarEquipeDoDia>(),
  component: PaginaDaEquipe,
})
