import { listarAutomacoes } from '@balcao/dominio/automacoes/contratos'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DE_AUTOMACOES = filtrosDeLista(listarAutomacoes.query)
