import { listarTriagemDoWhatsapp } from '@balcao/dominio/whatsapp/triagem'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DA_TRIAGEM = filtrosDeLista(listarTriagemDoWhatsapp.query)
