import type { Rota } from '../../platform/http/rota.ts'
import { rotaAbrirTicketPeloPortal } from './abrir-pelo-portal.ts'
import { rotaBaixarAnexo, rotaListarAnexosDoTicket } from './anexos.ts'
import { rotaArquivarTicket, rotaDesarquivarTicket } from './arquivar.ts'
import { rotaListarAtividadesDoTicket } from './atividades.ts'
import { rotaAvancarEtapa } from './avancar-etapa.ts'
import { rotaCompletarCadastro } from './completar-cadastro.ts'
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
} from './consultas.ts'
import { rotaAlterarProdutosDoTicket } from './corrigir-produtos.ts'
import { rotaListarCustosDisponiveis } from './custos.ts'
import {
  rotaListarAtendentes,
  rotaListarAtendentesDisponiveis,
  rotaListarRegioes,
  rotaListarRepresentantes,
  rotaListarSetores,
} from './equipe.ts'
import { rotaEscreverNoHistorico } from './escrever.ts'
import { rotaBaixarEspelho } from './espelho.ts'
import { rotaExportarTickets } from './exportar.ts'
import { rotaFinalizarTicket } from './finalizar.ts'
import { rotaListarHistorico } from './historico.ts'
import {
  rotaConsultarTickets,
  rotaListarTickets,
  rotaListarTicketsRecentes,
  rotaTotaisDeTickets,
} from './listar.ts'
import { rotaArquivarVarios, rotaDesarquivarVarios, rotaEncaminharVarios } from './lote.ts'
import {
  rotaListarNotasDoCliente,
  rotaObterNotaParaTicket,
  rotaPesquisarProdutosDasNotas,
} from './notas-para-ticket.ts'
import { rotaObterTicket } from './obter.ts'
import { rotaPesquisarAvulsos, rotaPesquisarClientesDoTicket } from './pesquisas-da-abertura.ts'
import { rotaListarProdutosDoTicket } from './produtos.ts'
import { rotaListarProdutosDasNotas } from './produtos-nf.ts'
import { rotaReabrirTicket } from './reabrir.ts'
import { rotaReclassificarTicket } from './reclassificar.ts'
import { rotaRetrocederEtapa } from './retroceder-etapa.ts'
import { rotaListarSetoresDoTicket } from './setores.ts'

export const rotasDeTickets: Rota[] = [
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
]
