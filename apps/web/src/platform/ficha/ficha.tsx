import type { ReactNode } from 'react'
import { EsqueletoDaFicha } from '../../ui/ficha/esqueleto-da-ficha.tsx'
import { FilialDaCoisa } from '../parametros.ts'
import { AreaDaConsulta, type ConsultaDaArea } from './area-da-consulta.tsx'

type FichaProps<T> = {
  consulta: ConsultaDaArea<T>
  /** PAR-01 Whose parameters hold below. */
  filialDe: (dados: T) => number
  /** Instead of one that does not exist or may not be seen; `vista` is one that was on the screen until now. */
  naoEncontrada: (vista: boolean) => ReactNode
  children: (dados: T) => ReactNode
}

/** A record as a page: loading in its shape, its failure, its absence, its branch. */
export function Ficha<T>({ consulta, filialDe, naoEncontrada, children }: FichaProps<T>) {
  if (consulta.error?.status === 404) return naoEncontrada(consulta.data !== undefined)
  return (
    <AreaDaConsulta consulta={consulta} discreta esqueleto={<EsqueletoDaFicha />}>
      {(dados) => <FilialDaCoisa value={filialDe(dados)}>{children(dados)}</FilialDaCoisa>}
    </AreaDaConsulta>
  )
}
