import type { QueryClient } from '@tanstack/react-query'
import { anteciparLista } from '../../../platform/listas/consulta-da-lista.ts'
import { FILTROS_DE_TICKETS } from './filtros-da-lista.ts'
import { LISTA_DE_TICKETS } from './lista-de-tickets.tsx'

export const anteciparTickets = (cliente: QueryClient, endereco: Record<string, unknown>) =>
  anteciparLista(cliente, LISTA_DE_TICKETS, FILTROS_DE_TICKETS.ler(endereco))
