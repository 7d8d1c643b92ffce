import { listarTarefasQueFalharam, type TarefaQueFalhou } from '@balcao/dominio/saude/contratos'
import { SITUACOES_DA_TAREFA } from '@balcao/dominio/saude/situacoes'
import { descreverLista, opcoesDe } from '../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import { SituacaoDaTarefaEmEtiqueta } from './situacoes.tsx'

const COLUNAS: Coluna<TarefaQueFalhou>[] = [
  {
    id: 'tarefa',
    cabecalho: 'Tarefa',
    larguraMinima: 220,
    peso: 2,
    celula: ({ nome, id }) => <DuasLinhas principal={nome} detalhe={`Nº ${id}`} />,
  },
  {
    id: 'situacao',
    cabecalho: 'Situação',
    largura: 150,
    noCartao: 'canto',
    celula: ({ situacao }) => <SituacaoDaTarefaEmEtiqueta situacao={situacao} />,
  },
  {
    id: 'erro',
    cabecalho: 'Último erro',
    larguraMinima: 240,
    peso: 4,
    celula: ({ erro }) => erro || 'Sem explicação',
  },
  {
    id: 'tentativas',
    cabecalho: 'Tentativas',
    largura: 100,
    noCartao: 1,
    celula: ({ tentativas, maximoDeTentativas }) => `${tentativas} de ${maximoDeTentativas}`,
    celulaDoCartao: ({ tentativas, maximoDeTentativas }) =>
      `${tentativas} de ${maximoDeTentativas} tentativas`,
  },
  {
    id: 'falhou',
    cabecalho: 'Falhou',
    largura: 120,
    noCartao: 1,
    celula: ({ falhouEm }) => <TempoRelativo data={falhouEm} />,
  },
  {
    id: 'proxima',
    cabecalho: 'Tenta de novo',
    largura: 130,
    dispensavel: 1,
    celula: ({ proximaEm }) => (proximaEm ? <TempoRelativo data={proximaEm} /> : '–'),
  },
]

/** ADM-11 */
export const LISTA_DAS_TAREFAS = descreverLista({
  nome: 'tarefas-que-falharam',
  titulo: 'Tarefas que falharam',
  nomes: { um: 'tarefa', varios: 'tarefas', genero: 'a' },
  contrato: listarTarefasQueFalharam,
  leitura: filtrosDeLista(listarTarefasQueFalharam.query),
  colunas: () => COLUNAS,
  filtros: [
    {
      tipo: 'escolha',
      campo: 'situacao',
      rotulo: 'Situação',
      todos: 'Todas',
      opcoes: opcoesDe(SITUACOES_DA_TAREFA),
    },
  ],
  nomeDe: ({ nome, id }) => `tarefa ${nome}, nº ${id}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhuma tarefa falhou', texto: 'O que falhar aparece aqui, com o motivo, até dar certo.' },
})
