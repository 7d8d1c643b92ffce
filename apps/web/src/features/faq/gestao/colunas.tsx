import { type ArtigoDaLista, PUBLICOS_DO_ARTIGO, SITUACOES_DO_ARTIGO } from '@balcao/dominio/faq/campos'
import type { OrdenacaoDeArtigos } from '@balcao/dominio/faq/contratos'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { EtiquetaDeScore } from '../etiqueta-de-score.tsx'

const por = (campo: OrdenacaoDeArtigos) => campo

/** How it is counted: a figure without its rule says nothing. */
const REGRA =
  'Enviado: tickets em que o artigo foi posto em uma resposta pública. Evitou: pessoas que iam abrir um ticket, leram o artigo, disseram que não precisavam mais e não abriram outro do mesmo tipo nas horas seguintes.'

export const COLUNAS: Coluna<ArtigoDaLista>[] = [
  {
    id: 'artigo',
    cabecalho: 'Artigo',
    larguraMinima: 260,
    confortavel: 340,
    peso: 4,
    ordenavel: por('titulo'),
    celula: ({ titulo, trecho }) => <DuasLinhas principal={titulo} detalhe={trecho} />,
    celulaDoCartao: ({ titulo }) => titulo,
  },
  {
    id: 'situacao',
    cabecalho: 'Situação',
    largura: 110,
    noCartao: 'canto',
    celula: ({ publicado }) => (
      <Etiqueta tom={publicado ? 'verde' : 'amarelo'}>
        {SITUACOES_DO_ARTIGO[publicado ? 'PUBLICADO' : 'RASCUNHO']}
      </Etiqueta>
    ),
  },
  {
    id: 'tipo',
    cabecalho: 'Tipo e público',
    larguraMinima: 190,
    peso: 1,
    noCartao: 1,
    celula: ({ tipo, publico }) => (
      <DuasLinhas principal={tipo.descricao} detalhe={PUBLICOS_DO_ARTIGO[publico]} />
    ),
    celulaDoCartao: ({ tipo }) => tipo.descricao,
  },
  {
    id: 'score',
    cabecalho: 'Utilidade',
    largura: 146,
    noCartao: 1,
    dispensavel: true,
    celula: ({ score }) => <EtiquetaDeScore score={score} />,
  },
  {
    id: 'tickets',
    cabecalho: 'Tickets',
    largura: 150,
    noCartao: 'oculto',
    celula: ({ enviado = 0, evitou = 0 }) => (
      <span title={REGRA}>
        <DuasLinhas principal={`Enviado em ${enviado}`} detalhe={`Evitou ${evitou}`} />
      </span>
    ),
  },
  {
    id: 'atualizado',
    cabecalho: 'Atualizado',
    largura: 150,
    noCartao: 'oculto',
    ordenavel: por('dtAtualizacao'),
    celula: ({ datahora_atualizacao: data }) => data && <TempoRelativo data={data} />,
  },
]
