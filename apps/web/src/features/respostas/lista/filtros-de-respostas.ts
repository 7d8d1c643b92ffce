import { listarRespostas } from '@balcao/dominio/respostas/contratos'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DE_RESPOSTAS = filtrosDeLista(listarRespostas.query)
