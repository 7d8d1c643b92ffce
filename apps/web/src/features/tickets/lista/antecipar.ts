import type { QueryClient } from '@tanstack/react-query'
import { anteciparLista } from '../../../platform/listas/consulta-da-lista.ts'
import type { FiltrosDaLista } from './filtros-da-lista.ts'
import { LISTA_DE_TICKETS } from './lista-de-tickets.tsx'

export const anteciparTickets = (cliente: QueryClient, endereco: FiltrosDaLista) =>
  anteciparLista(cliente, LISTA_DE_TICKETS, endereco)
