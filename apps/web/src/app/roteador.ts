import type { Acao } from '@balcao/dominio/permissoes'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '../routes.gen.ts'
import { escreverEndereco, lerEndereco } from './endereco-da-pagina.ts'
import { ErroDaPagina } from './erro-da-pagina.tsx'
import { NaoEncontrada } from './nao-encontrada.tsx'

export function criarRoteador(cliente: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { cliente },
    defaultPreload: 'intent',
    // The query client decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: NaoEncontrada,
    defaultErrorComponent: ErroDaPagina,
    parseSearch: lerEndereco,
    stringifySearch: escreverEndereco,
    ...(history && { history }),
  })
}

export type Roteador = ReturnType<typeof criarRoteador>

declare module '@tanstack/react-router' {
  interface Register {
    router: Roteador
  }
  interface StaticDataRouteOption {
    /** AUT-10 Opens without a session; every other page needs one. */
    publica?: true
    /** PER-01 What the person must be allowed to do to see the page. */
    acao?: Acao
    /** Name of the page in the top bar and in the browser's tab. */
    titulo?: string
  }
}
