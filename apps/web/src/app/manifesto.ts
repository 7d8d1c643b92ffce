import { obterIcone, obterManifesto } from '@balcao/dominio/negocio/contratos'
import { enderecoDaImagem, negocioAtual } from '../platform/ambiente.ts'

/** NEG-02, ADM-08 Each business has a manifest and an icon of its own, so their links can't stand in the page. */
export function apontarManifesto(): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', enderecoDaImagem(obterIcone))
  const href = negocioAtual().api + obterManifesto.caminho
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }))
}
