import { listarRecebidas } from '@balcao/dominio/correio/entrada/contratos'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DE_RECEBIDAS = filtrosDeLista(listarRecebidas.query)
