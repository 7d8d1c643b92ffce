import { CAMPOS_DA_COLETA, CAMPOS_DO_QUE_AGUARDA } from '@balcao/dominio/coletas/campos'
import { exportarAguardandoColeta, exportarColetas } from '@balcao/dominio/coletas/contratos'
import { rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { comTotais } from './aguardando.ts'
import { comTickets } from './listar.ts'
import { coletasPorIds, idsDasColetas } from './queries.ts'
import { aguardandoPorIds, idsQueAguardam } from './queries-aguardando.ts'

export const rotaExportarColetas = rotaDeExportacao(exportarColetas, {
  entidade: 'coleta',
  arquivo: 'coletas',
  campos: CAMPOS_DA_COLETA,
  ids: ({ tx, sessao, filtro }, maximo) => idsDasColetas(tx, sessao, filtro, maximo),
  linhas: async ({ tx, sessao }, ids) => comTickets(tx, sessao, await coletasPorIds(tx, sessao, ids)),
})

export const rotaExportarAguardandoColeta = rotaDeExportacao(exportarAguardandoColeta, {
  entidade: 'coleta',
  arquivo: 'aguardando-coleta',
  campos: CAMPOS_DO_QUE_AGUARDA,
  ids: ({ tx, sessao, filtro }, maximo) => idsQueAguardam(tx, sessao, filtro, maximo),
  linhas: async ({ tx, sessao }, ids) => comTotais(tx, await aguardandoPorIds(tx, sessao, ids)),
})
