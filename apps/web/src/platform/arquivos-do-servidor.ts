import type { Contrato } from '@balcao/dominio/contrato'
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import { type Argumentos, baixar, type Entrada } from './api.ts'
import type { ApiError } from './api-error.ts'
import { chaveDe } from './consultas.ts'
import { salvarArquivo } from './salvar-arquivo.ts'

type ContratoDeArquivo = Contrato & { resposta: { midia: string } }
type ArquivoBaixado = { nome: string | null; conteudo: Blob }

const VALIDADE_DO_ENDERECO_MS = 60_000

/** The content of a file, to be shown on the screen; a stored file never changes, so it is asked for once. */
export function useConteudoDoArquivo<K extends ContratoDeArquivo>(
  contrato: K,
  entrada: Entrada<K>,
  { ativa = true } = {},
): UseQueryResult<ArquivoBaixado, ApiError> {
  return useQuery<ArquivoBaixado, ApiError>({
    queryKey: chaveDe(contrato, entrada as { params?: object }),
    queryFn: ({ signal }) => baixar(contrato, ...([entrada, { signal }] as unknown as Argumentos<K>)),
    enabled: ativa,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { mostradoNaArea: true },
  })
}

/** Brings a file to be sent again, as if it had been chosen here. */
export function useCopiaDeArquivo<K extends ContratoDeArquivo>(contrato: K) {
  return useMutation<File, ApiError, Entrada<K> & { nomePadrao: string }>({
    mutationFn: async ({ nomePadrao, ...entrada }) => {
      const { nome, conteudo } = await baixar(contrato, ...([entrada] as unknown as Argumentos<K>))
      return new File([conteudo], nome ?? nomePadrao, { type: conteudo.type })
    },
  })
}

/** In a new tab only what can't run: a page of ours would carry its own script along. */
type Pedido<K> = Entrada<K> & { nomePadrao: string; abrirComo?: 'application/pdf' | undefined }

/** Brings a file that a plain link could not carry the token to, and saves it or opens it in a new tab. */
export function useDownload<K extends ContratoDeArquivo>(contrato: K) {
  return useMutation<void, ApiError, Pedido<K>>({
    mutationFn: async ({ nomePadrao, abrirComo, ...entrada }) => {
      // Opened at once: after the answer the browser would take it for a pop-up.
      const aba = abrirComo ? window.open('', '_blank') : null
      try {
        const { nome, conteudo } = await baixar(contrato, ...([entrada] as unknown as Argumentos<K>))
        if (aba) mostrar(aba, new Blob([conteudo], { type: abrirComo ?? '' }))
        else salvarArquivo(conteudo, nome ?? nomePadrao)
      } catch (erro) {
        aba?.close()
        throw erro
      }
    },
  })
}

function mostrar(aba: Window, conteudo: Blob): void {
  const endereco = URL.createObjectURL(conteudo)
  aba.location.replace(endereco)
  setTimeout(() => URL.revokeObjectURL(endereco), VALIDADE_DO_ENDERECO_MS)
}
