import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { enderecoConhecido, exigirSessao } from '../app/guarda-de-rota.ts'
import { anteciparNaoEncontrada, NaoEncontradaDaRaiz } from '../app/nao-encontrada-da-raiz.tsx'
import { ProgressoDaNavegacao } from '../app/progresso-da-navegacao.tsx'
import { useFocoNoTitulo } from '../app/use-foco-no-titulo.ts'
import { useTituloDoNavegador } from '../app/use-titulo-da-pagina.ts'
import { paginaMostrada } from '../platform/pagina-mostrada.ts'
import { FronteiraDeErro } from '../ui/retorno/fronteira-de-erro.tsx'

// After the page itself: what is said meanwhile waits for it. The sign-in page has its own way to say what failed.
const AvisosGlobais = lazy(async () => {
  await paginaMostrada()
  return { default: (await import('../app/avisos-globais.tsx')).AvisosGlobais }
})

export const Route = createRootRouteWithContext<{ cliente: QueryClient }>()({
  beforeLoad: async ({ matches, location, cause }) => {
    exigirSessao(matches, location.href, cause === 'preload')
    if (!enderecoConhecido(matches)) await anteciparNaoEncontrada()
  },
  component: Raiz,
  notFoundComponent: NaoEncontradaDaRaiz,
})

function Raiz() {
  useTituloDoNavegador()
  useFocoNoTitulo()
  const publica = useMatches({ select: (rotas) => rotas.some(({ staticData }) => staticData.publica) })
  return (
    <>
      <ProgressoDaNavegacao />
      <Outlet />
      {!publica && (
        <FronteiraDeErro emSilencio>
          <Suspense>
            <AvisosGlobais />
          </Suspense>
        </FronteiraDeErro>
      )}
    </>
  )
}
