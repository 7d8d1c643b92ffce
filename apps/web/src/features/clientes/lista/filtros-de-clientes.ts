import { listarClientes } from '@balcao/dominio/clientes/contratos'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DE_CLIENTES = filtrosDeLista(listarClientes.query)
