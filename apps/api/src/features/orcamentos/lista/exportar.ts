import type { ValorDe } from '@balcao/dominio/contrato'
import { CAMPOS_DO_ORCAMENTO } from '@balcao/dominio/orcamentos/campos'
import { exportarOrcamentos } from '@balcao/dominio/orcamentos/lista'
import { type PedidoDeExportacao, rotaDeExportacao } from '../../../rota-de-exportacao.ts'
import { apresentarOrcamentoDaLista } from '../nucleo/presenter.ts'
import { idsDosOrcamentos, orcamentosPorIds } from '../nucleo/queries-lista.ts'
import { criarRotuladorDeOrcamentos } from '../nucleo/rotular-status.ts'

type Filtro = Omit<ValorDe<typeof exportarOrcamentos, 'query'>, 'formato' | 'ids'>

/** VEN-01 The list of the screen. */
export const rotaExportarOrcamentos = rotaDeExportacao(exportarOrcamentos, {
  entidade: 'orcamento',
  arquivo: 'orcamentos',
  campos: CAMPOS_DO_ORCAMENTO,
  ids: ({ tx, sessao, filtro, agora }: PedidoDeExportacao<Filtro>, maximo: number) => {
    const { orderBy, direction, ...resto } = filtro
    return idsDosOrcamentos(tx, sessao, resto, { orderBy, direction, maximo, agora })
  },
  linhas: async ({ tx, sessao, negocio, agora }: PedidoDeExportacao<Filtro>, ids: readonly number[]) => {
    const rotular = criarRotuladorDeOrcamentos(negocio, agora)
    const linhas = await orcamentosPorIds(tx, sessao, ids)
    return linhas.map((linha) => apresentarOrcamentoDaLista(linha, rotular))
  },
})
