import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { negocioAtual } from '../ambiente.ts'
import { useSessao } from '../sessao.tsx'
import { estaEmBranco, semPagina, somenteOrdenacao } from './filtros-de-lista.ts'

type OpcoesDaMudanca = {
  /** Takes the place of the present entry of the history instead of adding one. */
  substituir?: boolean
}

export type EnderecoDaLista<F> = {
  /** Filters the address carries, already read. */
  endereco: F
  aoMudarEndereco: (filtros: F, opcoes: { substituir: boolean; aoTopo: boolean }) => void
}

type ListaFiltrada<F> = {
  /** Under which name the filters are remembered: 'tickets'. */
  lista: string
  ler: (endereco: Record<string, unknown>) => F
  /** PER-01 What of the filters the person may use; keep the same function while the answer is the same. */
  permitidos?: ((filtros: F) => F) | undefined
}

/** TIC-01 Those of the last visit, for who enters without any. */
export const filtrosARestaurar = <F extends object>(
  endereco: F,
  lista: string,
  colaborador: number,
  ler: (guardados: Record<string, unknown>) => F,
): F | null => (estaEmBranco(endereco) ? lerFiltrosGuardados(lista, colaborador, ler) : null)

/** TIC-01 The filters in force: those of the address, or, entering without any, those of the last visit. */
export function useFiltrosDaPagina<F extends { page?: number | undefined }>(
  { endereco, aoMudarEndereco }: EnderecoDaLista<F>,
  { lista, ler, permitidos }: ListaFiltrada<F>,
) {
  const { colaborador } = useSessao()
  // Only on entering: who empties the address later wants it empty.
  const [aRestaurar, setARestaurar] = useState(() => filtrosARestaurar(endereco, lista, colaborador.id, ler))
  const [restaurados, setRestaurados] = useState(aRestaurar !== null)
  if (aRestaurar && !estaEmBranco(endereco)) setARestaurar(null)

  const pedidos = aRestaurar ?? endereco
  const filtros = useMemo(() => permitidos?.(pedidos) ?? pedidos, [pedidos, permitidos])

  const escreverRestaurados = useEffectEvent(() => {
    if (aRestaurar) aoMudarEndereco(filtros, { substituir: true, aoTopo: false })
  })
  useEffect(() => escreverRestaurados(), [])

  function trocar(novos: F, { substituir = false }: OpcoesDaMudanca = {}) {
    const lidos = ler(semPagina(novos))
    setARestaurar(null)
    setRestaurados(false)
    guardarFiltros(lista, colaborador.id, lidos)
    aoMudarEndereco(lidos, { substituir, aoTopo: false })
  }

  return {
    filtros,
    /** The address came without filters and got those of the last visit. */
    restaurados,
    trocar,
    mudar: (partes: Partial<F>, opcoes?: OpcoesDaMudanca) => trocar({ ...filtros, ...partes }, opcoes),
    limpar: () => trocar(somenteOrdenacao(filtros)),
    irPara: (page: number) => aoMudarEndereco(ler({ ...filtros, page }), { substituir: false, aoTopo: true }),
  }
}

/** Of one person in one business: who signs in next on the same machine begins with their own. */
const chaveDe = (lista: string, colaboradorId: number) =>
  `balcao:filtros-de-${lista}:${negocioAtual().id}:${colaboradorId}`

/** TIC-01 The filters of the last visit; null when there is none, or it can't be read. */
function lerFiltrosGuardados<F extends object>(
  lista: string,
  colaboradorId: number,
  ler: (guardados: Record<string, unknown>) => F,
): F | null {
  try {
    const guardados: unknown = JSON.parse(localStorage.getItem(chaveDe(lista, colaboradorId)) ?? 'null')
    if (typeof guardados !== 'object' || guardados === null) return null
    const filtros = semPagina(ler(guardados as Record<string, unknown>))
    return estaEmBranco(filtros) ? null : filtros
  } catch {
    return null
  }
}

function guardarFiltros(lista: string, colaboradorId: number, filtros: object): void {
  try {
    localStorage.setItem(chaveDe(lista, colaboradorId), JSON.stringify(semPagina(filtros)))
  } catch {
    // Storage that is full or forbidden costs only the next visit's start.
  }
}
