import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiError } from '../api-error.ts'
import { useConsulta } from '../consultas.ts'
import type { Filtros, ItemDaLista, Lista, Pagina } from './descricao.ts'
import { useVersoesNovas } from './use-versoes-novas.ts'

// With more news than this the page on the screen would be mostly gone: they come in by themselves.
const MAXIMO_RETIDO = 10
const NENHUM: never[] = []
const NADA_DE_NOVO = { abertos: new Set<never>(), aceitar: () => {} }
const useNadaDeNovo = () => NADA_DE_NOVO

/** TIC-01, SHL-06 The page of the list and what happens to it while it is looked at. */
export function useDadosDaLista<Item extends ItemDaLista, F extends Filtros>(
  { contrato, useAoVivo = useNadaDeNovo }: Pick<Lista<Item, F>, 'contrato' | 'useAoVivo'>,
  { query, assunto }: { query: object; assunto: string },
) {
  const consulta = useConsulta(contrato, { query } as never, {
    mostradoNaArea: true,
    manterAnterior: true,
  }) as UseQueryResult<Pagina<Item>, ApiError>
  const { abertos, aceitar } = useAoVivo(assunto)
  const recebidos: readonly Item[] = consulta.data?.itens ?? NENHUM
  const alterados = useVersoesNovas(assunto, consulta.isPlaceholderData ? null : recebidos)

  const { itens, retidos } = useMemo(() => {
    const conhecidos = recebidos.filter(({ id }) => !abertos.has(id as never))
    const novos = recebidos.length - conhecidos.length
    const reter = novos > 0 && novos <= MAXIMO_RETIDO && conhecidos.length > 0
    return { itens: reter ? conhecidos : recebidos, retidos: reter ? novos : 0 }
  }, [recebidos, abertos])

  return { ...consulta, itens, alterados, retidos, mostrarRetidos: aceitar }
}
