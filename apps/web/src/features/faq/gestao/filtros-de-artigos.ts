import { listarArtigos } from '@balcao/dominio/faq/contratos'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DE_ARTIGOS = filtrosDeLista(listarArtigos.query)
