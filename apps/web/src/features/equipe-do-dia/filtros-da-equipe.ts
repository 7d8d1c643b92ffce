import { direcaoDaEquipe, listarEquipeDoDia } from '@balcao/dominio/equipe-do-dia/contratos'
import { filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DA_EQUIPE = filtrosDeLista(listarEquipeDoDia.query, () => ({
  campo: 'posicao',
  direcao: direcaoDaEquipe('posicao'),
}))
export type FiltrosDaEquipe = ReturnType<typeof FILTROS_DA_EQUIPE.ler>
