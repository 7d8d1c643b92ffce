import { listarTarefasQueFalharam } from '@balcao/dominio/saude/contratos'
import { filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DAS_TAREFAS = filtrosDeLista(listarTarefasQueFalharam.query)
