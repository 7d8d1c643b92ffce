import type { SituacaoDaFila } from '@balcao/dominio/saude/situacoes'
import type { Relogio } from '../relogio.ts'

/** RODANDO takes tasks; PARADA waits before it tries to run again; TENTANDO is trying. */
export type EstadoDaFila = {
  situacao: SituacaoDaFila
  /** Since when it runs, or since when it does not: trying again does not make a stop any younger. */
  desde: Date
  /** How often it was tried since it stopped. */
  tentativas: number
  motivo: string | null
}

export type PainelDaFila = ReturnType<typeof criarPainelDaFila>

/** What the queue of one business says of itself in this process; nothing, where this process runs none. */
export function criarPainelDaFila(relogio: Relogio) {
  let estado: EstadoDaFila | null = null
  const fora = (situacao: 'PARADA' | 'TENTANDO', motivo: string | null): EstadoDaFila => ({
    situacao,
    desde: estado && estado.situacao !== 'RODANDO' ? estado.desde : relogio(),
    tentativas: (estado?.tentativas ?? 0) + (situacao === 'TENTANDO' ? 1 : 0),
    motivo: motivo ?? estado?.motivo ?? null,
  })
  return {
    atual: (): EstadoDaFila | null => estado,
    rodar(): void {
      estado = { situacao: 'RODANDO', desde: relogio(), tentativas: 0, motivo: null }
    },
    parar(motivo: string): void {
      estado = fora('PARADA', motivo)
    },
    tentar(): void {
      estado = fora('TENTANDO', null)
    },
    /** How long it has not been running, in milliseconds. */
    paradaHa(): number {
      if (!estado || estado.situacao === 'RODANDO') return 0
      return Math.max(0, relogio().getTime() - estado.desde.getTime())
    },
  }
}
