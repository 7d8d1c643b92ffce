import type { Rota } from '../../platform/http/rota.ts'
import { rotaConverterOrcamento, rotaPreverConversao } from './conversao/converter.ts'
import { rotaAlterarOrcamento } from './edicao/alterar.ts'
import { rotaCriarOrcamento } from './edicao/criar.ts'
import { rotaObterEdicao } from './edicao/obter.ts'
import { rotaPesquisarProdutosDoOrcamento, rotaProdutosPorCodigo } from './edicao/pesquisar-produtos.ts'
import { rotaListarOrcamentosDoCliente } from './listar.ts'
import { rotaObterOrcamento } from './obter.ts'
import { rotaListarUltimosCotadosDoProduto } from './ultimos-cotados.ts'

export const rotasDeOrcamentos: Rota[] = [
  rotaCriarOrcamento,
  rotaAlterarOrcamento,
  rotaObterEdicao,
  rotaPesquisarProdutosDoOrcamento,
  rotaProdutosPorCodigo,
  rotaPreverConversao,
  rotaConverterOrcamento,
  rotaListarOrcamentosDoCliente,
  rotaListarUltimosCotadosDoProduto,
  rotaObterOrcamento,
]
