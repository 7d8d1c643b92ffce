import { type ComponentType, lazy } from 'react'
import { DadosDoCliente } from '../../features/clientes/dados/dados-do-cliente.tsx'
import type { ChaveDaSecao } from '../../features/clientes/ficha/lugar-na-ficha.ts'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import type { EntradaDeSecao } from '../../platform/ficha/secoes.tsx'
import type { DoCliente } from './do-cliente.ts'

/** Tables and dates come with most of them, and a visit looks at few. */
const tarde = (importar: () => Promise<ComponentType<SecaoDoClienteProps>>) =>
  lazy(async () => ({ default: await importar() }))

/** CLI-01 What the portal knows of a customer, in the order in which it stands: see docs/receitas/secao.md. */
export const SECOES_DO_CLIENTE: Record<ChaveDaSecao, EntradaDeSecao<DoCliente>> = {
  dados: { titulo: 'Dados Cadastrais', acao: 'CLIENTE_DADOS', Conteudo: DadosDoCliente },
  informacoes: {
    titulo: 'Informações Adicionais',
    acao: 'CLIENTE_INFORMACOES',
    Conteudo: tarde(
      async () =>
        (await import('../../features/informacoes/informacoes-do-cliente.tsx')).InformacoesDoCliente,
    ),
  },
  logistica: {
    titulo: 'Logística',
    acao: 'CLIENTE_LOGISTICA',
    Conteudo: tarde(
      async () => (await import('../../features/clientes/logistica-do-cliente.tsx')).LogisticaDoCliente,
    ),
  },
  agendas: {
    titulo: 'Agendas',
    acao: 'CLIENTE_AGENDAS',
    Conteudo: tarde(
      async () => (await import('../../features/agendas/agendas-do-cliente.tsx')).AgendasDoCliente,
    ),
  },
  'agendas-cobranca': {
    titulo: 'Agendas de Cobrança',
    acao: 'CLIENTE_AGENDAS_COBRANCA',
    Conteudo: tarde(
      async () => (await import('../../features/agendas/agendas-do-cliente.tsx')).AgendasDeCobrancaDoCliente,
    ),
  },
  orcamentos: {
    titulo: 'Orçamentos',
    acao: 'CLIENTE_ORCAMENTOS',
    Conteudo: tarde(async () => (await import('./orcamentos-do-cliente.tsx')).OrcamentosDoCliente),
  },
  pedidos: {
    titulo: 'Pedidos',
    acao: 'CLIENTE_PEDIDOS',
    Conteudo: tarde(async () => (await import('./pedidos-do-cliente.tsx')).PedidosDoCliente),
  },
  boletos: {
    titulo: 'Boletos',
    acao: 'CLIENTE_BOLETOS',
    Conteudo: tarde(async () => (await import('./titulos-do-cliente.tsx')).TitulosDoCliente),
  },
  notas: {
    titulo: 'Notas Fiscais',
    acao: 'CLIENTE_NOTAS',
    Conteudo: tarde(async () => (await import('../notas/notas-do-cliente.tsx')).NotasDoCliente),
  },
  tickets: {
    titulo: 'Tickets SAC',
    acao: 'CLIENTE_TICKETS',
    Conteudo: tarde(async () => (await import('./tickets-do-cliente.tsx')).TicketsDoCliente),
  },
  representantes: {
    titulo: 'Representantes',
    acao: 'CLIENTE_REPRESENTANTES',
    Conteudo: tarde(
      async () =>
        (await import('../../features/clientes/representantes-do-cliente.tsx')).RepresentantesDoCliente,
    ),
  },
  vendedores: {
    titulo: 'Vendedores',
    acao: 'CLIENTE_VENDEDORES',
    Conteudo: tarde(
      async () => (await import('../../features/clientes/vendedores-do-cliente.tsx')).VendedoresDoCliente,
    ),
  },
  contatos: {
    titulo: 'Contatos',
    acao: 'CLIENTE_CONTATOS',
    Conteudo: tarde(
      async () => (await import('../../features/contatos/contatos-do-cliente.tsx')).ContatosDoCliente,
    ),
  },
  telefones: {
    titulo: 'Telefones',
    acao: 'CLIENTE_TELEFONES',
    Conteudo: tarde(
      async () => (await import('../../features/contatos/telefones-do-cliente.tsx')).TelefonesDoCliente,
    ),
  },
  emails: {
    titulo: 'E-mails',
    acao: 'CLIENTE_EMAILS',
    Conteudo: tarde(
      async () => (await import('../../features/contatos/emails-do-cliente.tsx')).EmailsDoCliente,
    ),
  },
  historico: {
    titulo: 'Histórico de Atendimento',
    acao: 'CLIENTE_HISTORICO',
    Conteudo: tarde(
      async () =>
        (await import('../../features/atendimentos/historico-de-atendimento.tsx')).HistoricoDeAtendimento,
    ),
  },
  consultas: {
    titulo: 'Consultas',
    acao: 'CLIENTE_CONSULTAS',
    Conteudo: tarde(async () => (await import('./consultas-do-cliente.tsx')).ConsultasDoCliente),
  },
}
