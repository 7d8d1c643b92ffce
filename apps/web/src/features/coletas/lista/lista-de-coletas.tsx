import { exportarColetas, listarColetas } from '@balcao/dominio/coletas/contratos'
import { numeroDaColeta, SITUACOES_DA_COLETA, TIPOS_DE_RESPONSAVEL } from '@balcao/dominio/coletas/situacoes'
import { VISOES } from '@balcao/dominio/visoes/contratos'
import { descreverLista, opcoesDe } from '../../../platform/listas/descricao.ts'
import { FILTROS_DE_COLETAS } from '../endereco.ts'
import { COLUNAS } from './colunas.tsx'

/** COL-01 The orders that were made, whatever became of them. */
export const LISTA_DE_COLETAS = descreverLista({
  nome: 'coletas',
  titulo: 'Coletas',
  nomes: { um: 'coleta', varios: 'coletas', genero: 'a' },
  contrato: listarColetas,
  leitura: FILTROS_DE_COLETAS,
  colunas: () => COLUNAS,
  filtros: [
    { tipo: 'termo', placeholder: 'Número, responsável, cliente, protocolo…' },
    {
      tipo: 'escolhas',
      campo: 'situacao',
      rotulo: 'Situação',
      todos: 'Todas',
      opcoes: opcoesDe(SITUACOES_DA_COLETA),
    },
    { tipo: 'escolha', campo: 'tipo', rotulo: 'Quem coleta', opcoes: opcoesDe(TIPOS_DE_RESPONSAVEL) },
    { tipo: 'periodo', de: 'dtIni', ate: 'dtFim', rotulo: 'Geração', rotuloDoCampo: 'Data de geração' },
    { tipo: 'registro', campo: 'ticket', rotulo: 'Ticket' },
  ],
  nomeDe: ({ id }) => `coleta ${numeroDaColeta(id)}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhuma coleta por aqui', texto: 'As ordens de coleta geradas aparecem aqui.' },
  exportar: exportarColetas,
  visoes: VISOES.coletas,
})
