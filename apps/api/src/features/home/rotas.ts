import type { Rota } from '../../platform/http/rota.ts'
import type { AtendimentosPorOrcamento } from '../orcamentos/lista/listar-parados.ts'
import { rotaTotaisDaHome } from './totais.ts'
import { criarRotaVendasDaHome } from './vendas.ts'

export const rotasDeHome = (atendimentosPorOrcamento: AtendimentosPorOrcamento): Rota[] => [
  rotaTotaisDaHome,
  criarRotaVendasDaHome(atendimentosPorOrcamento),
]
