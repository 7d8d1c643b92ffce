import { exportarArtigos, PUBLICOS_DO_ARTIGO } from '@balcao/dominio/faq/contratos'
import { scoreDoArtigo } from '@balcao/dominio/faq/score'
import { type ColunaDaExportacao, rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { artigosPorIds, idsDosArtigos, type LinhaDaLista } from './queries.ts'

const COLUNAS: readonly ColunaDaExportacao<LinhaDaLista>[] = [
  { titulo: 'Artigo', largura: 10, tipo: 'numero', celula: ({ id }) => id },
  { titulo: 'Título', largura: 60, tipo: 'texto', celula: ({ titulo }) => titulo },
  { titulo: 'Tipo', largura: 24, tipo: 'texto', celula: ({ tipo }) => tipo.descricao },
  { titulo: 'Para quem', largura: 16, tipo: 'texto', celula: ({ publico }) => PUBLICOS_DO_ARTIGO[publico] },
  { titulo: 'Publicado', largura: 12, tipo: 'texto', celula: ({ publicado }) => publicado },
  { titulo: 'Nota', largura: 10, tipo: 'numero', celula: scoreDoArtigo },
  { titulo: 'Ajudou', largura: 10, tipo: 'numero', celula: ({ ajudou }) => ajudou },
  { titulo: 'Não ajudou', largura: 12, tipo: 'numero', celula: ({ naoAjudou }) => naoAjudou },
  { titulo: 'Atualizado em', largura: 18, tipo: 'data', celula: ({ atualizadoEm }) => atualizadoEm },
]

/** FAQ-01 */
export const rotaExportarArtigos = rotaDeExportacao(exportarArtigos, {
  entidade: 'artigo',
  arquivo: 'artigos',
  colunas: () => COLUNAS,
  ids: ({ tx, sessao, filtro }, maximo) => idsDosArtigos(tx, sessao, filtro, maximo),
  linhas: ({ tx, sessao }, ids) => artigosPorIds(tx, sessao, ids),
})
