import { CAMPOS_DA_TAREFA } from '@balcao/dominio/saude/campos'
import { listarTarefasQueFalharam } from '@balcao/dominio/saude/contratos'
import { colunasDosCampos } from '../../platform/listas/colunas-dos-campos.tsx'
import { descreverLista } from '../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../seletores/filtros-dos-campos.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { SituacaoDaTarefaEmEtiqueta } from './situacoes.tsx'

export const LISTA_DAS_TAREFAS = descreverLista({
  nome: 'tarefas-que-falharam',
  titulo: 'Tarefas que falharam',
  nomes: { um: 'tarefa', varios: 'tarefas', genero: 'a' },
  contrato: listarTarefasQueFalharam,
  leitura: filtrosDeLista(listarTarefasQueFalharam.query),
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DA_TAREFA, contexto, {
      nome: { celula: ({ nome, id }) => <DuasLinhas principal={nome} detalhe={`Nº ${id}`} /> },
      situacao: { celula: ({ situacao }) => <SituacaoDaTarefaEmEtiqueta situacao={situacao} /> },
      tentativas: {
        celula: ({ tentativas, maximoDeTentativas }) => `${tentativas} de ${maximoDeTentativas}`,
        celulaDoCartao: ({ tentativas, maximoDeTentativas }) =>
          `${tentativas} de ${maximoDeTentativas} tentativas`,
      },
    }),
  filtros: filtrosDosCampos(CAMPOS_DA_TAREFA),
  nomeDe: ({ nome, id }) => `tarefa ${nome}, nº ${id}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhuma tarefa falhou', texto: 'O que falhar aparece aqui, com o motivo, até dar certo.' },
})
