import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import { limparFiltros } from '@balcao/dominio/listas/filtros'
import {
  keepPreviousData,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { type Argumentos, chamar, type Entrada, type Leitura } from './api.ts'
import { ApiError, mensagemDoErro, valeRepetir } from './api-error.ts'
import { criarIntencoes } from './intencoes.ts'
import { semEsperarMais } from './limite-da-leitura.ts'
import { reler } from './releitura.ts'

const VALIDADE_MS = 30_000
/** Menus, statuses, types, states: lists that hardly ever change. */
const VALIDADE_DE_LISTA_COMUM_MS = 600_000
const TENTATIVAS = 2

/** `avisar` tells what no area of the screen shows (ERR-04). */
export function criarClienteDeConsultas(avisar: (mensagem: string) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (erro, { meta }) => {
        const semSessao = erro instanceof ApiError && erro.status === 401
        if (!meta?.mostradoNaArea && !semSessao) avisar(mensagemDoErro(erro))
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: VALIDADE_MS,
        // The browser's own guess of being offline is wrong on a local network: a failed call tells better.
        networkMode: 'always',
        retry: (falhas, erro) => falhas < TENTATIVAS && valeRepetir(erro),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

type EntradaDaChave = { params?: object; query?: object }

/** Derived from the contract, so that nobody invents a key; without `entrada` it matches every call of it. */
export function chaveDe(contrato: Pick<Contrato, 'metodo' | 'caminho'>, entrada?: EntradaDaChave): QueryKey {
  const chave = `${contrato.metodo} ${contrato.caminho}`
  if (!entrada) return [chave]
  return [chave, { params: entrada.params ?? {}, query: limparFiltros(entrada.query ?? {}) }]
}

export type OpcoesDaConsulta = {
  ativa?: boolean
  /** The caller shows the failure where its data would be; otherwise it becomes a toast (ERR-04). */
  mostradoNaArea?: boolean
  /** A lookup, kept for ten minutes. */
  listaComum?: boolean
  /** While other filters load, what is on the screen stays. */
  manterAnterior?: boolean
  /** Asked for on every visit, however fresh; what is known shows meanwhile. */
  semprePedir?: boolean
  /** Asked for again so often while somebody looks: for what changes without telling. */
  aCadaMs?: number
}

export function opcoesDaConsulta<K extends Contrato>(
  contrato: K,
  entrada: Leitura<K>,
  opcoes: OpcoesDaConsulta = {},
) {
  const { ativa = true, mostradoNaArea = false, listaComum, manterAnterior, semprePedir, aCadaMs } = opcoes
  return queryOptions<RespostaDe<K>, ApiError>({
    queryKey: chaveDe(contrato, entrada as EntradaDaChave),
    queryFn: ({ signal }) =>
      semEsperarMais(signal, (limite) =>
        chamar(contrato, ...([entrada, { signal: limite }] as unknown as Argumentos<K>)),
      ),
    enabled: ativa,
    meta: { mostradoNaArea, le: contrato.le ?? [] },
    ...(listaComum && { staleTime: VALIDADE_DE_LISTA_COMUM_MS, gcTime: VALIDADE_DE_LISTA_COMUM_MS }),
    ...(manterAnterior && { placeholderData: keepPreviousData }),
    ...(semprePedir && { refetchOnMount: 'always' as const }),
    ...(aCadaMs !== undefined && { refetchInterval: aCadaMs }),
  })
}

/** Reads through a contract: screens never fetch. */
export function useConsulta<K extends Contrato>(
  contrato: K,
  entrada: Leitura<K>,
  { conhecida, ...opcoes }: OpcoesDaConsulta & { conhecida?: RespostaDe<K> | undefined } = {},
): UseQueryResult<RespostaDe<K>, ApiError> {
  const consulta = opcoesDaConsulta(contrato, entrada, opcoes)
  // What another answer brought already: asked for once it is old, or something changed.
  return useQuery(conhecida === undefined ? consulta : { ...consulta, initialData: () => conhecida })
}

export function lerAgora<K extends Contrato>(cliente: QueryClient, contrato: K, entrada: Leitura<K>) {
  return cliente.fetchQuery({
    ...opcoesDaConsulta(contrato, entrada, { mostradoNaArea: true }),
    staleTime: 0,
  })
}

/** Reads once, now, because something happened: however fresh what is known is. */
export function useLeitura<K extends Contrato>(contrato: K): (entrada: Leitura<K>) => Promise<RespostaDe<K>> {
  const cliente = useQueryClient()
  return (entrada) => lerAgora(cliente, contrato, entrada)
}

/** What an action answered, put into what is known of a reading until that is read again. */
export function useAcerto<K extends Contrato>(contrato: K) {
  const cliente = useQueryClient()
  return (entrada: Leitura<K>, acertar: (antes: RespostaDe<K>) => RespostaDe<K>): void => {
    cliente.setQueryData<RespostaDe<K>>(
      chaveDe(contrato, entrada as EntradaDaChave),
      (antes) => antes && acertar(antes),
    )
  }
}

type OpcoesDaAcao<S> = {
  aoConcluir?: (saida: S) => void
  aoFalhar?: (erro: ApiError) => void
}

/** Writes through a contract, and what it says to change is read again; pressed again after a failure on the way, it does not act twice (TIC-13). The caller shows the failure: `aoFalhar`, or `error` of the answer. */
export function useAcao<K extends Contrato>(
  contrato: K,
  { aoConcluir, aoFalhar }: OpcoesDaAcao<RespostaDe<K>> = {},
) {
  const cliente = useQueryClient()
  const [intencoes] = useState(criarIntencoes)
  return useMutation<RespostaDe<K>, ApiError, Entrada<K>>({
    mutationFn: (entrada) =>
      intencoes.enviar(entrada as object, (chave) =>
        chamar(contrato, ...([entrada, { chave }] as unknown as Argumentos<K>)),
      ),
    onSuccess: async (saida) => {
      aoConcluir?.(saida)
      await reler(cliente, contrato.muda)
    },
    onError: (erro) => aoFalhar?.(erro),
  })
}
