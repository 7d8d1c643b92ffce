import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../teste/renderizar.tsx'
import { useFocoNoTitulo } from './use-foco-no-titulo.ts'

function Raiz() {
  useFocoNoTitulo()
  return (
    <>
      <a href="/outra">Menu</a>
      <div role="dialog" aria-modal="true" aria-label="Busca">
        <input aria-label="Buscar em tudo" />
      </div>
      <main>
        <input aria-label="Filtro" />
        <Outlet />
      </main>
    </>
  )
}

/** A page that comes when told. */
async function aCaminho() {
  const pagina = Promise.withResolvers<void>()
  const raiz = createRootRoute({ component: Raiz })
  const rotas = [
    createRoute({ getParentRoute: () => raiz, path: '/uma', component: () => <h1>Uma</h1> }),
    createRoute({
      getParentRoute: () => raiz,
      path: '/outra',
      loader: () => pagina.promise,
      component: () => <h1>Outra</h1>,
    }),
  ]
  const roteador = createRouter({
    routeTree: raiz.addChildren(rotas),
    history: createMemoryHistory({ initialEntries: ['/uma'] }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: the router of the portal is the only one that the kit knows by type
  renderizar(<RouterProvider router={roteador as any} />)
  await screen.findByText('Uma')
  return {
    ir: () => act(() => void roteador.navigate({ to: '/outra' } as never)),
    async chegar() {
      const mostrada = Promise.withResolvers<void>()
      roteador.subscribe('onRendered', () => mostrada.resolve())
      pagina.resolve()
      await mostrada.promise
      return screen.getByText('Outra')
    },
  }
}
const focar = (nome: string) => act(() => screen.getByLabelText(nome).focus())

describe('SHL-01 depois de navegar o foco vai para o título', () => {
  it('de quem apertou um link', async () => {
    const { ir, chegar } = await aCaminho()
    act(() => screen.getByText('Menu').focus())
    ir()
    const titulo = await chegar()
    await waitFor(() => expect(titulo).toHaveFocus())
  })

  it('de quem escolheu a página num diálogo, que vai fechar', async () => {
    const { ir, chegar } = await aCaminho()
    focar('Buscar em tudo')
    ir()
    const titulo = await chegar()
    await waitFor(() => expect(titulo).toHaveFocus())
  })

  it.each(['Buscar em tudo', 'Filtro'])(
    'mas não tira de quem, enquanto ela vinha, foi a %s',
    async (campo) => {
      const { ir, chegar } = await aCaminho()
      ir()
      focar(campo)
      const titulo = await chegar()
      expect(titulo).not.toHaveFocus()
      expect(screen.getByLabelText(campo)).toHaveFocus()
    },
  )
})
