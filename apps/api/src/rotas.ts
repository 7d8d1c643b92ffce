import { pode } from '@balcao/dominio/permissoes'
import { APROVADORES, clienteParaDecidir } from './aprovadores.ts'
import { DADOS_DAS_PREVIAS } from './dados-das-previas.ts'
import type { ContarOQueEspera } from './features/acesso/carga.ts'
import { rotasDeAcesso } from './features/acesso/rotas.ts'
import { rotasDeAcompanhamentos } from './features/acompanhamentos/rotas.ts'
import { criarRotaProcurarNaAdministracao } from './features/administracao/procurar.ts'
import { rotasDeAgendas } from './features/agendas/rotas.ts'
import { rotasDeAprovacoes } from './features/aprovacoes/rotas.ts'
import { atendimentosPorOrcamento } from './features/atendimentos/queries.ts'
import { rotasDeAtendimentos } from './features/atendimentos/rotas.ts'
import { rotasDaAuditoria } from './features/auditoria/rotas.ts'
import { rotasDeAutomacoes } from './features/automacoes/rotas.ts'
import { rotasDeAvaliacoes } from './features/avaliacoes/rotas.ts'
import { contarNaoLidos } from './features/avisos/queries.ts'
import { rotasDeAvisos } from './features/avisos/rotas.ts'
import { criarRotaDeBusca } from './features/busca/buscar.ts'
import { rotasDaFilaDeCadastros } from './features/cadastros/fila/rotas-da-fila.ts'
import { rotasDeCadastros } from './features/cadastros/rotas.ts'
import { rotasDeCampanhas } from './features/campanhas/rotas.ts'
import { rotasDaCarteira } from './features/carteira/rotas.ts'
import { desfazerPassagem, rotasDasCarteiras } from './features/carteiras/passar.ts'
import { tiposPorId } from './features/catalogo/queries-escolhas.ts'
import { linhasComNome } from './features/catalogo/queries-procurar.ts'
import { DESFAZER_NO_CATALOGO, rotasDoCatalogo } from './features/catalogo/rotas.ts'
import { fonteDeClientes } from './features/clientes/fonte-de-busca.ts'
import { clientesComTermo } from './features/clientes/queries-termo.ts'
import { rotasDeClientes } from './features/clientes/rotas.ts'
import { rotasDeColetas } from './features/coletas/rotas.ts'
import { rotasDaConfiguracaoFv } from './features/configuracao-fv/rotas.ts'
import { rotasDeConsultasExternas } from './features/consultas-externas/rotas.ts'
import { rotasDeConta } from './features/conta/rotas.ts'
import { rotasDeContasCorrentes } from './features/contas-correntes/rotas.ts'
import { rotasDeContatos } from './features/contatos/rotas.ts'
import { contarRecebidas } from './features/correio/entrada/ver.ts'
import { rotasDoCorreio } from './features/correio/rotas.ts'
import { rotasDeDiscagem } from './features/discagem/rotas.ts'
import { rotasDeDocumentacao } from './features/documentacao/rotas.ts'
import { rotasDeEnderecos } from './features/enderecos/rotas.ts'
import { rotasDaEquipeDoDia } from './features/equipe-do-dia/rotas.ts'
import { integracaoDoPedido } from './features/erp/integracao.ts'
import { rotasDoErp } from './features/erp/rotas.ts'
import { desfazerEstoque, rotasDoEstoque } from './features/estoque/manter.ts'
import { rotasDeEtiquetas } from './features/etiquetas/rotas.ts'
import { fonteDeArtigos } from './features/faq/fonte-de-busca.ts'
import { rotasDeFaq } from './features/faq/rotas.ts'
import { rotasDaFichaDoCliente } from './features/ficha-do-cliente/rotas.ts'
import { rotasDeFiliais } from './features/filiais/rotas.ts'
import { rotasDeFretes } from './features/fretes/rotas.ts'
import { rotasDeHome } from './features/home/rotas.ts'
import { desfazerImagem } from './features/identidade/manter.ts'
import { rotasDaIdentidade } from './features/identidade/rotas.ts'
import { rotasDaImplantacao } from './features/implantacao/rotas.ts'
import { rotasDeInformacoes } from './features/informacoes/rotas.ts'
import { rotasDeLimites } from './features/limites/rotas.ts'
import { rotasDeLugares } from './features/lugares/rotas.ts'
import { rotasDeNegociacoes } from './features/negociacoes/rotas.ts'
import type { MontarAmbiente } from './features/negocio/ambiente.ts'
import { rotasPublicasDoNegocio } from './features/negocio/publico.ts'
import { fonteDeNotas } from './features/notas/fonte-de-busca.ts'
import { notasDoPedido } from './features/notas/queries-pedido.ts'
import { rotasDeNotas } from './features/notas/rotas.ts'
import { transportadorasQueEntregam } from './features/notas/transportadoras-que-entregam.ts'
import { rotasDeObjetivos } from './features/objetivos/rotas.ts'
import { rotasDeCadastro } from './features/opcoes/rotas.ts'
import { usosDaNegociacao } from './features/orcamentos/conversao/queries-negociacoes.ts'
import { fonteDeOrcamentos } from './features/orcamentos/lista/fonte-de-busca.ts'
import { rotasDeOrcamentos } from './features/orcamentos/rotas.ts'
import { desfazerParametro } from './features/parametros/desfazer.ts'
import { rotasDeParametros } from './features/parametros/rotas.ts'
import { fonteDePedidos } from './features/pedidos/fonte-de-busca.ts'
import { queSeDeu } from './features/pedidos/queries-para-aprovar.ts'
import { rotasDePedidos } from './features/pedidos/rotas.ts'
import { desfazerPermissaoDaPessoa, desfazerPermissoes } from './features/permissoes/desfazer.ts'
import { rotasDePermissoes } from './features/permissoes/rotas.ts'
import { desfazerMudancaDePrecos, rotasDaMudancaDePrecos } from './features/precos/manter/mudar-varios.ts'
import { desfazerPreco, rotasDosPrecos } from './features/precos/manter/rotas.ts'
import { rotaTestarImpostos } from './features/precos/testar-impostos.ts'
import { rotasDeProdutos } from './features/produtos/rotas.ts'
import { rotasDeRastreio } from './features/rastreio/rotas.ts'
import { rotasDeRealtime } from './features/realtime/rotas.ts'
import { rotasDeRelatorios } from './features/relatorios/rotas.ts'
import { rotasDeRespostas } from './features/respostas/rotas.ts'
import { rotasDeSaude } from './features/saude/rotas.ts'
import { rotasDeSeguidores } from './features/seguidores/rotas.ts'
import { rotasDeSetores } from './features/setores/rotas.ts'
import { desfazerTexto } from './features/textos/manter.ts'
import { rotasDosTextos } from './features/textos/rotas.ts'
import { fonteDeTickets } from './features/tickets/lista/fonte-de-busca.ts'
import { nomesDosTiposQueDevolvem, tiposParaEscolher } from './features/tickets/nucleo/queries-tipo.ts'
import { rotasDeTickets } from './features/tickets/rotas.ts'
import { desfazerTipo } from './features/tipos-de-tickets/publicar.ts'
import { rotasDosTiposDeTickets } from './features/tipos-de-tickets/rotas.ts'
import { rotasDeTitulos } from './features/titulos/rotas.ts'
import { criarRotaPesquisarTransportadoras } from './features/transportadoras/pesquisar.ts'
import { idDaTrocaDoPedido } from './features/trocas/queries.ts'
import { rotasDeTrocas } from './features/trocas/rotas.ts'
import { desfazerUsuario } from './features/usuarios/alterar.ts'
import { rotasDeUsuarios } from './features/usuarios/rotas.ts'
import { rotasDeVisoes } from './features/visoes/rotas.ts'
import { rotasDoWhatsapp } from './features/whatsapp/rotas.ts'
import type { FontesDeBusca } from './fonte-de-busca.ts'
import type { Rota } from './platform/http/rota.ts'

/** What the search over everything looks through, in the order of its groups. */
const FONTES_DE_BUSCA: FontesDeBusca = {
  clientes: fonteDeClientes,
  tickets: fonteDeTickets,
  pedidos: fonteDePedidos,
  orcamentos: fonteDeOrcamentos,
  notas: fonteDeNotas,
  artigos: fonteDeArtigos,
}

/** What the shell of the portal counts, each part for who may see it. */
const contarOQueEspera: ContarOQueEspera = async ({ tx, sessao, negocio }) => {
  const [avisos, recebidas] = await Promise.all([
    pode(sessao.autorizacoes, 'AVISO_VER') ? contarNaoLidos(tx, sessao) : undefined,
    pode(sessao.autorizacoes, 'CORREIO_RECEBIDO') ? contarRecebidas({ tx, sessao, negocio }) : undefined,
  ])
  return { ...(avisos !== undefined && { avisos }), ...(recebidas && { recebidas }) }
}

/** Every route of the application, noun by noun; what is not here does not exist. */
export function listarRotas(montarAmbiente: MontarAmbiente): Rota[] {
  return [
    ...rotasPublicasDoNegocio(montarAmbiente),
    ...rotasDeAcesso(contarOQueEspera),
    ...rotasDeConta,
    ...rotasDeRealtime,
    ...rotasDeAvisos,
    ...rotasDeHome(atendimentosPorOrcamento),
    ...rotasDeRespostas,
    ...rotasDeAutomacoes,
    ...rotasDeEtiquetas,
    ...rotasDeFaq,
    criarRotaDeBusca(FONTES_DE_BUSCA, clientesComTermo),
    ...rotasDeNotas,
    ...rotasDeRelatorios,
    ...rotasDeTickets,
    ...rotasDeSeguidores,
    ...rotasDeAcompanhamentos,
    ...rotasDeAvaliacoes,
    ...rotasDoCorreio,
    ...rotasDoWhatsapp,
    ...rotasDeVisoes,
    ...rotasDeClientes,
    ...rotasDaFichaDoCliente,
    ...rotasDaCarteira,
    ...rotasDeObjetivos,
    ...rotasDaEquipeDoDia,
    ...rotasDeContatos,
    ...rotasDaFilaDeCadastros,
    ...rotasDeEnderecos,
    ...rotasDeDocumentacao,
    ...rotasDeInformacoes,
    ...rotasDeLimites,
    ...rotasDePedidos({ notasDoPedido, integracaoDoPedido, trocaDoPedido: idDaTrocaDoPedido }),
    ...rotasDoErp,
    ...rotasDeTitulos,
    ...rotasDeOrcamentos(atendimentosPorOrcamento),
    ...rotasDaConfiguracaoFv,
    ...rotasDeNegociacoes(usosDaNegociacao),
    ...rotasDeCampanhas,
    ...rotasDeTrocas,
    ...rotasDeContasCorrentes,
    ...rotasDeAprovacoes(APROVADORES, { doCliente: clienteParaDecidir, queSeDeu }),
    ...rotasDeAgendas,
    ...rotasDeAtendimentos,
    ...rotasDeRastreio,
    ...rotasDeFretes,
    rotaTestarImpostos,
    ...rotasDosPrecos,
    ...rotasDaMudancaDePrecos,
    ...rotasDeDiscagem,
    ...rotasDeProdutos,
    ...rotasDoEstoque,
    ...rotasDasCarteiras,
    criarRotaPesquisarTransportadoras(transportadorasQueEntregam),
    ...rotasDeFiliais,
    ...rotasDeSetores,
    ...rotasDeLugares,
    ...rotasDeCadastro,
    ...rotasDeConsultasExternas,
    ...rotasDeCadastros,
    ...rotasDeColetas,
    ...rotasDaImplantacao,
    criarRotaProcurarNaAdministracao(nomesDosTiposQueDevolvem, tiposPorId, linhasComNome),
    ...rotasDeParametros(tiposParaEscolher),
    ...rotasDosTextos(DADOS_DAS_PREVIAS),
    ...rotasDaIdentidade,
    ...rotasDoCatalogo,
    ...rotasDosTiposDeTickets,
    ...rotasDePermissoes,
    ...rotasDaAuditoria({
      parametro: desfazerParametro,
      permissao: desfazerPermissoes,
      'permissao-da-pessoa': desfazerPermissaoDaPessoa,
      texto: desfazerTexto,
      imagem: desfazerImagem,
      usuario: desfazerUsuario,
      estoque: desfazerEstoque,
      'passagem-de-carteira': desfazerPassagem,
      preco: desfazerPreco,
      'mudanca-de-precos': desfazerMudancaDePrecos,
      ...DESFAZER_NO_CATALOGO,
      'tipo-de-tickets': desfazerTipo,
    }),
    ...rotasDeUsuarios,
    ...rotasDeSaude,
  ]
}
