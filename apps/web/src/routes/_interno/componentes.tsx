import { createFileRoute, notFound } from '@tanstack/react-router'
import { PaginaDeComponentes } from '../../app/galeria/pagina-de-componentes.tsx'
import { ambiente } from '../../platform/ambiente.ts'

export const Route = createFileRoute('/_interno/componentes')({
  staticData: { titulo: 'Componentes' },
  beforeLoad: () => {
    if (!ambiente().galeria) throw notFound()
  },
  component: PaginaDeComponentes,
})
