import { filtrosPermitidos } from '@balcao/dominio/tickets/filtros-internos'
import { useCallback } from 'react'
import {
  type EnderecoDaLista as Endereco,
  useFiltrosDaPagina,
} from '../../../platform/listas/filtros-da-pagina.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { type FiltrosDaLista, lerFiltros } from './filtros-da-lista.ts'

export type EnderecoDaLista = Endereco<FiltrosDaLista>
export type Filtros = ReturnType<typeof useFiltros>

/** TIC-01 The filters in force, without those that only the staff has. */
export function useFiltros(endereco: EnderecoDaLista) {
  const interno = useSessao().pode('TICKET_INTERNO')
  const permitidos = useCallback((filtros: FiltrosDaLista) => filtrosPermitidos(filtros, interno), [interno])
  return {
    ...useFiltrosDaPagina(endereco, { lista: 'tickets', ler: lerFiltros, permitidos }),
    interno,
  }
}
