import { PAGINAS } from '@balcao/dominio/paginas'
import { Skeleton } from '@mantine/core'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PaginaHome } from '../../features/home/pagina-home.tsx'
import { NumerosDosTickets } from '../../features/tickets/numeros/numeros-dos-tickets.tsx'
import { useSessao } from '../../platform/sessao.tsx'
import { SeletorDeFilial } from '../../seletores/seletor-de-filial.tsx'
import { useCelular } from '../../ui/listas/use-celular.ts'

// Only who sells has one, and its picture and figures weigh.
const BlocoDaMeta = lazy(async () => ({
  default: (await import('../../features/objetivos/bloco-da-meta.tsx')).BlocoDaMeta,
}))

export const Route = createFileRoute('/_interno/home')({
  staticData: { titulo: PAGINAS['/home'], acao: 'DASHBOARD_VER' },
  component: Home,
})

// Only who sells has it.
const VendasDoDia = lazy(async () => ({
  default: (await import('../../features/home/vendas-do-dia.tsx')).VendasDoDia,
}))

function Home() {
  // On a desktop the branch is chosen in the top bar.
  const celular = useCelular()
  const roteador = useRouter()
  const { pode } = useSessao()
  return (
    <PaginaHome
      filtro={celular && <SeletorDeFilial larguraTotal />}
      meta={
        pode('OBJETIVO_VER') && (
          <Suspense fallback={<Skeleton height={280} data-a-caminho />}>
            <BlocoDaMeta />
          </Suspense>
        )
      }
      vendas={
        <Suspense fallback={<Skeleton height="60vh" data-a-caminho />}>
          <VendasDoDia aoAbrir={(href) => roteador.navigate({ href })} />
        </Suspense>
      }
      tickets={pode('TICKET_VER') && <NumerosDosTickets aoAbrir={(href) => roteador.navigate({ href })} />}
    />
  )
}
