import { inicioDaContagemDeCodigos } from '@balcao/dominio/conta/vinculo'
import { avisarTentativas } from '../features/acesso/avisar-tentativas.ts'
import { enviarConfirmacaoDeConta } from '../features/acesso/enviar-confirmacao-de-conta.ts'
import { enviarRedefinicao } from '../features/acesso/enviar-redefinicao.ts'
import { limparAcessos } from '../features/acesso/limpar.ts'
import { lembrarAgendas } from '../features/agendas/lembrar.ts'
import { vigiarAprovacoes } from '../features/aprovacoes/vigiar.ts'
import { limparAuditoria } from '../features/auditoria/limpar.ts'
import { executarAutomacoes } from '../features/automacoes/executar.ts'
import { vigiarTickets } from '../features/automacoes/vigiar.ts'
import { vigiarAvisos } from '../features/avisos/vigiar.ts'
import { limparImagensDosProdutos } from '../features/catalogo/imagem-do-produto.ts'
import { limparConsultas } from '../features/consultas-externas/limpar-consultas.ts'
import { enviarCodigosDeVinculo } from '../features/conta/enviar-codigos-de-vinculo.ts'
import { avisarEmailTrocado, enviarConfirmacaoDeEmail } from '../features/conta/enviar-troca-de-email.ts'
import { apagarPedidosDeVinculoAntigos } from '../features/conta/queries-vinculo.ts'
import { entrarCorreio } from '../features/correio/entrada/entrar.ts'
import { lerCaixas } from '../features/correio/entrada/ler-caixas.ts'
import { limparOriginais } from '../features/correio/entrada/limpar-originais.ts'
import { enviarCorreio } from '../features/correio/enviar.ts'
import { limparDocumentos } from '../features/documentacao/limpar-documentos.ts'
import { entregarAoErp } from '../features/erp/entregar.ts'
import { moverPedido } from '../features/erp/mover-pedido.ts'
import { limparImagens } from '../features/identidade/limpar-imagens.ts'
import { enviarOrcamentoPorEmail } from '../features/orcamentos/do-cliente/enviar-por-email.ts'
import { limparAnexosDasRespostas } from '../features/respostas/limpar-anexos.ts'
import { vigiarSaude } from '../features/saude/vigiar.ts'
import { limparAnexos } from '../features/tickets/nucleo/limpar-anexos.ts'
import { enviarConvite } from '../features/usuarios/enviar-convite.ts'
import { enviarPeloWhatsapp } from '../features/whatsapp/enviar.ts'
import { buscarMidia } from '../features/whatsapp/midia.ts'
import type { Negocio } from '../negocio.ts'
import type { Carteiro } from '../platform/email/carteiro.ts'
import { limparRequisicoes } from '../platform/http/idempotencia.ts'
import type { ItemDeCron, Tarefas } from '../platform/jobs/fila.ts'
import type { Relogio } from '../platform/relogio.ts'
import { emNomeDe } from '../remetente.ts'
import type { CatalogoDeTarefas } from './catalogo.ts'

/** What each task of the catalogue does. */
export function criarTarefas(
  negocio: Negocio,
  { enviar }: Carteiro,
  relogio: Relogio,
): Tarefas<CatalogoDeTarefas> {
  const carteiro = emNomeDe(negocio, enviar)
  return {
    'enviar-email': async (mensagem) => void (await carteiro.enviar(mensagem)),
    'enviar-redefinicao': (pedido) => enviarRedefinicao(negocio, carteiro, pedido, relogio()),
    'enviar-confirmacao-de-conta': (pedido) => enviarConfirmacaoDeConta(negocio, carteiro, pedido, relogio()),
    'enviar-codigo-de-vinculo': ({ pedidoId }) =>
      enviarCodigosDeVinculo(negocio, carteiro, pedidoId, relogio()),
    'avisar-tentativas': (serie) => avisarTentativas(negocio, carteiro, serie),
    'confirmar-email': (link) => enviarConfirmacaoDeEmail(negocio, carteiro, link, relogio()),
    'avisar-email-trocado': (link) => avisarEmailTrocado(negocio, carteiro, link, relogio()),
    'enviar-convite': (envio) => enviarConvite(negocio, carteiro, envio, relogio()),
    'entregar-ao-erp': (dados, contexto) => entregarAoErp(negocio, dados, contexto, relogio),
    'mover-pedido': (dados) => moverPedido(negocio, dados, relogio()),
    'lembrar-agendas': () => lembrarAgendas(negocio, relogio()),
    'enviar-orcamento': (envio) => enviarOrcamentoPorEmail(negocio, carteiro, envio, relogio()),
    'enviar-correio': (dados, contexto) => enviarCorreio(negocio, carteiro, dados, contexto, relogio),
    'enviar-whatsapp': (dados, contexto) => enviarPeloWhatsapp(negocio, dados, contexto, relogio),
    'buscar-midia-do-whatsapp': ({ mensagemId }) => buscarMidia(negocio, mensagemId, relogio()),
    'ler-caixas': ({ caixa }, { sinal }) => lerCaixas(negocio, relogio, sinal, caixa),
    'entrar-correio': (dados, contexto) => entrarCorreio(negocio, dados, contexto, relogio),
    'executar-automacoes': (ocasiao) => executarAutomacoes(negocio, ocasiao, relogio()),
    'vigiar-tickets': (_, { sinal }) => vigiarTickets(negocio, relogio(), sinal),
    'vigiar-avisos': () => vigiarAvisos(negocio, relogio()),
    'vigiar-aprovacoes': () => vigiarAprovacoes(negocio, relogio()),
    'vigiar-saude': () => vigiarSaude(negocio, relogio()),
    'limpar-acessos': () => limparAcessos(negocio, relogio()),
    'limpar-auditoria': (_, { sinal }) => limparAuditoria(negocio, relogio(), sinal),
    'limpar-arquivos': async (_, { sinal }) => {
      await limparAnexos(negocio, relogio(), sinal)
      await limparDocumentos(negocio, relogio(), sinal)
      await limparImagens(negocio, relogio(), sinal)
      await limparImagensDosProdutos(negocio, relogio(), sinal)
      await limparAnexosDasRespostas(negocio, relogio(), sinal)
      await limparOriginais(negocio, relogio())
    },
    'limpar-requisicoes': async () => {
      await limparRequisicoes(negocio.banco, relogio())
      await limparConsultas(negocio, relogio())
    },
    'limpar-vinculos': () =>
      apagarPedidosDeVinculoAntigos(negocio.banco, inicioDaContagemDeCodigos(relogio())),
  }
}

export const CRON: ItemDeCron<CatalogoDeTarefas>[] = [
  { tarefa: 'lembrar-agendas', quandoEmUtc: '* * * * *', dados: {} },
  { tarefa: 'ler-caixas', quandoEmUtc: '* * * * *', dados: {} },
  { tarefa: 'vigiar-tickets', quandoEmUtc: '*/5 * * * *', dados: {} },
  { tarefa: 'vigiar-avisos', quandoEmUtc: '* * * * *', dados: {} },
  { tarefa: 'vigiar-aprovacoes', quandoEmUtc: '*/5 * * * *', dados: {} },
  { tarefa: 'vigiar-saude', quandoEmUtc: '* * * * *', dados: {} },
  { tarefa: 'limpar-acessos', quandoEmUtc: '17 * * * *', dados: {} },
  // In the small hours of Brazil; the day's only one is made up for where the database was away at that minute.
  { tarefa: 'limpar-arquivos', quandoEmUtc: '47 6 * * *', dados: {}, recuperarMs: 6 * 3_600_000 },
  { tarefa: 'limpar-auditoria', quandoEmUtc: '57 6 * * *', dados: {}, recuperarMs: 6 * 3_600_000 },
  { tarefa: 'limpar-requisicoes', quandoEmUtc: '27 * * * *', dados: {} },
  { tarefa: 'limpar-vinculos', quandoEmUtc: '37 * * * *', dados: {} },
]
