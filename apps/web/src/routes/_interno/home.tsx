import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { PaginaHome } from '../../features/home/pagina-home.tsx'
import { NumerosDosTickets } from '../../features/tickets/numeros/numeros-dos-tickets.tsx'
import { useSessao } from '../../platform/sessao.tsx'
import { SeletorDeFilial } from '../../seletores/seletor-de-filial.tsx'
import { useCelular } from '../../ui/listas/use-celular.ts'

export const Route = createFileRoute('/_interno/home')({
  staticData: { titulo: PAGINAS['/home'], acao: 'DASHBOARD_VER' },
  component: Home,
})

function Home() {
  // On a desktop the branch is chosen in the top bar.
  const celular = useCelular()
  const roteador = useRouter()
  const { pode } = useSessao()
  return (
    <PaginaHome
      filtro={celular && <SeletorDeFilial larguraTotal />}
      tickets={pode('TICKET_VER') && <NumerosDosTickets aoAbrir={(href) => roteador.navigate({ href })} />}
    />
  )
}
