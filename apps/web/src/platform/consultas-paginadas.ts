import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import type { Paginator } from '@balcao/dominio/listas/paginacao'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type Argumentos, chamar, type Leitura } from './api.ts'
import type { ApiError } from './api-error.ts'
import { chaveDe, type OpcoesDaConsulta } from './consultas.ts'

type Pagina<T> = { itens: T[]; paginator: Paginator }
type ItemDe<K> = RespostaDe<K> extends Pagina<infer T> ? T : never

/** Reads a paged list little by little ('Carregar mais'); asked again, all that was loaded comes again. */
export function useConsultaPaginada<K extends Contrato>(
  contrato: K,
  entrada: Leitura<K>,
  { ativa = true, mostradoNaArea = false, manterAnterior = false }: Omit<OpcoesDaConsulta, 'listaComum'> = {},
) {
  const { params, query } = entrada as { params?: object; query?: object }
  const consulta = useInfiniteQuery<
    Pagina<ItemDe<K>>,
    ApiError,
    { pages: Pagina<ItemDe<K>>[] },
    readonly unknown[],
    number
  >({
    queryKey: [...chaveDe(contrato, { params: params ?? {}, query: query ?? {} }), 'paginas'],
    queryFn: ({ pageParam, signal }) => {
      const pedido = [{ ...entrada, query: { ...query, page: pageParam } }, { signal }]
      return chamar(contrato, ...(pedido as unknown as Argumentos<K>)) as Promise<Pagina<ItemDe<K>>>
    },
    initialPageParam: 1,
    getNextPageParam: ({ paginator: { page, paginas } }) => (page < paginas ? page + 1 : undefined),
    enabled: ativa,
    meta: { mostradoNaArea, le: contrato.le ?? [] },
    ...(manterAnterior && { placeholderData: keepPreviousData }),
  })
  return { ...consulta, itens: consulta.data?.pages.flatMap(({ itens }) => itens) }
}
