import { CAMPOS_DO_ARTIGO } from '@balcao/dominio/faq/campos'
import { exportarArtigos } from '@balcao/dominio/faq/contratos'
import { rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { apresentarNaLista } from './presenter.ts'
import { artigosPorIds, idsDosArtigos } from './queries.ts'

export const rotaExportarArtigos = rotaDeExportacao(exportarArtigos, {
  entidade: 'artigo',
  arquivo: 'artigos',
  campos: CAMPOS_DO_ARTIGO,
  ids: ({ tx, sessao, filtro }, maximo) => idsDosArtigos(tx, sessao, filtro, maximo),
  linhas: async ({ tx, sessao }, ids) =>
    (await artigosPorIds(tx, sessao, ids)).map((linha) => ({
      ...apresentarNaLista(linha, [], undefined),
      ajudou: linha.ajudou,
      naoAjudou: linha.naoAjudou,
      datahora_atualizacao: linha.atualizadoEm.toISOString(),
    })),
})
