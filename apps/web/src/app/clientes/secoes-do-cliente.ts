import { PAGINAS } from '@balcao/dominio/paginas'
import { type ComponentType, lazy } from 'react'
import type { ChaveDaSecao } from '../../features/clientes/ficha/lugar-na-ficha.ts'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import type { EntradaDeSecao } from '../../platform/ficha/secoes.tsx'
import { DadosCadastrais } from './dados-cadastrais.tsx'

/** What the record tells each of its sections. */
type DoCliente = Omit<SecaoDoClienteProps, 'titulo'>

/** Tables and dates come with most of them, and a visit looks at few: each one when it is first opened. */
const tarde = <Modulo>(
  importar: () => Promise<Modulo>,
  escolher: (modulo: Modulo) => ComponentType<SecaoDoClienteProps>,
) => lazy(async () => ({ default: escolher(await importar()) }))

/** CLI-01 What the portal knows of a customer, in the order in which it stands: see docs/receitas/secao.md. */
export const SECOES_DO_CLIENTE: Record<ChaveDaSecao, EntradaDeSecao<DoCliente>> = {
  dados: { titulo: 'Dados Cadastrais', acao: 'CLIENTE_DADOS', Conteudo: DadosCadastrais },
  informacoes: {
    titulo: 'Informações Adicionais',
    acao: 'CLIENTE_INFORMACOES',
    Conteudo: tarde(
      () => import('../../features/informacoes/informacoes-do-cliente.tsx'),
      ({ InformacoesDoCliente }) => InformacoesDoCliente,
    ),
  },
  logistica: {
    titulo: 'Logística',
    acao: 'CLIENTE_LOGISTICA',
    Conteudo: tarde(
      () => import('../../features/clientes/logistica-do-cliente.tsx'),
      ({ LogisticaDoCliente }) => LogisticaDoCliente,
    ),
  },
  agendas: {
    titulo: 'Agendas',
    acao: 'CLIENTE_AGENDAS',
    Conteudo: tarde(
      () => import('../../features/agendas/agendas-do-cliente.tsx'),
      ({ AgendasDoCliente }) => AgendasDoCliente,
    ),
  },
  'agendas-cobranca': {
    titulo: 'Agendas de Cobrança',
    acao: 'CLIENTE_AGENDAS_COBRANCA',
    Conteudo: tarde(
      () => import('../../features/agendas/agendas-do-cliente.tsx'),
      ({ AgendasDeCobrancaDoCliente }) => AgendasDeCobrancaDoCliente,
    ),
  },
  orcamentos: {
    titulo: PAGINAS['/orcamentos'],
    acao: 'CLIENTE_ORCAMENTOS',
    Conteudo: tarde(
      () => import('./orcamentos-do-cliente.tsx'),
      ({ OrcamentosDoCliente }) => OrcamentosDoCliente,
    ),
  },
  pedidos: {
    titulo: PAGINAS['/pedidos'],
    acao: 'CLIENTE_PEDIDOS',
    Conteudo: tarde(
      () => import('./pedidos-do-cliente.tsx'),
      ({ PedidosDoCliente }) => PedidosDoCliente,
    ),
  },
  boletos: {
    titulo: 'Boletos',
    acao: 'CLIENTE_BOLETOS',
    Conteudo: tarde(
      () => import('./titulos-do-cliente.tsx'),
      ({ TitulosDoCliente }) => TitulosDoCliente,
    ),
  },
  notas: {
    titulo: 'Notas Fiscais',
    acao: 'CLIENTE_NOTAS',
    Conteudo: tarde(
      () => import('../notas/notas-do-cliente.tsx'),
      ({ NotasDoCliente }) => NotasDoCliente,
    ),
  },
  tickets: {
    titulo: 'Tickets SAC',
    acao: 'CLIENTE_TICKETS',
    Conteudo: tarde(
      () => import('./tickets-do-cliente.tsx'),
      ({ TicketsDoCliente }) => TicketsDoCliente,
    ),
  },
  representantes: {
    titulo: 'Representantes',
    acao: 'CLIENTE_REPRESENTANTES',
    Conteudo: tarde(
      () => import('../../features/clientes/representantes-do-cliente.tsx'),
      ({ RepresentantesDoCliente }) => RepresentantesDoCliente,
    ),
  },
  vendedores: {
    titulo: 'Vendedores',
    acao: 'CLIENTE_VENDEDORES',
    Conteudo: tarde(
      () => import('../../features/clientes/vendedores-do-cliente.tsx'),
      ({ VendedoresDoCliente }) => VendedoresDoCliente,
    ),
  },
  contatos: {
    titulo: 'Contatos',
    acao: 'CLIENTE_CONTATOS',
    Conteudo: tarde(
      () => import('../../features/contatos/contatos-do-cliente.tsx'),
      ({ ContatosDoCliente }) => ContatosDoCliente,
    ),
  },
  telefones: {
    titulo: 'Telefones',
    acao: 'CLIENTE_TELEFONES',
    Conteudo: tarde(
      () => import('../../features/contatos/telefones-do-cliente.tsx'),
      ({ TelefonesDoCliente }) => TelefonesDoCliente,
    ),
  },
  emails: {
    titulo: 'E-mails',
    acao: 'CLIENTE_EMAILS',
    Conteudo: tarde(
      () => import('../../features/contatos/emails-do-cliente.tsx'),
      ({ EmailsDoCliente }) => EmailsDoCliente,
    ),
  },
  historico: {
    titulo: 'Histórico de Atendimento',
    acao: 'CLIENTE_HISTORICO',
    Conteudo: tarde(
      () => import('../../features/atendimentos/historico-de-atendimento.tsx'),
      ({ HistoricoDeAtendimento }) => HistoricoDeAtendimento,
    ),
  },
  consultas: {
    titulo: 'Consultas',
    acao: 'CLIENTE_CONSULTAS',
    Conteudo: tarde(
      () => import('./consultas-do-cliente.tsx'),
      ({ ConsultasDoCliente }) => ConsultasDoCliente,
    ),
  },
}
