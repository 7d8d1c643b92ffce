import type { Automacao, OrdenacaoDeAutomacoes } from '@balcao/dominio/automacoes/contratos'
import { fraseDoQuando } from '@balcao/dominio/automacoes/quando'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'

const por = (campo: OrdenacaoDeAutomacoes) => campo

const vezes = (quantas: number) => (quantas === 0 ? 'nenhuma' : quantas === 1 ? '1 vez' : `${quantas} vezes`)

/** MES-10 */
export const COLUNAS: Coluna<Automacao>[] = [
  {
    id: 'automacao',
    cabecalho: 'Automação',
    larguraMinima: 240,
    confortavel: 340,
    peso: 3,
    ordenavel: por('nome'),
    celula: ({ nome, faz }) => <DuasLinhas principal={nome} detalhe={faz.join('; ')} />,
    celulaDoCartao: ({ nome }) => nome,
  },
  {
    id: 'quando',
    cabecalho: 'Quando',
    larguraMinima: 180,
    confortavel: 260,
    peso: 2,
    noCartao: 1,
    celula: ({ quando, tempo }) => <DuasLinhas inteiro principal={fraseDoQuando(quando, tempo)} />,
    celulaDoCartao: ({ quando, tempo }) => fraseDoQuando(quando, tempo),
  },
  {
    id: 'ativa',
    cabecalho: 'Situação',
    largura: 120,
    noCartao: 'canto',
    celula: ({ ativa }) => (
      <Etiqueta tom={ativa ? 'verde' : 'neutro'}>{ativa ? 'Ligada' : 'Desligada'}</Etiqueta>
    ),
  },
  {
    id: 'ultima',
    cabecalho: 'Última execução',
    largura: 160,
    noCartao: 2,
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
  {
    id: 'execucoes',
    cabecalho: 'Em 30 dias',
    largura: 110,
    noCartao: 2,
    celula: ({ execucoes }) => vezes(execucoes),
    celulaDoCartao: ({ execucoes }) => `${vezes(execucoes)} em 30 dias`,
  },
  {
    id: 'atualizada',
    cabecalho: 'Atualizada',
    largura: 170,
    noCartao: 'oculto',
    dispensavel: true,
    ordenavel: por('dtAtualizacao'),
    celula: ({ datahora_atualizacao: data, atualizadaPor }) => (
      <DuasLinhas principal={<TempoRelativo data={data} />} detalhe={atualizadaPor ?? ''} />
    ),
  },
]
