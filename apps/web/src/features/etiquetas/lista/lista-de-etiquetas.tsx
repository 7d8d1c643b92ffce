import {
  type EtiquetaDaLista,
  listarEtiquetas,
  type OrdenacaoDeEtiquetas,
} from '@balcao/dominio/etiquetas/contratos'
import { CORES_DA_ETIQUETA } from '@balcao/dominio/etiquetas/cores'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'

const por = (campo: OrdenacaoDeEtiquetas) => campo

const COLUNAS: Coluna<EtiquetaDaLista>[] = [
  {
    id: 'nome',
    cabecalho: 'Etiqueta',
    larguraMinima: 220,
    peso: 3,
    ordenavel: por('nome'),
    celula: ({ nome, cor }) => <Etiqueta tom={cor}>{nome}</Etiqueta>,
    celulaDoCartao: ({ nome }) => nome,
  },
  {
    id: 'cor',
    cabecalho: 'Cor',
    largura: 140,
    noCartao: 'canto',
    celula: ({ cor }) => <Etiqueta tom={cor}>{CORES_DA_ETIQUETA[cor]}</Etiqueta>,
  },
  {
    id: 'atualizada',
    cabecalho: 'Atualizada',
    largura: 190,
    noCartao: 1,
    ordenavel: por('dtAtualizacao'),
    celula: ({ datahora_atualizacao: data, atualizadaPor }) => (
      <DuasLinhas principal={<TempoRelativo data={data} />} detalhe={atualizadaPor ?? ''} />
    ),
  },
]

/** MES-06 */
export const LISTA_DE_ETIQUETAS = descreverLista({
  nome: 'etiquetas',
  titulo: 'Etiquetas',
  nomes: { um: 'etiqueta', varios: 'etiquetas', genero: 'a' },
  contrato: listarEtiquetas,
  leitura: filtrosDeLista(listarEtiquetas.query),
  colunas: () => COLUNAS,
  filtros: [{ tipo: 'termo', placeholder: 'Nome…' }],
  nomeDe: ({ nome }) => `etiqueta ${nome}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhuma etiqueta',
          texto: 'Crie a primeira em Nova etiqueta: a equipe a põe nos tickets e filtra a lista por ela.',
        },
})
