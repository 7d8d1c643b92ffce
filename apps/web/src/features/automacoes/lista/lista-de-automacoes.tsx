import { CAMPOS_DA_AUTOMACAO } from '@balcao/dominio/automacoes/campos'
import { listarAutomacoes } from '@balcao/dominio/automacoes/contratos'
import { fraseDoQuando } from '@balcao/dominio/automacoes/quando'
import { plural } from '@balcao/dominio/formatos/contagem'
import { PAGINAS } from '@balcao/dominio/paginas'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { CELULA_DA_ATUALIZACAO } from '../../../ui/listas/atualizada.tsx'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'

const vezes = (quantas: number) => (quantas === 0 ? 'nenhuma' : plural(quantas, 'vez', 'vezes'))

export const LISTA_DE_AUTOMACOES = descreverLista({
  nome: 'automacoes',
  titulo: PAGINAS['/automacoes'],
  nomes: { um: 'automação', varios: 'automações', genero: 'a' },
  contrato: listarAutomacoes,
  leitura: filtrosDeLista(listarAutomacoes.query),
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DA_AUTOMACAO, contexto, {
      nome: {
        celula: ({ nome, faz }) => <DuasLinhas principal={nome} detalhe={faz.join('; ')} />,
        celulaDoCartao: ({ nome }) => nome,
      },
      quando: {
        celula: ({ quando, tempo }) => <DuasLinhas inteiro principal={fraseDoQuando(quando, tempo)} />,
        celulaDoCartao: ({ quando, tempo }) => fraseDoQuando(quando, tempo),
      },
      ativa: {
        celula: ({ ativa }) => (
          <Etiqueta tom={ativa ? 'verde' : 'neutro'}>{ativa ? 'Ligada' : 'Desligada'}</Etiqueta>
        ),
      },
      ultimaExecucao: {
        celula: ({ ultimaExecucao }) =>
          ultimaExecucao === null ? 'nunca' : <TempoRelativo data={ultimaExecucao} />,
        celulaDoCartao: ({ ultimaExecucao }) =>
          ultimaExecucao === null ? (
            'Nunca executada'
          ) : (
            <>
              Executada <TempoRelativo data={ultimaExecucao} />
            </>
          ),
      },
      execucoes: {
        celula: ({ execucoes }) => vezes(execucoes),
        celulaDoCartao: ({ execucoes }) => `${vezes(execucoes)} em 30 dias`,
      },
      datahora_atualizacao: CELULA_DA_ATUALIZACAO,
    }),
  filtros: filtrosDosCampos(CAMPOS_DA_AUTOMACAO),
  nomeDe: ({ nome }) => `automação ${nome}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhuma automação',
          texto: 'Escreva a primeira em Nova automação, ensaie nos últimos 30 dias e só então a ligue.',
        },
})
