import { validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { VALIDACAO_DA_SESSAO_MS } from '@balcao/dominio/constantes'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiError } from './api-error.ts'
import { opcoesDaConsulta } from './consultas.ts'
import { perderSessao } from './encerramento.ts'

const MUITAS_REQUISICOES = 429

/** The server said no. A network that is down for a moment says nothing, and must not cost a half-written form. */
const foiRecusada = ({ status }: ApiError) => status >= 400 && status < 500 && status !== MUITAS_REQUISICOES

/** AUT-04 On load, every five minutes, and when the window gets the focus back after longer than that. */
export function useValidacaoDaSessao(): void {
  const { error } = useQuery({
    ...opcoesDaConsulta(validarSessao, {}, { mostradoNaArea: true }),
    staleTime: VALIDACAO_DA_SESSAO_MS,
    refetchInterval: VALIDACAO_DA_SESSAO_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
  useEffect(() => {
    if (error && foiRecusada(error)) perderSessao()
  }, [error])
}
