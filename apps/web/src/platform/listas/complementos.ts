import { CampoDoFiltro } from './campo-do-filtro.tsx'
import { MenuDeExportacao, ProgressoDaExportacao } from './exportacao/exportar.tsx'
import { LoteDaLista } from './lote/lote-da-lista.tsx'
import { MenuDeVisoes } from './visoes/menu-de-visoes.tsx'

/** What surrounds the rows of a list and comes after them, in one piece. */
export const COMPLEMENTOS = {
  CampoDoFiltro,
  LoteDaLista,
  MenuDeExportacao,
  MenuDeVisoes,
  ProgressoDaExportacao,
}
export type Complementos = typeof COMPLEMENTOS
