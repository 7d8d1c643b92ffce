import { rotaCarregarApp } from './features/acesso/carga.ts'
import { rotaEntrar, rotaObterCaptcha } from './features/acesso/entrar.ts'
import { rotaCriarConta } from './features/acesso/nova-conta.ts'
import {
  rotaRedefinirSenha,
  rotaRequisitarRedefinicao,
  rotaValidarToken,
} from './features/acesso/redefinicao.ts'
import { rotaSair, rotaValidarSessao } from './features/acesso/sessao-atual.ts'
import { rotaConfirmarAviso, rotaConfirmarTodosOsAvisos } from './features/avisos/confirmar.ts'
import { rotaExportarAvisos } from './features/avisos/exportar.ts'
import { rotaContarAvisosNaoLidos, rotaListarAvisos } from './features/avisos/listar.ts'
import { rotaPublicarAviso } from './features/avisos/publicar.ts'
import { criarRotaDeBusca } from './features/busca/buscar.ts'
import {
  rotaListarAtividades,
  rotaListarBancos,
  rotaListarClassificacoes,
  rotaListarComoConheceu,
} from './features/cadastro/opcoes.ts'
import { fonteDeClientes } from './features/clientes/fonte-de-busca.ts'
import { rotaObterCliente } from './features/clientes/obter.ts'
import { rotaPesquisarClientes } from './features/clientes/pesquisar.ts'
import {
  rotaListarAguardandoColeta,
  rotaListarRepresentantesParaColeta,
  rotaListarTransportadorasParaColeta,
} from './features/coletas/aguardando.ts'
import { rotaCancelarColeta } from './features/coletas/cancelar.ts'
import { rotaConfirmarColeta } from './features/coletas/confirmar.ts'
import { rotaExportarAguardandoColeta, rotaExportarColetas } from './features/coletas/exportar.ts'
import { rotaGerarOrdensDeColeta } from './features/coletas/gerar.ts'
import { rotaListarColetas } from './features/coletas/listar.ts'
import { rotaBaixarOrdemDeColeta, rotaObterColeta } from './features/coletas/obter.ts'
import { rotaObterResponsavel } from './features/coletas/responsavel.ts'
import { rotaListarCidades, rotaListarEstados, rotaListarFiliais } from './features/consultas/lugares.ts'
import { rotaConfirmarConta, rotaValidarPedidoDeConta } from './features/conta/confirmar-conta.ts'
import { rotaAlterarDados, rotaObterDados } from './features/conta/dados.ts'
import { rotaCancelarTrocaDeEmail, rotaReenviarConfirmacaoDeEmail } from './features/conta/email-pendente.ts'
import { rotaAlterarSenha } from './features/conta/senha.ts'
import {
  rotaEncerrarOutrasSessoes,
  rotaEncerrarUmaSessao,
  rotaListarSessoes,
} from './features/conta/sessoes.ts'
import { rotaConfirmarEmail, rotaDesfazerTrocaDeEmail } from './features/conta/troca-de-email.ts'
import { rotaObterVinculo, rotaPedirCodigoDeVinculo, rotaVincularCadastro } from './features/conta/vinculo.ts'
import { rotaAvaliarArtigo } from './features/faq/avaliar.ts'
import {
  rotaAlterarArtigo,
  rotaCriarArtigo,
  rotaDespublicarArtigo,
  rotaPublicarArtigo,
} from './features/faq/escrever.ts'
import { rotaExportarArtigos } from './features/faq/exportar.ts'
import { fonteDeArtigos } from './features/faq/fonte-de-busca.ts'
import {
  rotaListarArtigos,
  rotaListarArtigosRelacionados,
  rotaListarTiposDeArtigo,
  rotaObterArtigo,
} from './features/faq/ler.ts'
import { rotaTotaisDaHome } from './features/home/totais.ts'
import type { MontarAmbiente } from './features/negocio/ambiente.ts'
import { rotasPublicasDoNegocio } from './features/negocio/publico.ts'
import { rotaBaixarDanfe, rotaBaixarXmlDaNota } from './features/notas/baixar.ts'
import { rotaListarNotasFiscaisDoCliente, rotaObterNotaFiscal } from './features/notas/consultar.ts'
import { fonteDeNotas } from './features/notas/fonte-de-busca.ts'
import { notasDoPedido } from './features/notas/queries-pedido.ts'
import { transportadorasQueEntregam } from './features/notas/transportadoras-que-entregam.ts'
import { rotaExportarMeusPedidos, rotaExportarPedidos } from './features/pedidos/exportar.ts'
import { fonteDePedidos } from './features/pedidos/fonte-de-busca.ts'
import {
  rotaListarMeusPedidos,
  rotaListarPedidos,
  rotaListarPedidosDoCliente,
} from './features/pedidos/listar.ts'
import { criarRotaObterPedido } from './features/pedidos/obter.ts'
import { rotaListarUltimosPedidosDoProduto } from './features/pedidos/ultimos-do-produto.ts'
import { rotaObterImagemDoProduto } from './features/produtos/imagem.ts'
import { rotaListarTabelasDePreco, rotaPesquisarProdutos } from './features/produtos/pesquisar.ts'
import { rotaAutorizarCanal } from './features/realtime/autorizar-canal.ts'
import { rotaGerarRelatorio } from './features/relatorios/gerar.ts'
import { rotaListarParametrosDoRelatorio, rotaListarRelatorios } from './features/relatorios/listar.ts'
import { rotaVerRelatorio } from './features/relatorios/visualizar.ts'
import { rotaAbrirTicketPeloPortal } from './features/tickets/abrir-pelo-portal.ts'
import { rotaBaixarAnexo, rotaListarAnexosDoTicket } from './features/tickets/anexos.ts'
import { rotaArquivarTicket, rotaDesarquivarTicket } from './features/tickets/arquivar.ts'
import { rotaListarAtividadesDoTicket } from './features/tickets/atividades.ts'
import { rotaAvancarEtapa } from './features/tickets/avancar-etapa.ts'
import { rotaCompletarCadastro } from './features/tickets/completar-cadastro.ts'
import {
  rotaListarEtapas,
  rotaListarMenu,
  rotaListarMotivosDeAbertura,
  rotaListarMotivosDeAnalise,
  rotaListarMotivosDeFinalizacao,
  rotaListarMotivosDeProduto,
  rotaListarOrigens,
  rotaListarStatus,
  rotaListarTipos,
} from './features/tickets/consultas.ts'
import { rotaAlterarProdutosDoTicket } from './features/tickets/corrigir-produtos.ts'
import { rotaListarCustosDisponiveis } from './features/tickets/custos.ts'
import {
  rotaListarAtendentes,
  rotaListarAtendentesDisponiveis,
  rotaListarRegioes,
  rotaListarRepresentantes,
  rotaListarSetores,
} from './features/tickets/equipe.ts'
import { rotaEscreverNoHistorico } from './features/tickets/escrever.ts'
import { rotaBaixarEspelho } from './features/tickets/espelho.ts'
import { rotaExportarTickets } from './features/tickets/exportar.ts'
import { rotaFinalizarTicket } from './features/tickets/finalizar.ts'
import { fonteDeTickets } from './features/tickets/fonte-de-busca.ts'
import { rotaListarHistorico } from './features/tickets/historico.ts'
import {
  rotaConsultarTickets,
  rotaListarTickets,
  rotaListarTicketsRecentes,
  rotaTotaisDeTickets,
} from './features/tickets/listar.ts'
import { rotaArquivarVarios, rotaDesarquivarVarios, rotaEncaminharVarios } from './features/tickets/lote.ts'
import {
  rotaListarNotasDoCliente,
  rotaObterNotaParaTicket,
  rotaPesquisarProdutosDasNotas,
} from './features/tickets/notas-para-ticket.ts'
import { rotaObterTicket } from './features/tickets/obter.ts'
import {
  rotaPesquisarAvulsos,
  rotaPesquisarClientesDoTicket,
} from './features/tickets/pesquisas-da-abertura.ts'
import { rotaListarProdutosDoTicket } from './features/tickets/produtos.ts'
import { rotaListarProdutosDasNotas } from './features/tickets/produtos-nf.ts'
import { rotaReabrirTicket } from './features/tickets/reabrir.ts'
import { rotaReclassificarTicket } from './features/tickets/reclassificar.ts'
import { rotaRetrocederEtapa } from './features/tickets/retroceder-etapa.ts'
import { rotaListarSetoresDoTicket } from './features/tickets/setores.ts'
import { criarRotaPesquisarTransportadoras } from './features/transportadoras/pesquisar.ts'
import { rotasDeVisoes } from './features/visoes/visoes.ts'
import type { FonteDeBusca } from './fonte-de-busca.ts'
import type { Rota } from './platform/http/rota.ts'

/** What the search over everything looks through, in the order of its groups. */
const FONTES_DE_BUSCA: readonly FonteDeBusca[] = [
  fonteDeClientes,
  fonteDeTickets,
  fonteDePedidos,
  fonteDeNotas,
  fonteDeArtigos,
]

/** Every route of the application; what is not here does not exist. */
export function listarRotas(montarAmbiente: MontarAmbiente): Rota[] {
  return [
    ...rotasPublicasDoNegocio(montarAmbiente),
    rotaObterCaptcha,
    rotaEntrar,
    rotaRequisitarRedefinicao,
    rotaValidarToken,
    rotaRedefinirSenha,
    rotaCriarConta,
    rotaValidarPedidoDeConta,
    rotaConfirmarConta,
    rotaCarregarApp,
    rotaValidarSessao,
    rotaSair,
    rotaObterDados,
    rotaAlterarDados,
    rotaReenviarConfirmacaoDeEmail,
    rotaCancelarTrocaDeEmail,
    rotaConfirmarEmail,
    rotaDesfazerTrocaDeEmail,
    rotaAlterarSenha,
    rotaListarSessoes,
    rotaEncerrarUmaSessao,
    rotaEncerrarOutrasSessoes,
    rotaObterVinculo,
    rotaPedirCodigoDeVinculo,
    rotaVincularCadastro,
    rotaAutorizarCanal,
    rotaListarAvisos,
    rotaContarAvisosNaoLidos,
    rotaConfirmarAviso,
    rotaConfirmarTodosOsAvisos,
    rotaPublicarAviso,
    rotaTotaisDaHome,
    rotaListarArtigosRelacionados,
    rotaListarArtigos,
    rotaListarTiposDeArtigo,
    rotaObterArtigo,
    rotaAvaliarArtigo,
    rotaCriarArtigo,
    rotaAlterarArtigo,
    rotaPublicarArtigo,
    rotaDespublicarArtigo,
    criarRotaDeBusca(FONTES_DE_BUSCA),
    rotaListarNotasFiscaisDoCliente,
    rotaObterNotaFiscal,
    rotaBaixarXmlDaNota,
    rotaBaixarDanfe,
    rotaListarRelatorios,
    rotaListarParametrosDoRelatorio,
    rotaGerarRelatorio,
    rotaVerRelatorio,
    rotaAbrirTicketPeloPortal,
    rotaListarNotasDoCliente,
    rotaObterNotaParaTicket,
    rotaPesquisarProdutosDasNotas,
    rotaPesquisarAvulsos,
    rotaPesquisarClientesDoTicket,
    rotaListarTickets,
    rotaConsultarTickets,
    rotaListarTicketsRecentes,
    rotaTotaisDeTickets,
    rotaExportarTickets,
    ...rotasDeVisoes,
    rotaExportarPedidos,
    rotaExportarMeusPedidos,
    rotaExportarColetas,
    rotaExportarAguardandoColeta,
    rotaExportarArtigos,
    rotaExportarAvisos,
    rotaPesquisarClientes,
    rotaObterCliente,
    rotaListarPedidos,
    rotaListarMeusPedidos,
    rotaListarPedidosDoCliente,
    rotaListarUltimosPedidosDoProduto,
    criarRotaObterPedido(notasDoPedido),
    rotaPesquisarProdutos,
    rotaListarTabelasDePreco,
    rotaObterImagemDoProduto,
    criarRotaPesquisarTransportadoras(transportadorasQueEntregam),
    rotaAvancarEtapa,
    rotaRetrocederEtapa,
    rotaFinalizarTicket,
    rotaReabrirTicket,
    rotaArquivarTicket,
    rotaDesarquivarTicket,
    rotaReclassificarTicket,
    rotaArquivarVarios,
    rotaDesarquivarVarios,
    rotaEncaminharVarios,
    rotaListarEstados,
    rotaListarCidades,
    rotaListarFiliais,
    rotaListarBancos,
    rotaListarComoConheceu,
    rotaListarClassificacoes,
    rotaListarAtividades,
    rotaListarMenu,
    rotaListarTipos,
    rotaListarStatus,
    rotaListarOrigens,
    rotaListarMotivosDeProduto,
    rotaListarMotivosDeFinalizacao,
    rotaListarMotivosDeAbertura,
    rotaListarMotivosDeAnalise,
    rotaListarEtapas,
    rotaListarAtendentesDisponiveis,
    rotaListarAtendentes,
    rotaListarRepresentantes,
    rotaListarSetores,
    rotaListarRegioes,
    rotaObterTicket,
    rotaListarHistorico,
    rotaEscreverNoHistorico,
    rotaListarAtividadesDoTicket,
    rotaListarSetoresDoTicket,
    rotaListarAnexosDoTicket,
    rotaBaixarAnexo,
    rotaListarCustosDisponiveis,
    rotaListarProdutosDoTicket,
    rotaAlterarProdutosDoTicket,
    rotaListarProdutosDasNotas,
    rotaBaixarEspelho,
    rotaCompletarCadastro,
    rotaListarAguardandoColeta,
    rotaListarRepresentantesParaColeta,
    rotaListarTransportadorasParaColeta,
    rotaGerarOrdensDeColeta,
    rotaObterResponsavel,
    rotaListarColetas,
    rotaObterColeta,
    rotaBaixarOrdemDeColeta,
    rotaConfirmarColeta,
    rotaCancelarColeta,
  ]
}
