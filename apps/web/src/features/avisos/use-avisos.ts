import {
  confirmarAviso,
  confirmarTodosOsAvisos,
  contarAvisosNaoLidos,
  listarAvisos,
  publicarAviso,
} from '@balcao/dominio/avisos/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { useMemo } from 'react'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { useConsultaPaginada } from '../../platform/consultas-paginadas.ts'
import { useSessao } from '../../platform/sessao.tsx'

export type Aviso = RespostaDe<typeof listarAvisos>['itens'][number]

/** A bell without a number still opens the list, which says what went wrong. */
export function useNaoLidos(): number | undefined {
  const { avisos } = useSessao().esperam
  const conhecida = avisos === undefined ? undefined : { quantidade: avisos }
  return useConsulta(contarAvisosNaoLidos, {}, { mostradoNaArea: true, conhecida }).data?.quantidade
}

export function useListaDeAvisos() {
  const consulta = useConsultaPaginada(listarAvisos, {}, { mostradoNaArea: true })
  const { itens } = consulta
  // A notice published between two pages pushes the last one of the first into the second.
  const avisos = useMemo(
    () => itens && [...new Map(itens.map((aviso) => [aviso.id, aviso])).values()],
    [itens],
  )
  return { ...consulta, avisos }
}

export function useConfirmarAviso() {
  return useAcao(confirmarAviso)
}

export function useConfirmarTodos() {
  return useAcao(confirmarTodosOsAvisos)
}

export function usePublicarAviso() {
  return useAcao(publicarAviso)
}
