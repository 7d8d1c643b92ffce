import type { OrdenacaoDeRespostas, RespostaDaLista } from '@balcao/dominio/respostas/contratos'
import { ESCOPOS } from '@balcao/dominio/respostas/escopos'
import { TIPOS_DE_HISTORICO } from '@balcao/dominio/tickets/historico'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'

const por = (campo: OrdenacaoDeRespostas) => campo
const TOM = { MINHA: 'neutro', SETOR: 'azul', TODOS: 'verde' } as const

const efeitos = ({ tipo, aguardarCliente, anexos }: RespostaDaLista): string =>
  [
    tipo && TIPOS_DE_HISTORICO[tipo],
    aguardarCliente && 'aguarda o cliente',
    anexos.length > 0 && (anexos.length === 1 ? '1 anexo' : `${anexos.length} anexos`),
  ]
    .filter(Boolean)
    .join(', ')

const vezes = (usos: number) => (usos === 0 ? 'nunca' : usos === 1 ? '1 vez' : `${usos} vezes`)

/** MES-05 */
export const COLUNAS: Coluna<RespostaDaLista>[] = [
  {
    id: 'resposta',
    cabecalho: 'Resposta',
    larguraMinima: 260,
    confortavel: 340,
    peso: 4,
    ordenavel: por('titulo'),
    celula: ({ titulo, texto }) => <DuasLinhas principal={titulo} detalhe={texto} />,
    celulaDoCartao: ({ titulo }) => titulo,
  },
  {
    id: 'atalho',
    cabecalho: 'Atalho',
    largura: 170,
    noCartao: 1,
    celula: ({ atalho }) => `/${atalho}`,
  },
  {
    id: 'escopo',
    cabecalho: 'De quem',
    largura: 170,
    noCartao: 'canto',
    celula: ({ escopo, setor }) => <Etiqueta tom={TOM[escopo]}>{setor?.nome ?? ESCOPOS[escopo]}</Etiqueta>,
  },
  {
    id: 'efeitos',
    cabecalho: 'Leva junto',
    larguraMinima: 150,
    peso: 1,
    noCartao: 'oculto',
    dispensavel: true,
    celula: efeitos,
  },
  {
    id: 'usos',
    cabecalho: 'Você usou',
    largura: 110,
    noCartao: 1,
    ordenavel: por('usos'),
    celula: ({ usos }) => vezes(usos),
    celulaDoCartao: ({ usos }) => (usos === 0 ? 'Você não usou' : `Você usou ${vezes(usos)}`),
  },
  {
    id: 'atualizada',
    cabecalho: 'Atualizada',
    largura: 170,
    noCartao: 'oculto',
    ordenavel: por('dtAtualizacao'),
    celula: ({ datahora_atualizacao: data, atualizadaPor }) => (
      <DuasLinhas principal={<TempoRelativo data={data} />} detalhe={atualizadaPor ?? ''} />
    ),
  },
]
