import { createFileRoute } from '@tanstack/react-router'
import { SeletorDeFilial } from '../../features/filiais/seletor-de-filial.tsx'
import { PaginaHome } from '../../features/home/pagina-home.tsx'
import { useCelular } from '../../ui/listas/use-celular.ts'

export const Route = createFileRoute('/_interno/home')({
  staticData: { titulo: 'Home', acao: 'DASHBOARD_VER' },
  component: Home,
})

function Home() {
  // On a desktop the branch is chosen in the top bar.
  const celular = useCelular()
  return <PaginaHome filtro={celular && <SeletorDeFilial larguraTotal />} />
}
