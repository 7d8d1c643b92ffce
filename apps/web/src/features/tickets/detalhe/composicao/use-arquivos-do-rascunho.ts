import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ArquivoAnexado } from '../../../../ui/arquivos/arquivo-anexado.ts'

type Arquivos = readonly ArquivoAnexado[]

const NENHUM: Arquivos = []
// For as long as the page lasts, and so gone with the session, which ends with a page load.
const porTicket = new WeakMap<QueryClient, Map<number, Arquivos>>()

/** MES-03 Files chosen for a message wait for whoever walks on to another ticket and comes back. */
export function useArquivosDoRascunho(idTicket: number) {
  const cliente = useQueryClient()
  const [arquivos, setArquivos] = useState(() => porTicket.get(cliente)?.get(idTicket) ?? NENHUM)
  function mudar(novos: Arquivos | ((atuais: Arquivos) => Arquivos)) {
    const guardados = porTicket.get(cliente) ?? new Map<number, Arquivos>()
    const trocados = typeof novos === 'function' ? novos(guardados.get(idTicket) ?? NENHUM) : novos
    porTicket.set(cliente, guardados.set(idTicket, trocados))
    setArquivos(trocados)
  }
  return [arquivos, mudar] as const
}
