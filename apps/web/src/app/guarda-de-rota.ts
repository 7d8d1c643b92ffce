import { redirect, rootRouteId, type StaticDataRouteOption } from '@tanstack/react-router'
import { enderecoDeLogin, lembrarCaminho } from '../platform/caminho-lembrado.ts'
import { lerToken } from '../platform/credencial.ts'

type Rota = { routeId: unknown; staticData: StaticDataRouteOption }

/** SHL-01 An unknown address matches nothing but the root. */
export const enderecoConhecido = (rotas: readonly Pick<Rota, 'routeId'>[]): boolean =>
  rotas.some(({ routeId }) => routeId !== rootRouteId)

/** AUT-10 The one place that decides who gets to a page: everything needs a session unless it says `publica`. */
export function exigirSessao(rotas: readonly Rota[], caminho: string, antecipada: boolean): void {
  // An unknown address has nothing to protect: it says so to anybody.
  const conhecida = enderecoConhecido(rotas)
  const publica = rotas.some(({ staticData }) => staticData.publica)
  if (!conhecida || publica || lerToken()) return
  if (!antecipada) lembrarCaminho(caminho)
  const href = enderecoDeLogin()
  throw redirect({ href, replace: true, reloadDocument: !href.startsWith('/') })
}
