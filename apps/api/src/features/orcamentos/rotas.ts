import type { Rota } from '../../platform/http/rota.ts'
import { rotaExportarOrcamentos } from './exportar.ts'
import {
  rotaListarOrcamentos,
  rotaListarOrcamentosDoCliente,
  rotaListarVendedoresDeOrcamentos,
} from './listar.ts'
import { type AtendimentosPorOrcamento, criarRotaListarParados } from './listar-parados.ts'
import { rotaObterOrcamento } from './obter.ts'
import { rotaListarUltimosCotadosDoProduto } from './ultimos-cotados.ts'

export const rotasDeOrcamentos = (atendimentosPorOrcamento: AtendimentosPorOrcamento): Rota[] => [
  rotaListarOrcamentos,
  rotaExportarOrcamentos,
  rotaListarVendedoresDeOrcamentos,
  criarRotaListarParados(atendimentosPorOrcamento),
  rotaListarOrcamentosDoCliente,
  rotaListarUltimosCotadosDoProduto,
  rotaObterOrcamento,
]
