import { CABECALHO_DA_POSICAO } from '@balcao/dominio/posicao'
import { acompanharPosicao } from '../platform/posicao.ts'

/** ESC-03 What other tests heard, or wrote, is in all replicas. */
export function semNovidades(): void {
  acompanharPosicao()(new Headers({ [CABECALHO_DA_POSICAO]: '0'.repeat(16) }))
  localStorage.clear()
}
