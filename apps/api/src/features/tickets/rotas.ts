import type { Rota } from '../../platform/http/rota.ts'
import { rotaAbrirTicketPeloPortal } from './abertura/abrir.ts'
import { rotaListarTicketsDasNotas, rotaProcurarNotasADevolver } from './abertura/devolucao.ts'
import {
  rotaListarNotasDoCliente,
  rotaObterNotaParaTicket,
  rotaPesquisarProdutosDasNotas,
} from './abertura/notas-para-ticket.ts'
import { rotaPesquisarAvulsos, rotaPesquisarClientesDoTicket } from './abertura/pesquisar.ts'
import {
  rotaListarAtendentes,
  rotaListarAtendentesDisponiveis,
  rotaListarRepresentantes,
} from './catalogo/equipe.ts'
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
} from './catalogo/listar.ts'
import { rotaBaixarAnexo, rotaListarAnexosDoTicket } from './detalhe/anexos.ts'
import { rotaListarAtividadesDoTicket } from './detalhe/atividades.ts'
import { rotaBaixarEspelho } from './detalhe/espelho.ts'
import { rotaListarHistorico } from './detalhe/historico.ts'
import { rotaObterTicket } from './detalhe/obter.ts'
import { rotaListarProdutosDoTicket } from './detalhe/produtos.ts'
import { rotaListarProdutosDasNotas } from './detalhe/produtos-nf.ts'
import { rotaListarSetoresDoTicket } from './detalhe/setores.ts'
import { rotaMinhaFila, rotaProximoDaFila } from './fila/ler.ts'
import { rotaArquivarTicket, rotaDesarquivarTicket } from './fluxo/arquivar.ts'
import { rotaAvancarEtapa } from './fluxo/avancar-etapa.ts'
import { rotaCompletarCadastro } from './fluxo/completar-cadastro.ts'
import { rotaAlterarProdutosDoTicket } from './fluxo/corrigir-produtos.ts'
import { rotaEscreverNoHistorico } from './fluxo/escrever.ts'
import { rotaEtiquetarTicket } from './fluxo/etiquetar.ts'
import { rotaFinalizarTicket } from './fluxo/finalizar.ts'
import { rotaDesligarTicket, rotaLigarTicket } from './fluxo/ligar.ts'

import { rotaReabrirTicket } from './fluxo/reabrir.ts'
import { rotaReclassificarTicket } from './fluxo/reclassificar.ts'
import { rotaAssumirTicket, rotaAtribuirTicket, rotaDevolverTicket } from './fluxo/responsavel.ts'
import { rotaRetrocederEtapa } from './fluxo/retroceder-etapa.ts'
import { rotaTornarDevolucao } from './fluxo/tornar-devolucao.ts'
import { rotaDesfazerUniao, rotaUnirTicket } from './fluxo/unir.ts'
import { rotaExportarTickets } from './lista/exportar.ts'
import {
  rotaConsultarTickets,
  rotaListarTickets,
  rotaListarTicketsRecentes,
  rotaTotaisDeTickets,
} from './lista/listar.ts'
import { rotaArquivarVarios, rotaDesarquivarVarios, rotaEncaminharVarios } from './lista/lote.ts'
import { rotaEtiquetarVarios } from './lista/lote-das-etiquetas.ts'
import {
  rotaAssumirVarios,
  rotaAtribuirVarios,
  rotaDesfazerResponsavel,
  rotaDevolverVarios,
} from './lista/lote-do-responsavel.ts'
import { rotaListarCustosDisponiveis } from './requisitos/custos.ts'
import { rotaListarTitulosDoTicket } from './requisitos/titulos.ts'

export const rotasDeTickets: Rota[] = [
  rotaAbrirTicketPeloPortal,
  rotaListarNotasDoCliente,
  rotaObterNotaParaTicket,
  rotaPesquisarProdutosDasNotas,
  rotaProcurarNotasADevolver,
  rotaListarTicketsDasNotas,
  rotaPesquisarAvulsos,
  rotaPesquisarClientesDoTicket,
  rotaListarTickets,
  rotaConsultarTickets,
  rotaListarTicketsRecentes,
  rotaTotaisDeTickets,
  rotaExportarTickets,
  rotaAvancarEtapa,
  rotaRetrocederEtapa,
  rotaFinalizarTicket,
  rotaReabrirTicket,
  rotaArquivarTicket,
  rotaDesarquivarTicket,
  rotaReclassificarTicket,
  rotaTornarDevolucao,
  rotaArquivarVarios,
  rotaDesarquivarVarios,
  rotaEncaminharVarios,
  rotaAssumirTicket,
  rotaAtribuirTicket,
  rotaDevolverTicket,
  rotaAssumirVarios,
  rotaAtribuirVarios,
  rotaDevolverVarios,
  rotaDesfazerResponsavel,
  rotaEtiquetarTicket,
  rotaEtiquetarVarios,
  rotaUnirTicket,
  rotaDesfazerUniao,
  rotaLigarTicket,
  rotaDesligarTicket,
  rotaMinhaFila,
  rotaProximoDaFila,
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
  rotaObterTicket,
  rotaListarHistorico,
  rotaEscreverNoHistorico,
  rotaListarAtividadesDoTicket,
  rotaListarSetoresDoTicket,
  rotaListarAnexosDoTicket,
  rotaBaixarAnexo,
  rotaListarCustosDisponiveis,
  rotaListarTitulosDoTicket,
  rotaListarProdutosDoTicket,
  rotaAlterarProdutosDoTicket,
  rotaListarProdutosDasNotas,
  rotaBaixarEspelho,
  rotaCompletarCadastro,
]
