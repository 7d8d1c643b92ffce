import type { Rota } from '../../platform/http/rota.ts'
import { rotaConverterOrcamento, rotaPreverConversao } from './conversao/converter.ts'
import { rotaAlterarOrcamento } from './edicao/alterar.ts'
import { rotaCriarOrcamento } from './edicao/criar.ts'
import { rotaObterEdicao } from './edicao/obter.ts'
import { rotaPesquisarProdutosDoOrcamento, rotaProdutosPorCodigo } from './edicao/pesquisar-produtos.ts'
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
  rotaCriarOrcamento,
  rotaAlterarOrcamento,
  rotaObterEdicao,
  rotaPesquisarProdutosDoOrcamento,
  rotaProdutosPorCodigo,
  rotaPreverConversao,
  rotaConverterOrcamento,
  rotaListarOrcamentos,
  rotaExportarOrcamentos,
  rotaListarVendedoresDeOrcamentos,
  criarRotaListarParados(atendimentosPorOrcamento),
  rotaListarOrcamentosDoCliente,
  rotaListarUltimosCotadosDoProduto,
  rotaObterOrcamento,
]
