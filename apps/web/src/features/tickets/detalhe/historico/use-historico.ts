import { listarHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import { useMemo, useState } from 'react'
import { useConsultaPaginada } from '../../../../platform/consultas-paginadas.ts'
import { useSessao } from '../../../../platform/sessao.tsx'

/** TIC-03, TIC-04 The thread, newest first: by pages, or whole once somebody asked for it. */
export function useHistorico(idTicket: number) {
  const [completo, setCompleto] = useState(false)
  const consulta = useConsultaPaginada(
    listarHistorico,
    { params: { idTicket }, query: completo ? { take: 'full' } : {} },
    { mostradoNaArea: true, manterAnterior: true },
  )
  const { itens } = consulta
  // An entry written between two pages pushes the last one of the first into the second.
  const entradas = useMemo(
    () => itens && [...new Map(itens.map((entrada) => [entrada.id, entrada])).values()],
    [itens],
  )
  const { colaborador } = useSessao()
  // What was there when the screen opened is no news.
  const [ultimaVista, setUltimaVista] = useState<number | null>(null)
  if (entradas && ultimaVista === null) setUltimaVista(Math.max(0, ...entradas.map(({ id }) => id)))
  const novas = (entradas ?? []).filter(
    ({ id, colaborador_id }) => ultimaVista !== null && id > ultimaVista && colaborador_id !== colaborador.id,
  )
  return {
    ...consulta,
    entradas,
    novas: new Set(novas.map(({ id }) => id)),
    ultimaNova: novas[0],
    verTudo: () => setCompleto(true),
    /** The whole thread is on its way; what was loaded stays on the screen. */
    vindoTudo: completo && consulta.isPlaceholderData,
  }
}
