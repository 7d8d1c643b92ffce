import { listarTickets, type TicketDaLista } from '@balcao/dominio/tickets/contratos-lista'
import { useMemo } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { useVersoesNovas } from '../../../platform/listas/use-versoes-novas.ts'
import { type FiltrosDaLista, textoDosFiltros } from './filtros-da-lista.ts'
import { useMudancasAoVivo } from './use-mudancas-ao-vivo.ts'

// With more news than this the page on the screen would be mostly gone: they come in by themselves.
const MAXIMO_RETIDO = 10
const NENHUM: TicketDaLista[] = []

/** TIC-01, SHL-06 The page of tickets and what happens to it while it is looked at. */
export function useListaDeTickets(filtros: FiltrosDaLista) {
  const consulta = useConsulta(
    listarTickets,
    { query: filtros },
    { mostradoNaArea: true, manterAnterior: true },
  )
  const { abertos, aceitar } = useMudancasAoVivo(textoDosFiltros(filtros))
  const recebidos = consulta.data?.itens ?? NENHUM
  const alterados = useVersoesNovas(textoDosFiltros(filtros), consulta.isPlaceholderData ? null : recebidos)

  const { itens, retidos } = useMemo(() => {
    const conhecidos = recebidos.filter(({ id }) => !abertos.has(id))
    const novos = recebidos.length - conhecidos.length
    const reter = novos > 0 && novos <= MAXIMO_RETIDO && conhecidos.length > 0
    return { itens: reter ? conhecidos : recebidos, retidos: reter ? novos : 0 }
  }, [recebidos, abertos])

  return { ...consulta, itens, alterados, retidos, mostrarRetidos: aceitar }
}
