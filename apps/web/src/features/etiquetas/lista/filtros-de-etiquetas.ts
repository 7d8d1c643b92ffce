import { listarEtiquetas } from '@balcao/dominio/etiquetas/contratos'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DE_ETIQUETAS = filtrosDeLista(listarEtiquetas.query)
