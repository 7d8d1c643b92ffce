import { DEBOUNCE_MS, DURACAO_DO_TOAST_MS } from '@balcao/dominio/constantes'
import { type ArtigoRelacionado, listarArtigosRelacionados } from '@balcao/dominio/faq/contratos'
import { termosDoAssunto } from '@balcao/dominio/faq/termos'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'

const NENHUM: readonly ArtigoRelacionado[] = []
const chaveDosArtigos = (artigos: readonly ArtigoRelacionado[]) =>
  artigos
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join()

/** NOV-17 Articles about what is being typed, and whether their notice is on the screen. */
export function useAvisoDeArtigos(assunto: string, tipo: number | null) {
  const [parado] = useDebouncedValue(assunto.trim(), DEBOUNCE_MS.pesquisa)
  const dizAlgo = termosDoAssunto(parado).length > 0
  const { data } = useConsulta(
    listarArtigosRelacionados,
    { query: { assunto: parado, tipo: tipo ?? undefined } },
    // A help that fails is no reason to disturb who is opening a ticket.
    { ativa: dizAlgo, mostradoNaArea: true, manterAnterior: true },
  )
  const artigos = (dizAlgo && data?.itens) || NENHUM
  const chave = chaveDosArtigos(artigos)
  const [avisados, setAvisados] = useState<ReadonlySet<string>>(new Set())
  const [aberto, setAberto] = useState<'AVISO' | 'A_PEDIDO' | null>(null)
  // The same articles for another wording of the subject are no news.
  if (chave && !avisados.has(chave)) {
    setAvisados(new Set([...avisados, chave]))
    setAberto((atual) => atual ?? 'AVISO')
  }
  if (!chave && aberto) setAberto(null)

  return {
    artigos,
    aberto: aberto !== null,
    anunciado: aberto === 'AVISO',
    fechar: () => setAberto(null),
    alternar: () => setAberto(aberto ? null : 'A_PEDIDO'),
    chave,
  }
}

/** Calls when the time is over; one that stands still begins again from the start. */
export function useTempoDoAviso(correndo: boolean, chave: string, aoAcabar: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other articles begin the time again
  useEffect(() => {
    if (!correndo) return
    const espera = setTimeout(aoAcabar, DURACAO_DO_TOAST_MS.artigos)
    return () => clearTimeout(espera)
  }, [correndo, chave])
}
