import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AreaDeDados } from '../../ui/retorno/area-de-dados.tsx'
import { type ApiError, mensagemDoErro } from '../api-error.ts'

/** What an area needs of a query: `useConsulta` answers it, and so may a hook that adds a page or a period to it. */
export type ConsultaDaArea<T> = Pick<
  UseQueryResult<T, ApiError>,
  'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'
>

type AreaDaConsultaProps<T> = {
  consulta: ConsultaDaArea<T>
  /** Asked again by itself again and again: only a failure is told, not each refresh. */
  discreta?: boolean
  vazio?: (dados: T) => boolean
  textoVazio?: ReactNode
  esqueleto?: ReactNode
  children: (dados: T) => ReactNode
}

/** ERR-04 An area of data over one query: its loading, its failure with another try, its data. */
export function AreaDaConsulta<T>(props: AreaDaConsultaProps<T>) {
  const { consulta, discreta = false, vazio, textoVazio, esqueleto, children } = props
  const { data, error, isPending, isFetching, refetch } = consulta
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching && (!discreta || error !== null)}
      erro={error && mensagemDoErro(error)}
      temDados={data !== undefined}
      vazio={data !== undefined && vazio?.(data)}
      textoVazio={textoVazio}
      aoTentarNovamente={() => void refetch()}
      esqueleto={esqueleto}
    >
      {data !== undefined && children(data)}
    </AreaDeDados>
  )
}
