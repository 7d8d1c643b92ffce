import type { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { configurarMensagens } from '@balcao/dominio/validacao'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { vi } from 'vitest'
import { criarClienteDeConsultas } from '../platform/consultas.ts'
import type { SecaoDoClienteProps } from '../platform/ficha/secao-do-cliente.ts'
import { FilialDaCoisa } from '../platform/parametros.ts'
import { SessaoAberta } from '../platform/sessao.tsx'
import { AreaDeToasts } from '../ui/retorno/area-de-toasts.tsx'
import { ProvedorDeConfirmacao } from '../ui/retorno/confirmacao.tsx'
import { DialogoDeMensagem } from '../ui/retorno/dialogo-de-mensagem.tsx'
import { cargaDe } from './carga.ts'
import { renderizar } from './renderizar.tsx'

configurarMensagens()

export const ID_CLI = 42

type Carga = RespostaDe<typeof carregarApp>

/** Inside a signed-in portal, at its first page: with a router, questions and toasts. */
export function abrirNaSessao(elemento: ReactNode, carga: Carga = cargaDe('OPERADOR')) {
  const raiz = createRootRoute()
  const tela = createRoute({ getParentRoute: () => raiz, path: '/', component: () => elemento })
  const roteador = createRouter({ routeTree: raiz.addChildren([tela]), history: createMemoryHistory() })
  return renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={carga}>
        <ProvedorDeConfirmacao>
          <RouterProvider router={roteador as never} />
        </ProvedorDeConfirmacao>
      </SessaoAberta>
      <AreaDeToasts />
      <DialogoDeMensagem />
    </QueryClientProvider>,
  )
}

/** A section of a customer, with the address imitated: what is opened in it is told to `aoAbrirItem` too. */
export function abrirSecao(
  Conteudo: ComponentType<SecaoDoClienteProps>,
  { carga, item = null, titulo = 'Seção' }: { carga?: Carga; item?: number | null; titulo?: string } = {},
) {
  const aoAbrirItem = vi.fn()
  function Moldura() {
    const [aberto, setAberto] = useState(item)
    return (
      <FilialDaCoisa value={1}>
        <Conteudo
          titulo={titulo}
          idCli={ID_CLI}
          idFil={1}
          item={aberto}
          aoAbrirItem={(novo) => {
            aoAbrirItem(novo)
            setAberto(novo)
          }}
        />
      </FilialDaCoisa>
    )
  }
  return { ...abrirNaSessao(<Moldura />, carga), aoAbrirItem }
}

/** The answer of a paged list in which all fits in one page, unless told otherwise. */
export const paginaDe = <T,>(itens: T[], { page = 1, take = 10, total = itens.length } = {}) => ({
  itens,
  paginator: montarPaginator(page, take, total),
})
