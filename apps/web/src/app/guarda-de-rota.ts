import { redirect, rootRouteId, type StaticDataRouteOption } from '@tanstack/react-router'
import { enderecoDeLogin, lembrarCaminho } from '../platform/caminho-lembrado.ts'
import { lerToken } from '../platform/credencial.ts'

type Rota = { routeId: unknown; staticData: StaticDataRouteOption }

/** AUT-10 The one place that decides who gets to a page: everything needs a session unless it says `publica`. */
export function exigirSessao(rotas: readonly Rota[], caminho: string, antecipada: boolean): void {
  // An unknown address has nothing to protect: it says so to anybody.
  const conhecida = rotas.some(({ routeId }) => routeId !== rootRouteId)
  const publica = rotas.some(({ staticData }) => staticData.publica)
  if (!conhecida || publica || lerToken()) return
  if (!antecipada) lembrarCaminho(caminho)
  const href = enderecoDeLogin()
  throw redirect({ href, replace: true, reloadDocument: !href.startsWith('/') })
}
