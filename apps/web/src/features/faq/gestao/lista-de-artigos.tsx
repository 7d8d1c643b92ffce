import {
  exportarArtigos,
  listarArtigos,
  listarTiposDeArtigo,
  PUBLICOS_DO_ARTIGO,
  SITUACOES_DO_ARTIGO,
} from '@balcao/dominio/faq/contratos'
import { VISOES } from '@balcao/dominio/visoes/contratos'
import { descreverLista, opcoesDe, opcoesDoServidor } from '../../../platform/listas/descricao.ts'
import { COLUNAS } from './colunas.tsx'
import { FILTROS_DE_ARTIGOS } from './filtros-de-artigos.ts'
import { LoteDeArtigos } from './lote-de-artigos.tsx'

// Rows take less room than the cards of who reads.
const POR_PAGINA = 20

/** FAQ-01 The articles of whoever writes them, drafts included. */
export const LISTA_DE_ARTIGOS = descreverLista({
  nome: 'artigos',
  titulo: 'Artigos',
  nomes: { um: 'artigo', varios: 'artigos', genero: 'o' },
  contrato: listarArtigos,
  leitura: FILTROS_DE_ARTIGOS,
  colunas: () => COLUNAS,
  filtros: [
    { tipo: 'termo', placeholder: 'Título, palavra-chave, texto…' },
    {
      tipo: 'escolha',
      campo: 'tipo',
      rotulo: 'Tipo',
      opcoes: opcoesDoServidor(listarTiposDeArtigo, ({ id, descricao }) => ({ valor: id, nome: descricao })),
    },
    {
      tipo: 'escolha',
      campo: 'situacao',
      rotulo: 'Situação',
      todos: 'Todas',
      opcoes: opcoesDe(SITUACOES_DO_ARTIGO),
    },
    {
      tipo: 'escolha',
      campo: 'publico',
      rotulo: 'Para quem',
      todos: 'Qualquer',
      opcoes: opcoesDe(PUBLICOS_DO_ARTIGO),
    },
  ],
  consulta: (filtros) => ({ take: POR_PAGINA, ...filtros }),
  nomeDe: ({ titulo }) => `artigo ${titulo}`,
  enderecoDe: ({ id }) => `/artigo/${id}/editar`,
  vazio: ({ filtrada }) =>
    filtrada ? undefined : { titulo: 'Nenhum artigo por aqui', texto: 'Escreva o primeiro em Novo artigo.' },
  exportar: exportarArtigos,
  visoes: VISOES.artigos,
  lote: { pode: ({ pode }) => pode('FAQ_EDITAR'), Acoes: LoteDeArtigos },
})
