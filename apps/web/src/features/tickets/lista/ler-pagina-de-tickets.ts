import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { lerPaginaDe } from '../../../platform/listas/caminhada/ler-pagina.ts'

export const lerPaginaDeTickets = lerPaginaDe(listarTickets)
