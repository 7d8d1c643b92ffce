import { direcaoDaCarteira, listarCarteira } from '@balcao/dominio/carteira/contratos'
import { filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DA_CARTEIRA = filtrosDeLista(listarCarteira.query, () => ({
  campo: 'prioridade',
  direcao: direcaoDaCarteira('prioridade'),
}))
export type FiltrosDaCarteira = ReturnType<typeof FILTROS_DA_CARTEIRA.ler>
