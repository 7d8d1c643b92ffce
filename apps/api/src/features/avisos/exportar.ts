import { CAMPOS_DO_AVISO } from '@balcao/dominio/avisos/campos'
import { exportarAvisos } from '@balcao/dominio/avisos/contratos'
import { rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { apresentarAviso } from './presenter.ts'
import { avisosPorIds, idsDosAvisos } from './queries.ts'

export const rotaExportarAvisos = rotaDeExportacao(exportarAvisos, {
  entidade: 'aviso',
  arquivo: 'avisos',
  campos: CAMPOS_DO_AVISO,
  ids: ({ tx, sessao, filtro }, maximo) => idsDosAvisos(tx, sessao, filtro, maximo),
  linhas: async ({ tx, sessao }, ids) => (await avisosPorIds(tx, sessao, ids)).map(apresentarAviso),
})
