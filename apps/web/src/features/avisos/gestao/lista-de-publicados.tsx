import {
  type AvisoPublicado,
  CAMPOS_DO_AVISO_PUBLICADO,
  listarAvisosPublicados,
} from '@balcao/dominio/avisos/gestao'
import { SITUACOES_DO_AVISO, type SituacaoDoAviso } from '@balcao/dominio/avisos/publicacao'
import { formatarContagem } from '@balcao/dominio/formatos/contagem'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'

const TOM = { AGENDADO: 'azul', PUBLICADO: 'verde', ENCERRADO: 'neutro', RETIRADO: 'neutro' } as const

export const SituacaoNaTela = ({ situacao }: { situacao: SituacaoDoAviso }) => (
  <Etiqueta tom={TOM[situacao]}>{SITUACOES_DO_AVISO[situacao]}</Etiqueta>
)

export const LISTA_DE_PUBLICADOS = descreverLista({
  nome: 'avisos-publicados',
  titulo: 'Avisos publicados',
  nomes: { um: 'aviso', varios: 'avisos', genero: 'o' },
  contrato: listarAvisosPublicados,
  leitura: filtrosDeLista(listarAvisosPublicados.query),
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DO_AVISO_PUBLICADO, contexto, {
      titulo: {
        celula: ({ titulo, mensagem }: AvisoPublicado) => (
          <DuasLinhas principal={titulo} detalhe={mensagem} />
        ),
        celulaDoCartao: ({ titulo }: AvisoPublicado) => titulo,
      },
      situacao: { celula: ({ situacao }: AvisoPublicado) => <SituacaoNaTela situacao={situacao} /> },
      datahora_fim: {
        celula: ({ datahora_fim: fim }) => (fim ? formatarDataHora(fim) : 'Até ser retirado'),
      },
      autor: { celula: ({ autor }) => (autor ? nomeCurto(autor) : '–') },
      lidos: { celulaDoCartao: ({ lidos }) => `lido por ${formatarContagem(lidos)}` },
      datahora_inicio: { celula: ({ datahora_inicio: inicio }) => formatarDataHora(inicio) },
    }),
  filtros: filtrosDosCampos(CAMPOS_DO_AVISO_PUBLICADO),
  nomeDe: ({ titulo }) => `aviso ${titulo}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum aviso publicado', texto: 'Escreva um pelo sino, em Novo aviso.' },
})
