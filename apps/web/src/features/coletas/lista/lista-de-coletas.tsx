import { CAMPOS_DA_COLETA } from '@balcao/dominio/coletas/campos'
import { exportarColetas, listarColetas } from '@balcao/dominio/coletas/contratos'
import { numeroDaColeta } from '@balcao/dominio/coletas/situacoes'
import { PAGINAS } from '@balcao/dominio/paginas'
import { VISOES } from '@balcao/dominio/visoes/contratos'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { FILTROS_DE_COLETAS } from '../endereco.ts'
import { colunasDeColetas } from './colunas.tsx'

/** COL-01 The orders that were made, whatever became of them. */
export const LISTA_DE_COLETAS = descreverLista({
  nome: 'coletas',
  titulo: PAGINAS['/coletas'],
  nomes: { um: 'coleta', varios: 'coletas', genero: 'a' },
  contrato: listarColetas,
  leitura: FILTROS_DE_COLETAS,
  colunas: colunasDeColetas,
  filtros: filtrosDosCampos(CAMPOS_DA_COLETA),
  nomeDe: ({ id }) => `coleta ${numeroDaColeta(id)}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhuma coleta por aqui', texto: 'As ordens de coleta geradas aparecem aqui.' },
  exportar: exportarColetas,
  visoes: VISOES.coletas,
})
