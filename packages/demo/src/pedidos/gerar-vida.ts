import type { pedidoHistorico } from '@balcao/api/src/features/pedidos/tabelas-da-vida.ts'
import { BLOQUEIOS, type TipoDeBloqueio } from '@balcao/dominio/pedidos/bloqueios'
import { LINHA, type StatusDaVida } from '@balcao/dominio/pedidos/vida'
import { BLOQUEIOS_DA_DEMO, MOTIVOS_DE_CANCELAMENTO } from './vida-dos-pedidos.ts'

export type PedidoGravado = {
  id: number
  status: string
  incluidoEm: Date
  colaboradorId: number
  /** When its first invoice was issued. */
  faturadoEm: Date | null
  motivoBloqueio: string | null
}

type Bloqueio = { tipo: TipoDeBloqueio; detalhe: string }

const UMA_HORA_MS = 3_600_000
const HORAS_POR_PASSO = 3
const HORAS_DEPOIS_DA_NOTA = 22
const ATE_FATURAR: readonly StatusDaVida[] = ['LIBERADO', 'SEPARACAO', 'FATURADO']

/** The statuses after the first, up to where the order stands. */
export function caminhoAte(status: string): readonly StatusDaVida[] {
  if (status === 'AGUARDANDO') return []
  if (status === 'DEVOLUCAO') return [...LINHA, 'DEVOLUCAO']
  const passo = (LINHA as readonly string[]).indexOf(status)
  return passo < 0 ? [status as StatusDaVida] : LINHA.slice(0, passo + 1)
}

/** When each step was taken: the invoice when it was issued, those before it on the way, those after it the days that followed. */
function instantes(
  { incluidoEm, faturadoEm }: PedidoGravado,
  passos: readonly StatusDaVida[],
  agora: Date,
): Date[] {
  const inicio = incluidoEm.getTime()
  const nota = faturadoEm?.getTime() ?? inicio + ATE_FATURAR.length * HORAS_POR_PASSO * UMA_HORA_MS
  const desejados = passos.map((passo, i) => {
    const ateANota = ATE_FATURAR.indexOf(passo)
    if (ateANota >= 0) return inicio + ((nota - inicio) * (ateANota + 1)) / ATE_FATURAR.length
    const depois = i - ATE_FATURAR.length + 1
    return depois > 0
      ? nota + depois * HORAS_DEPOIS_DA_NOTA * UMA_HORA_MS
      : inicio + HORAS_POR_PASSO * UMA_HORA_MS
  })
  // Nothing happened yet that would happen tomorrow.
  const fim = Math.max(...desejados, inicio)
  const escala = fim > agora.getTime() ? (agora.getTime() - inicio) / (fim - inicio) : 1
  return desejados.map((quando) => new Date(Math.floor(inicio + (quando - inicio) * escala)))
}

const doRodizio = <T>(lista: readonly T[], id: number): T | undefined => lista[id % lista.length]

/** VEN-01 What holds the order back: the customer's own block, or one of those that happen. */
export function bloqueiosDoPedido({ id, status, motivoBloqueio }: PedidoGravado): readonly Bloqueio[] {
  if (status !== 'BLOQUEADO') return []
  if (motivoBloqueio) return [{ tipo: 'CLIENTE_BLOQUEADO', detalhe: motivoBloqueio }]
  return doRodizio(BLOQUEIOS_DA_DEMO, id) ?? []
}

export function historicoDoPedido(
  gravado: PedidoGravado & { bloqueios: readonly Bloqueio[] },
  agora: Date,
): (typeof pedidoHistorico.$inferInsert)[] {
  const { id, colaboradorId, bloqueios } = gravado
  const passos = caminhoAte(gravado.status)
  const quando = instantes(gravado, passos, agora)
  return passos.map((para, i) => {
    const cancelado = para === 'CANCELADO'
    const porque = bloqueios.map(({ tipo, detalhe }) => `${BLOQUEIOS[tipo].label}: ${detalhe}`).join('\n')
    return {
      pedidoId: id,
      // A block is as old as the order: it is what happened when it came in.
      quando: para === 'BLOQUEADO' ? gravado.incluidoEm : (quando[i] ?? agora),
      tipo: 'STATUS' as const,
      de: passos[i - 1] ?? 'AGUARDANDO',
      para,
      colaboradorId: cancelado ? colaboradorId : null,
      sistema: cancelado ? null : ('PORTAL' as const),
      observacao: cancelado ? (doRodizio(MOTIVOS_DE_CANCELAMENTO, id) ?? null) : porque || null,
      versao: 1,
    }
  })
}
