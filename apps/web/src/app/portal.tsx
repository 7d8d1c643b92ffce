import '../ui/tema/estilos-do-portal.ts'
import { carregarApp as contratoDaCarga } from '@balcao/dominio/acesso/contratos-da-sessao'
import { configurarMensagens } from '@balcao/dominio/validacao'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Root } from 'react-dom/client'
import { negocioAtual } from '../platform/ambiente.ts'
import { criarClienteDeConsultas, lerAgora } from '../platform/consultas.ts'
import { FronteiraDeErro } from '../ui/retorno/fronteira-de-erro.tsx'
import { avisarErro } from '../ui/retorno/toasts.ts'
import { ProvedorDeTema } from '../ui/tema/provedor-de-tema.tsx'
import { criarRoteador, type Roteador } from './roteador.ts'
import { focarTitulo } from './use-foco-no-titulo.ts'

/** Where who comes from the sign-in page goes: in place of it, or from it and back. */
export type Destino = { href: string; substituir: boolean }

export function criarCliente(): QueryClient {
  configurarMensagens()
  return criarClienteDeConsultas(avisarErro)
}

export const carregarApp = (cliente: QueryClient) => lerAgora(cliente, contratoDaCarga, {})

/** Puts the portal on the page, once the code of the first one is there: what stood until then stays meanwhile. */
export function abrirPortal(raiz: Root, cliente: QueryClient, destino?: Destino): void {
  const roteador = criarRoteador(cliente)
  if (destino) {
    // Over the history of the router, which marks the entry of the sign-in page too: the way back then works.
    if (destino.substituir) roteador.history.replace(destino.href)
    else roteador.history.push(destino.href)
    const parar = roteador.subscribe('onRendered', () => {
      parar()
      focarTitulo()
    })
  }
  const mostrar = () => raiz.render(<Aplicacao cliente={cliente} roteador={roteador} />)
  // What fails on the way is told by the page itself.
  roteador.load().then(mostrar, mostrar)
}

function Aplicacao({ cliente, roteador }: { cliente: QueryClient; roteador: Roteador }) {
  return (
    <ProvedorDeTema corDeDestaque={negocioAtual().cor}>
      <FronteiraDeErro>
        <QueryClientProvider client={cliente}>
          <RouterProvider router={roteador} />
        </QueryClientProvider>
      </FronteiraDeErro>
    </ProvedorDeTema>
  )
}
