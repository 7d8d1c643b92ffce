import { CAMPOS_DO_ARTIGO } from '@balcao/dominio/faq/campos'
import { exportarArtigos, listarArtigos, listarTiposDeArtigo } from '@balcao/dominio/faq/contratos'
import { descreverLista, opcoesDoServidor } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { COLUNAS } from './colunas.tsx'
import { LoteDeArtigos } from './lote-de-artigos.tsx'

// Rows take less room than the cards of who reads.
const POR_PAGINA = 20

/** FAQ-01 The articles of whoever writes them, drafts included. */
export const LISTA_DE_ARTIGOS = descreverLista({
  nome: 'artigos',
  titulo: 'Artigos',
  nomes: { um: 'artigo', varios: 'artigos', genero: 'o' },
  contrato: listarArtigos,
  leitura: filtrosDeLista(listarArtigos.query),
  colunas: () => COLUNAS,
  filtros: filtrosDosCampos(CAMPOS_DO_ARTIGO, {
    tipo: {
      opcoes: opcoesDoServidor(listarTiposDeArtigo, ({ id, descricao }) => ({ valor: id, nome: descricao })),
    },
  }),
  consulta: (filtros) => ({ take: POR_PAGINA, ...filtros }),
  nomeDe: ({ titulo }) => `artigo ${titulo}`,
  enderecoDe: ({ id }) => `/artigo/${id}/editar`,
  vazio: ({ filtrada }) =>
    filtrada ? undefined : { titulo: 'Nenhum artigo por aqui', texto: 'Escreva o primeiro em Novo artigo.' },
  exportar: exportarArtigos,
  visoes: 'artigos',
  lote: { pode: ({ pode }) => pode('FAQ_EDITAR'), Acoes: LoteDeArtigos },
})
