import { CAMPOS_DA_AUDITORIA } from '@balcao/dominio/auditoria/campos'
import { exportarAuditoria, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { rota } from '../../rota.ts'
import { rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { apresentarEntrada } from './presenter.ts'
import { entradasDaAuditoria, entradasPorId, idsDaAuditoria } from './queries.ts'

export const rotaListarAuditoria = rota(listarAuditoria, async ({ query, tx, sessao }) => {
  const { itens, paginator } = await entradasDaAuditoria(tx, query)
  return { itens: itens.map(apresentarEntrada(sessao)), paginator }
})

export const rotaExportarAuditoria = rotaDeExportacao(exportarAuditoria, {
  entidade: 'auditoria',
  arquivo: 'auditoria',
  campos: CAMPOS_DA_AUDITORIA,
  ids: ({ tx, filtro }, maximo) => idsDaAuditoria(tx, filtro, maximo),
  linhas: async ({ tx, sessao }, ids) => (await entradasPorId(tx, ids)).map(apresentarEntrada(sessao)),
})
