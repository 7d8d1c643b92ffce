import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Leitura } from './api.ts'
import { opcoesDaConsulta } from './consultas.ts'

type Ler<K> = (entrada: Leitura<K>) => Promise<RespostaDe<K>>

/** Reads a lookup when asked, not when rendered: what was read in the last ten minutes is not asked for again. */
export function useLeituraDeLista<K extends Contrato>(contrato: K): Ler<K> {
  const cliente = useQueryClient()
  return useCallback(
    (entrada) =>
      cliente.fetchQuery(opcoesDaConsulta(contrato, entrada, { mostradoNaArea: true, listaComum: true })),
    [cliente, contrato],
  )
}
