import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import {
  estaEmBranco,
  type FiltrosDaLista,
  filtrosPermitidos,
  lerFiltros,
  semPagina,
  somenteOrdenacao,
} from './filtros-da-lista.ts'
import { guardarFiltros, lerFiltrosGuardados } from './filtros-guardados.ts'

type OpcoesDaMudanca = {
  /** Takes the place of the present entry of the history instead of adding one. */
  substituir?: boolean
}

export type EnderecoDaLista = {
  /** Filters the address carries, already read. */
  busca: FiltrosDaLista
  aoMudarBusca: (filtros: FiltrosDaLista, opcoes: { substituir: boolean; aoTopo: boolean }) => void
}

export type Filtros = ReturnType<typeof useFiltros>

/** TIC-01 The filters in force: those of the address, or, entering without any, those of the last visit. */
export function useFiltros({ busca, aoMudarBusca }: EnderecoDaLista) {
  const { colaborador, pode } = useSessao()
  const interno = pode('TICKET_INTERNO')
  // Only on entering: who empties the address later wants it empty.
  const [aRestaurar, setARestaurar] = useState(() =>
    estaEmBranco(busca) ? lerFiltrosGuardados(colaborador.id) : null,
  )
  const [restaurados, setRestaurados] = useState(aRestaurar !== null)
  if (aRestaurar && !estaEmBranco(busca)) setARestaurar(null)

  const pedidos = aRestaurar ?? busca
  const filtros = useMemo(() => filtrosPermitidos(pedidos, interno), [pedidos, interno])

  const escreverRestaurados = useEffectEvent(() => {
    if (aRestaurar) aoMudarBusca(filtros, { substituir: true, aoTopo: false })
  })
  useEffect(() => escreverRestaurados(), [])

  function trocar(novos: FiltrosDaLista, { substituir = false }: OpcoesDaMudanca = {}) {
    const lidos = lerFiltros(semPagina(novos))
    setARestaurar(null)
    setRestaurados(false)
    guardarFiltros(colaborador.id, lidos)
    aoMudarBusca(lidos, { substituir, aoTopo: false })
  }

  return {
    filtros,
    interno,
    /** The address came without filters and got those of the last visit. */
    restaurados,
    trocar,
    mudar: (partes: FiltrosDaLista, opcoes?: OpcoesDaMudanca) => trocar({ ...filtros, ...partes }, opcoes),
    limpar: () => trocar(somenteOrdenacao(filtros)),
    irPara: (page: number) =>
      aoMudarBusca(lerFiltros({ ...filtros, page }), { substituir: false, aoTopo: true }),
  }
}
