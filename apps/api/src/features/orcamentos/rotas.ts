import type { Rota } from '../../platform/http/rota.ts'
import { rotaConverterOrcamento, rotaPreverConversao, rotaPreverParte } from './conversao/converter.ts'
import { rotaListarHistoricoDoOrcamento } from './detalhe/historico.ts'
import { rotaObterOrcamento } from './detalhe/obter.ts'
import { rotaPerderOrcamento } from './detalhe/perder.ts'
import { rotaListarUltimosCotadosDoProduto } from './detalhe/ultimos-cotados.ts'
import { rotaBaixarOrcamento, rotaBaixarPedido } from './do-cliente/baixar.ts'
import { rotaEnviarOrcamento } from './do-cliente/enviar.ts'
import {
  rotaCriarLinkDoOrcamento,
  rotaObterLinkDoOrcamento,
  rotaRevogarLinkDoOrcamento,
} from './do-cliente/link.ts'
import {
  rotaAceitarOrcamentoPeloLink,
  rotaBaixarOrcamentoPeloLink,
  rotaVerOrcamentoPeloLink,
} from './do-cliente/pelo-link.ts'
import {
  rotaAbrirOrcamentoPeloLink,
  rotaPerguntarPeloLink,
  rotaRecusarOrcamentoPeloLink,
} from './do-cliente/respostas.ts'
import { rotaAlterarOrcamento } from './edicao/alterar.ts'
import { rotaCriarOrcamento } from './edicao/criar.ts'
import { rotaDuplicarOrcamento, rotaRepetirPedido } from './edicao/duplicar.ts'
import { rotaObterEdicao } from './edicao/obter.ts'
import { rotaPesquisarProdutosDoOrcamento, rotaProdutosPorCodigo } from './edicao/pesquisar-produtos.ts'
import { rotaListarSugestoes } from './edicao/sugestoes.ts'
import { rotaCotarFrete } from './frete/cotar.ts'
import { rotaObterCargaDoFrete } from './frete/obter-carga.ts'
import { rotaAprovarOrcamento, rotaPedirAprovacaoDoOrcamento } from './limites/aprovar.ts'
import { rotaListarEmDigitacao } from './limites/em-digitacao.ts'
import { rotaExportarOrcamentos } from './lista/exportar.ts'
import {
  rotaListarOrcamentos,
  rotaListarOrcamentosDoCliente,
  rotaListarVendedoresDeOrcamentos,
} from './lista/listar.ts'
import { type AtendimentosPorOrcamento, criarRotaListarParados } from './lista/listar-parados.ts'

export const rotasDeOrcamentos = (atendimentosPorOrcamento: AtendimentosPorOrcamento): Rota[] => [
  rotaCriarOrcamento,
  rotaAlterarOrcamento,
  rotaObterEdicao,
  rotaPesquisarProdutosDoOrcamento,
  rotaProdutosPorCodigo,
  rotaPreverConversao,
  rotaPreverParte,
  rotaConverterOrcamento,
  rotaAprovarOrcamento,
  rotaPedirAprovacaoDoOrcamento,
  rotaListarEmDigitacao,
  rotaListarOrcamentos,
  rotaExportarOrcamentos,
  rotaListarVendedoresDeOrcamentos,
  criarRotaListarParados(atendimentosPorOrcamento),
  rotaListarOrcamentosDoCliente,
  rotaListarUltimosCotadosDoProduto,
  rotaObterOrcamento,
  rotaDuplicarOrcamento,
  rotaRepetirPedido,
  rotaListarSugestoes,
  rotaPerderOrcamento,
  rotaListarHistoricoDoOrcamento,
  rotaCotarFrete,
  rotaObterCargaDoFrete,
  rotaBaixarOrcamento,
  rotaBaixarPedido,
  rotaObterLinkDoOrcamento,
  rotaCriarLinkDoOrcamento,
  rotaRevogarLinkDoOrcamento,
  rotaEnviarOrcamento,
  rotaVerOrcamentoPeloLink,
  rotaBaixarOrcamentoPeloLink,
  rotaAceitarOrcamentoPeloLink,
  rotaAbrirOrcamentoPeloLink,
  rotaRecusarOrcamentoPeloLink,
  rotaPerguntarPeloLink,
]
