import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Entrada, type EntradaSolta, prepararPedido, recusaDe } from './api.ts'
import { type ApiError, erroDeRede } from './api-error.ts'
import { conferirConexao } from './conexao.ts'
import { reler } from './releitura.ts'

type OpcoesDoEnvio = {
  chave: string
  signal: AbortSignal
  /** From 0 to 1: how much of the request has left. */
  aoProgredir: (parte: number) => void
}

/** `fetch` does not tell how much of a request has left, and a photo on a phone's network takes its time. */
export async function enviarComProgresso<K extends Contrato>(
  contrato: K,
  entrada: Entrada<K>,
  { chave, signal, aoProgredir }: OpcoesDoEnvio,
): Promise<RespostaDe<K>> {
  const solta = entrada as EntradaSolta
  // Without files plain JSON says the same, and tells null from absent.
  const forma = solta.arquivos?.length ? contrato : { ...contrato, arquivos: undefined }
  const { endereco, headers, corpo, token, anotarPosicao } = prepararPedido(forma as Contrato, solta, chave)
  const resposta = await new Promise<Response>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(contrato.metodo, endereco)
    for (const [nome, valor] of headers) xhr.setRequestHeader(nome, valor)
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) aoProgredir(loaded / total)
    }
    xhr.onload = () => {
      anotarPosicao({ get: (nome) => xhr.getResponseHeader(nome) })
      resolve(new Response(xhr.responseText, { status: xhr.status, statusText: xhr.statusText }))
    }
    xhr.onerror = () => {
      void conferirConexao()
      reject(erroDeRede(new Error('XMLHttpRequest')))
    }
    xhr.onabort = () => reject(erroDeRede(signal.reason))
    signal.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(corpo)
  })
  if (!resposta.ok) throw await recusaDe(resposta, contrato, token)
  try {
    return (await resposta.json()) as RespostaDe<K>
  } catch (causa) {
    throw erroDeRede(causa)
  }
}

type OpcoesDaAcao<S> = {
  aoConcluir: (saida: S) => void
  aoFalhar: (erro: ApiError) => void
}

type Envio<K> = { entrada: Entrada<K>; chave: string }

/** TIC-13 Like `useAcao` for what takes long: with progress, a way to give up, and a key that the caller keeps. */
export function useEnvioComProgresso<K extends Contrato>(
  contrato: K,
  { aoConcluir, aoFalhar }: OpcoesDaAcao<RespostaDe<K>>,
) {
  const cliente = useQueryClient()
  const [parte, setParte] = useState(0)
  const desistencia = useRef<AbortController>(null)
  const acao = useMutation<RespostaDe<K>, ApiError, Envio<K>>({
    mutationFn: ({ entrada, chave }) => {
      setParte(0)
      desistencia.current = new AbortController()
      const { signal } = desistencia.current
      return enviarComProgresso(contrato, entrada, { chave, signal, aoProgredir: setParte })
    },
    onSuccess: async (saida) => {
      aoConcluir(saida)
      await reler(cliente, contrato.muda)
    },
    onError: (erro) => {
      // Who gave up knows.
      if (!desistencia.current?.signal.aborted) aoFalhar(erro)
    },
  })
  return {
    enviar: acao.mutate,
    enviando: acao.isPending,
    parte,
    cancelar: () => desistencia.current?.abort(),
  }
}
