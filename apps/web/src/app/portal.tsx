import '../ui/tema/estilos-do-portal.ts'
import { carregarApp as contratoDaCarga } from '@balcao/dominio/acesso/contratos'
import { configurarMensagens } from '@balcao/dominio/validacao'
import type { QueryClient } from '@tanstack/react-query'
import type { Root } from 'react-dom/client'
import { criarClienteDeConsultas, lerAgora } from '../platform/consultas.ts'
import { avisarErro } from '../ui/retorno/toasts.ts'
import { Aplicacao } from './aplicacao.tsx'
import { criarRoteador } from './roteador.ts'
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
