import type { listarObjetivos } from '@balcao/dominio/objetivos/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeObjetivos } from '../../app/objetivos/pagina-de-objetivos.tsx'
import { enderecoDaLista } from '../../platform/listas/endereco-da-lista.ts'

export const Route = createFileRoute('/_interno/objetivos')({
  staticData: { titulo: PAGINAS['/objetivos'], acao: 'OBJETIVO_VER' },
  validateSearch: enderecoDaLista<typeof listarObjetivos>(),
  component: PaginaDeObjetivos,
})
