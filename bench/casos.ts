import { cnpjDe } from '@balcao/demo/src/brasil/gerar-documentos.ts'
import { CEP_DE_RUA } from '@balcao/demo/src/consultas-externas/ceps.ts'
import { CNPJ_DESCONHECIDO } from '@balcao/demo/src/consultas-externas/empresas-da-receita.ts'
import { validarSessao } from '../packages/dominio/src/acesso/contratos-da-sessao.ts'
import { contarAprovacoes, listarAprovacoes } from '../packages/dominio/src/aprovacoes/contratos.ts'
import { contarAvisosNaoLidos } from '../packages/dominio/src/avisos/contratos.ts'
import { buscarEmTudo } from '../packages/dominio/src/busca/contratos.ts'
import {
  consultarDocumento,
  preCadastrar,
  procurarParecidos,
} from '../packages/dominio/src/cadastros/contratos.ts'
import { listarCadastros } from '../packages/dominio/src/cadastros/fila.ts'
import { listarCampanhas, obterCampanha } from '../packages/dominio/src/campanhas/contratos.ts'
import { listarCarteira, resumirCarteira } from '../packages/dominio/src/carteira/contratos.ts'
import { listarClientes, pesquisarClientes } from '../packages/dominio/src/clientes/contratos.ts'
import { obterVisaoGeral } from '../packages/dominio/src/clientes/visao-geral.ts'
import { listarConfiguracoesFv, obterFvEfetiva } from '../packages/dominio/src/configuracao-fv/contratos.ts'
import {
  contarRecebidasQueEsperam,
  listarRecebidas,
} from '../packages/dominio/src/correio/entrada/contratos.ts'
import { consultarCep } from '../packages/dominio/src/enderecos/contratos.ts'
import { listarEquipeDoDia, resumirEquipeDoDia } from '../packages/dominio/src/equipe-do-dia/contratos.ts'
import { cotarFrete } from '../packages/dominio/src/fretes/contratos.ts'
import { totaisDaHome } from '../packages/dominio/src/home/contratos.ts'
import { listarNegociacoes } from '../packages/dominio/src/negociacoes/contratos.ts'
import { listarNotasFiscaisDoCliente } from '../packages/dominio/src/notas/contratos.ts'
import {
  listarMeusObjetivos,
  listarObjetivos,
  listarVendasDoObjetivo,
  obterObjetivo,
} from '../packages/dominio/src/objetivos/contratos.ts'
import { aprovarOrcamento } from '../packages/dominio/src/orcamentos/aprovacao-contratos.ts'
import { listarOrcamentosDoCliente } from '../packages/dominio/src/orcamentos/contratos.ts'
import { converterOrcamento, preverConversao } from '../packages/dominio/src/orcamentos/conversao.ts'
import { alterarOrcamento, listarSugestoes, obterEdicao } from '../packages/dominio/src/orcamentos/edicao.ts'
import { listarOrcamentos } from '../packages/dominio/src/orcamentos/lista.ts'
import { listarOrcamentosParados } from '../packages/dominio/src/orcamentos/parados.ts'
import {
  listarMeusPedidos,
  listarPedidos,
  listarPedidosDoCliente,
} from '../packages/dominio/src/pedidos/contratos.ts'
import { abrirTicketPeloPortal } from '../packages/dominio/src/tickets/abertura/contratos.ts'
import type { TipoDeTicketNoFio } from '../packages/dominio/src/tickets/catalogo/contratos.ts'
import { listarHistorico, obterTicket } from '../packages/dominio/src/tickets/detalhe/contratos.ts'
import { minhaFila, proximoDaFila } from '../packages/dominio/src/tickets/fila/contratos.ts'
import { escreverNoHistorico } from '../packages/dominio/src/tickets/fluxo/contratos-escrita.ts'
import {
  listarTickets,
  listarTicketsRecentes,
  totaisDeTickets,
} from '../packages/dominio/src/tickets/lista/contratos.ts'
import { listarTitulosDoCliente } from '../packages/dominio/src/titulos/contratos.ts'
import type { OrcamentoMedido } from './orcamento-medido.ts'

export type Conta = 'ADMIN' | 'OPERADOR' | 'REPRESENTANTE'

/** One thing a person asks the portal for. A write says the body of each time, because none may be a repetition. */
export type Caso = {
  nome: string
  conta: Conta
  caminho: string
  busca?: Record<string, string>
  corpo?: (vez: number) => unknown
  /** POST unless said otherwise. */
  metodo?: 'POST' | 'PUT'
  /** A write that can be done only once: the portal's is undone too, as the floor's is. */
  desfeito?: true
  /** Asked when what the portal remembers of it is too old: what the first of all pays. */
  esquecido?: true
}

/** What the cases need to know of the data. */
export type Dados = {
  idTicket: string
  protocolo: string
  operador: string
  ticketDoOperador: string
  cliente: { idCli: number; idFil: number }
  tipo: TipoDeTicketNoFio
  origem: string
  campanha: string
  objetivo: string
  orcamento: OrcamentoMedido
}

/** Longer than the figures of a page are remembered, shorter than what a session in use may leave unwritten. */
export const MAIS_TARDE_MS = 45_000

export const CONTAS: readonly Conta[] = ['ADMIN', 'OPERADOR', 'REPRESENTANTE']

/** Of no customer of the demo: those of a measure begin here. */
const PRIMEIRA_RAIZ = 71_000_000

export const SESSAO: Caso = { nome: 'sessão', conta: 'OPERADOR', caminho: validarSessao.caminho }

export function casosDe({ orcamento, ...dados }: Dados): Caso[] {
  return [...casosGerais(dados), ...casosDeVendas(orcamento)]
}

function casosGerais({
  idTicket,
  protocolo,
  operador,
  ticketDoOperador,
  cliente,
  tipo,
  origem,
  campanha,
  objetivo,
}: Omit<Dados, 'orcamento'>): Caso[] {
  const lista = (nome: string, busca: Record<string, string> = {}, contas = CONTAS): Caso[] =>
    contas.map((conta) => ({ nome, conta, caminho: listarTickets.caminho, busca }))
  const deTodos = (nome: string, caminho: string, busca = {}): Caso[] =>
    CONTAS.map((conta) => ({ nome, conta, caminho, busca }))
  const do_ = (caminho: string, id: string) => caminho.replace(':idTicket', id)
  return [
    ...lista('lista'),
    ...lista('lista por prazo', { orderBy: 'dtPrazo', direction: 'ASC' }),
    ...lista('lista em aberto', { abertos: 'true' }),
    ...lista('lista de atrasados', { prazo: 'ATRASADO', orderBy: 'dtPrazo', direction: 'ASC' }),
    ...lista('lista por nome de cliente', { termo: 'mercado' }),
    ...lista('lista por termo comum', { termo: 'assunto 4711' }),
    ...lista('lista por termo raro', { termo: '54711' }),
    ...lista('lista por palavra de mensagem', { termo: 'palavra4711' }),
    ...lista('lista por palavra de muitas mensagens', { termo: 'amassada' }),
    // Of most messages, subjects and products, but of none of the last 20,000 tickets (`muitos-tickets.ts`).
    ...lista('lista por palavra só das mensagens antigas', { termo: 'extravio' }),
    ...lista('lista por palavra só dos assuntos antigos', { termo: 'descontinuado' }),
    ...lista('lista por palavra só dos produtos antigos', { termo: 'fora de linha' }),
    ...deTodos('totais de tickets', totaisDeTickets.caminho),
    ...deTodos('recentes', listarTicketsRecentes.caminho),
    { nome: 'fila na home', conta: 'OPERADOR', caminho: minhaFila.caminho },
    { nome: 'próximo da fila', conta: 'OPERADOR', caminho: proximoDaFila.caminho },
    ...deTodos('início', totaisDaHome.caminho),
    ...deTodos('início sem lembrança', totaisDaHome.caminho).map((caso) => ({
      ...caso,
      esquecido: true as const,
    })),
    ...deTodos('Ctrl+K por protocolo', buscarEmTudo.caminho, { q: protocolo }),
    ...deTodos('Ctrl+K por nome', buscarEmTudo.caminho, { q: 'mercado' }),
    ...deTodos('Ctrl+K por palavra de mensagem', buscarEmTudo.caminho, { q: 'palavra4711' }),
    { nome: 'ticket', conta: 'ADMIN', caminho: do_(obterTicket.caminho, idTicket) },
    { nome: 'ticket', conta: 'OPERADOR', caminho: do_(obterTicket.caminho, ticketDoOperador) },
    { nome: 'conversa do ticket', conta: 'ADMIN', caminho: do_(listarHistorico.caminho, idTicket) },
    {
      nome: 'clientes por nome',
      conta: 'OPERADOR',
      caminho: pesquisarClientes.caminho,
      busca: { q: 'mercado' },
    },
    ...deTodos('lista de clientes', listarClientes.caminho),
    ...deTodos('carteira pelo risco', listarCarteira.caminho),
    ...deTodos('quadro da carteira', resumirCarteira.caminho),
    // What the first of each half minute pays.
    {
      nome: 'quadro da carteira sem lembrança',
      conta: 'ADMIN',
      caminho: resumirCarteira.caminho,
      esquecido: true,
    },
    ...deTodos('aprovações', listarAprovacoes.caminho),
    ...deTodos('aprovações para eu decidir', listarAprovacoes.caminho, { possoDecidir: 'true' }),
    ...deTodos('quantas aprovações esperam', contarAprovacoes.caminho),
    ...deTodos('campanhas', listarCampanhas.caminho),
    {
      nome: 'campanha com o que trouxe',
      conta: 'ADMIN',
      caminho: obterCampanha.caminho.replace(':idCampanha', campanha),
    },
    ...deTodos('negociações de preço', listarNegociacoes.caminho),
    ...deTodos('equipe do dia', listarEquipeDoDia.caminho),
    ...deTodos('quadro da equipe', resumirEquipeDoDia.caminho),
    ...deTodos('objetivos do mês', listarObjetivos.caminho),
    ...deTodos('meus objetivos', listarMeusObjetivos.caminho),
    ...Object.entries({
      'página de um objetivo': obterObjetivo.caminho,
      'vendas de um objetivo': listarVendasDoObjetivo.caminho,
    }).map(([nome, caminho]) => ({
      nome,
      conta: 'ADMIN' as const,
      caminho: caminho.replace(':idObjetivo', objetivo),
    })),
    ...(['ADMIN', 'OPERADOR'] as const).map((conta) => ({
      nome: 'primeira vista do cliente',
      conta,
      caminho: obterVisaoGeral.caminho.replace(':idCli', String(cliente.idCli)),
    })),
    ...Object.entries({
      'pedidos do cliente': listarPedidosDoCliente.caminho,
      'orçamentos do cliente': listarOrcamentosDoCliente.caminho,
      'títulos do cliente': listarTitulosDoCliente.caminho,
      'notas do cliente': listarNotasFiscaisDoCliente.caminho,
    }).map(([nome, caminho]) => ({
      nome,
      conta: 'OPERADOR' as const,
      caminho: caminho.replace(':idCli', String(cliente.idCli)),
    })),
    ...deTodos('lista de pedidos', listarPedidos.caminho),
    { nome: 'meus pedidos', conta: 'OPERADOR', caminho: listarMeusPedidos.caminho },
    { nome: 'mensagens recebidas', conta: 'ADMIN', caminho: listarRecebidas.caminho },
    { nome: 'recebidas que esperam', conta: 'ADMIN', caminho: contarRecebidasQueEsperam.caminho },
    { nome: 'configurações FV', conta: 'ADMIN', caminho: listarConfiguracoesFv.caminho },
    {
      nome: 'o que vale na FV',
      conta: 'ADMIN',
      caminho: obterFvEfetiva.caminho,
      busca: { idColab: operador, idFil: String(cliente.idFil) },
    },
    { nome: 'avisos não lidos', conta: 'OPERADOR', caminho: contarAvisosNaoLidos.caminho },
    {
      nome: 'conferir um documento',
      conta: 'OPERADOR',
      caminho: consultarDocumento.caminho.replace(':documento', CNPJ_DESCONHECIDO),
    },
    {
      nome: 'clientes parecidos',
      conta: 'OPERADOR',
      caminho: procurarParecidos.caminho,
      busca: {
        documento: CNPJ_DESCONHECIDO,
        razaoSocial: 'Mercado Bom Vizinho Ltda',
        nomeFantasia: 'Mercado Bom Vizinho',
        telefone: '1932320000',
        cep: CEP_DE_RUA.cep,
        numero: '900',
      },
    },
    {
      nome: 'consultar CEP',
      conta: 'OPERADOR',
      caminho: consultarCep.caminho.replace(':cep', CEP_DE_RUA.cep),
    },
    { nome: 'fila de cadastros', conta: 'ADMIN', caminho: listarCadastros.caminho },
    {
      nome: 'pré-cadastrar',
      conta: 'OPERADOR',
      caminho: preCadastrar.caminho,
      corpo: (vez) => ({
        doc: cnpjDe(String(PRIMEIRA_RAIZ + vez), 1),
        razSoc: `Medida ${vez} Ltda`,
        fant: `Medida ${vez}`,
        nomeContato: 'Ana Prado',
        email: 'ana@medida.example',
        telefone: '1932320000',
      }),
    },
    {
      nome: 'abrir ticket',
      conta: 'OPERADOR',
      caminho: abrirTicketPeloPortal.caminho,
      corpo: (vez) => ({
        ...cliente,
        idTipo: tipo.id,
        origem,
        assunto: `Medida ${vez}`,
        mensagem: 'Aberto para medir.',
        ...primeirosMotivos(tipo),
      }),
    },
    {
      nome: 'escrever no ticket',
      conta: 'OPERADOR',
      caminho: do_(escreverNoHistorico.caminho, ticketDoOperador),
      corpo: (vez) => ({ tipo: 'PRIVADO', mensagem: `Medida ${vez}` }),
    },
  ]
}

function casosDeVendas({ id, versao, assinatura, linhaNova, cupom, acimaDoLimite }: OrcamentoMedido): Caso[] {
  const do_ = (caminho: string, qual = id) => caminho.replace(':id', String(qual))
  const conta = 'OPERADOR'
  return [
    ...CONTAS.map((conta) => ({ nome: 'lista de orçamentos', conta, caminho: listarOrcamentos.caminho })),
    { nome: 'orçamentos parados', conta, caminho: listarOrcamentosParados.caminho },
    { nome: 'abrir orçamento', conta, caminho: do_(obterEdicao.caminho) },
    { nome: 'sugestões do orçamento', conta, caminho: do_(listarSugestoes.caminho) },
    { nome: 'prever o pedido', conta, caminho: do_(preverConversao.caminho) },
    {
      nome: 'juntar item',
      conta,
      caminho: do_(alterarOrcamento.caminho),
      metodo: 'PUT',
      desfeito: true,
      corpo: (vez) => ({ versao, itens: [{ ...linhaNova, chave: `medida-${vez}` }] }),
    },
    {
      nome: 'pôr cupom',
      conta,
      caminho: do_(alterarOrcamento.caminho),
      metodo: 'PUT',
      desfeito: true,
      corpo: () => ({ versao, cabecalho: { cupom } }),
    },
    { nome: 'cotar frete', conta, caminho: cotarFrete.caminho, busca: { orcamentoId: String(id) } },
    {
      nome: 'aprovar orçamento',
      conta: 'ADMIN',
      caminho: do_(aprovarOrcamento.caminho, acimaDoLimite.id),
      desfeito: true,
      corpo: () => ({ versao: acimaDoLimite.versao, motivo: 'Aprovado para medir' }),
    },
    {
      nome: 'virar pedido',
      conta,
      caminho: do_(converterOrcamento.caminho),
      desfeito: true,
      corpo: () => ({ versao, assinatura }),
    },
  ]
}

/** The first reason of each level, all the way down. */
function primeirosMotivos({ motivos }: TipoDeTicketNoFio): Record<string, { id: number }> {
  const escolhidos: Record<string, { id: number }> = {}
  for (let itens = motivos.itens, nivel = 1; itens[0]; nivel++) {
    escolhidos[`motivo${nivel}`] = { id: itens[0].id }
    itens = itens[0].subnivel.itens
  }
  return escolhidos
}
