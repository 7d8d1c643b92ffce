import { obterManifesto } from '@balcao/dominio/negocio/contratos'
import { negocioAtual } from '../platform/ambiente.ts'

/** NEG-02 Each business has a manifest of its own, so its link can't stand in the page. */
export function apontarManifesto(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = negocioAtual().api + obterManifesto.caminho
  document.head.append(link)
}
