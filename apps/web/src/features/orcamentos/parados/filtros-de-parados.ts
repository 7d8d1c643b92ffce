import { direcaoDosParados, listarOrcamentosParados } from '@balcao/dominio/orcamentos/parados'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DE_PARADOS = filtrosDeLista(listarOrcamentosParados.query, () => ({
  campo: 'vlEsperado',
  direcao: direcaoDosParados('vlEsperado'),
}))
