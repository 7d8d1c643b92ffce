import { listarAutomacoes } from '@balcao/dominio/automacoes/contratos'
import { QUANDOS } from '@balcao/dominio/automacoes/quando'
import { descreverLista, opcoesDe } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { COLUNAS } from './colunas.tsx'

/** MES-10 */
export const LISTA_DE_AUTOMACOES = descreverLista({
  nome: 'automacoes',
  titulo: 'Automações',
  nomes: { um: 'automação', varios: 'automações', genero: 'a' },
  contrato: listarAutomacoes,
  leitura: filtrosDeLista(listarAutomacoes.query),
  colunas: () => COLUNAS,
  filtros: [
    { tipo: 'termo', placeholder: 'Nome da automação…' },
    { tipo: 'escolha', campo: 'quando', rotulo: 'Quando', todos: 'Qualquer', opcoes: opcoesDe(QUANDOS) },
    { tipo: 'sim-nao', campo: 'ativas', rotulo: 'Situação', texto: 'Só as ligadas' },
  ],
  nomeDe: ({ nome }) => `automação ${nome}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhuma automação',
          texto: 'Escreva a primeira em Nova automação, ensaie nos últimos 30 dias e só então a ligue.',
        },
})
