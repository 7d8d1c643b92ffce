import { type Aviso, exportarAvisos } from '@balcao/dominio/avisos/contratos'
import { type ColunaDaExportacao, rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { apresentarAviso } from './presenter.ts'
import { avisosPorIds, idsDosAvisos } from './queries.ts'

const COLUNAS: readonly ColunaDaExportacao<Aviso>[] = [
  { titulo: 'Publicado em', largura: 18, tipo: 'data', celula: ({ datahora_criacao }) => datahora_criacao },
  { titulo: 'Título', largura: 40, tipo: 'texto', celula: ({ titulo }) => titulo },
  { titulo: 'Mensagem', largura: 80, tipo: 'texto', celula: ({ mensagem }) => mensagem },
  { titulo: 'Importante', largura: 12, tipo: 'texto', celula: ({ importante }) => importante },
  { titulo: 'Autor', largura: 28, tipo: 'texto', celula: ({ autor }) => autor?.nome },
  { titulo: 'Lido', largura: 8, tipo: 'texto', celula: ({ lido }) => lido },
]

/** AVI-01 */
export const rotaExportarAvisos = rotaDeExportacao(exportarAvisos, {
  entidade: 'aviso',
  arquivo: 'avisos',
  colunas: () => COLUNAS,
  ids: ({ tx, sessao, filtro }, maximo) => idsDosAvisos(tx, sessao, filtro, maximo),
  linhas: async ({ tx, sessao }, ids) => (await avisosPorIds(tx, sessao, ids)).map(apresentarAviso),
})
