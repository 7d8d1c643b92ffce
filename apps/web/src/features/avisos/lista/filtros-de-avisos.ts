import { listarAvisos } from '@balcao/dominio/avisos/contratos'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DE_AVISOS = filtrosDeLista(listarAvisos.query)
