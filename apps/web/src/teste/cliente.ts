import type { obterCliente, pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import { listarRegistroDeAtividade } from '@balcao/dominio/clientes/secoes'
import { obterVisaoGeral } from '@balcao/dominio/clientes/visao-geral'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { listarDocumentacao } from '@balcao/dominio/documentacao/contratos'
import { listarEnderecosDeEntrega } from '@balcao/dominio/enderecos/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import type { ItemDe } from '../seletores/criar-seletor.tsx'
import { responder } from './servidor.ts'

type Cliente = ItemDe<typeof pesquisarClientes>

export const clienteDe = (id: number, fant: string, outros: Partial<Cliente> = {}): Cliente => ({
  id,
  fant,
  razSoc: `${fant} Ltda`,
  cnpj: '11222333000181',
  cid: 'Campinas',
  uf: 'SP',
  prospect: false,
  ...outros,
})

type Cadastro = RespostaDe<typeof obterCliente>

/** What is on record of customer 42. */
export const cadastroDe = (outros: Partial<Cadastro> = {}): Cadastro => ({
  id: 42,
  cnpj: '11222333000181',
  razSoc: 'Pães São João Ltda',
  fant: 'Padaria São João',
  inscEst: null,
  atividade: 'Padaria e confeitaria',
  end: 'Rua das Flores',
  num: '10',
  complemento: null,
  bair: 'Centro',
  cep: '13010000',
  cid: 'Campinas',
  uf: 'SP',
  telefone: '1932345678',
  email: 'compras@saojoao.test',
  categoria: 'Ouro',
  prazMedMax: 28,
  dtUltComp: '2026-10-02',
  vlTotPedidosMes: 1234.5,
  classeVenda: 'A',
  dtCad: '2020-01-15',
  legendas: ['D', '$'],
  rede: 'Rede Pão Bom',
  prospect: false,
  obsLogistica: null,
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'natal',
  classificacao: { id: 3, desc: 'Ouro' },
  classificacaoObs: 'Paga em dia',
  motivoBloqueio: null,
  representante: { id: 9, nome: 'Rui Barbosa Neto' },
  tabelaPreco: { numeroTabela: 5, nomeTabela: 'Varejo' },
  filiaisSac: [{ idFil: 2, razSoc: 'Aurora Distribuidora Ltda', desc: 'Aurora Campinas' }],
  versao: 7,
  ...outros,
})

type VisaoGeral = RespostaDe<typeof obterVisaoGeral>

/** The first glance at customer 42, whole, as somebody who may see everything gets it. */
export const visaoDe = (outros: Partial<VisaoGeral> = {}): VisaoGeral => ({
  id: 42,
  cnpj: '11222333000181',
  razSoc: 'Pães São João Ltda',
  fant: 'Padaria São João',
  cid: 'Campinas',
  uf: 'SP',
  prospect: false,
  legendas: ['D', '$'],
  motivoBloqueio: null,
  classificacao: null,
  dtUltComp: '2026-10-02',
  idFil: 2,
  filiais: [2],
  telefone: '1932345678',
  whatsapp: '19987654321',
  email: 'compras@saojoao.test',
  representante: { id: 9, nome: 'Rui Barbosa Neto', telefone: null },
  venda: { situacao: 'ATENCAO', motivos: ['R$ 350,00 vencidos há até 3 dias'] },
  credito: { limite_total: 10_000, limite_utilizado: 3000, limite_disponivel: 7000 },
  vencidos: { quantidade: 2, valor: 350, maiorAtraso: 3 },
  tickets: { abertos: 4, atrasados: 1, taxaDevolucao: 2.5 },
  ultimoPedido: {
    id: 501,
    dtHorInc: '2026-10-02T13:00:00Z',
    vlTot: 980,
    idFil: 2,
    status: { chave: 'FATURADO', label: 'Faturado' },
  },
  orcamentosAbertos: { quantidade: 1, valor: 150 },
  proximaAgenda: {
    id: 77,
    tipo: 'A',
    assunto: 'Retorno da cotação',
    data_agendada: '2026-11-20T13:00:00Z',
    atrasada: false,
  },
  versao: 7,
  ...outros,
})

/** What the record of customer 42 asks for before any section does, and what is below the card of the first one. */
export const respostasDaFicha = (visao: VisaoGeral = visaoDe()) => [
  responder(obterVisaoGeral, visao),
  responder(listarRegistroDeAtividade, { itens: [], paginator: montarPaginator(1, 7, 0) }),
  responder(listarEnderecosDeEntrega, { itens: [] }),
  responder(listarDocumentacao, { itens: [] }),
]
