import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import {
  type EntradaDoHistorico,
  listarAtividadesDoTicket,
  listarHistorico,
  listarProdutosDoTicket,
  obterTicket,
  type ProdutoDoTicket,
  type TicketDetalhado,
} from '@balcao/dominio/tickets/detalhe/contratos'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { type ComponentProps, type ComponentType, Fragment, type ReactNode, useState } from 'react'
import type { Aba } from '../features/tickets/detalhe/abas.ts'
import type { Anexo } from '../features/tickets/detalhe/anexos/anexo.ts'
import { PaginaDoTicket } from '../features/tickets/detalhe/pagina-do-ticket.tsx'
import { criarClienteDeConsultas } from '../platform/consultas.ts'
import { SessaoAberta } from '../platform/sessao.tsx'
import { AreaDeToasts } from '../ui/retorno/area-de-toasts.tsx'
import { ProvedorDeConfirmacao } from '../ui/retorno/confirmacao.tsx'
import { cargaDe } from './carga.ts'
import { renderizar } from './renderizar.tsx'
import { responder } from './servidor.ts'

export const ID = 123
const DIA_MS = 86_400_000
const haDias = (dias: number) => new Date(Date.now() - dias * DIA_MS).toISOString()

const SIM = { permite: true, motivo: null }
const NAO = { permite: false, motivo: null }

export const ACOES: TicketDetalhado['acoes'] = {
  responder: SIM,
  aguardar: SIM,
  interno: SIM,
  encaminhar: SIM,
  assumir: NAO,
  atribuir: NAO,
  devolver: NAO,
  avancar: SIM,
  retroceder: NAO,
  finalizar: SIM,
  concluir: SIM,
  reabrir: NAO,
  arquivar: NAO,
  desarquivar: NAO,
  reclassificar: NAO,
  editarItens: NAO,
  completarCadastro: NAO,
  contato: SIM,
  etiquetar: SIM,
  unir: NAO,
  ligar: SIM,
  espelho: NAO,
}

export const ACOES_DO_CLIENTE = {
  ...ACOES,
  aguardar: NAO,
  interno: NAO,
  encaminhar: NAO,
  contato: NAO,
  etiquetar: NAO,
  ligar: NAO,
}

export const ticketDe = (outras: Partial<TicketDetalhado> = {}): TicketDetalhado => ({
  id: ID,
  protocolo: '20260001234',
  versao: 5,
  status: { id: 2, label: 'Em andamento', cor: '#1d62b8' },
  arquivado: false,
  tipo: {
    id: 1,
    chave: 'DEVOLUCAO_PARCIAL',
    desc: 'Devolução parcial',
    menu: { key: 'SOLICITACAO', description: 'Solicitação' },
  },
  etapa: {
    id: 12,
    nome: 'Análise da devolução',
    ordem: 2,
    setor: { id: 3, nome: 'Logística reversa' },
    requisito: null,
    exige: null,
    condicionais: [],
  },
  etapas: [
    { id: 11, nome: 'Triagem', setor: 'SAC', situacao: 'FEITA', aguardaCliente: false },
    {
      id: 12,
      nome: 'Análise da devolução',
      setor: 'Logística reversa',
      situacao: 'ATUAL',
      aguardaCliente: false,
    },
    { id: 13, nome: 'Conferência', setor: 'Recebimento', situacao: 'PENDENTE', aguardaCliente: false },
  ],
  setor: { id: 3, nome: 'Logística reversa' },
  operador: { id: 8, nome: 'Beatriz Nogueira' },
  criador: { id: 9, nome: 'Carlos Prado' },
  filial: { idFil: 1, desc: 'Matriz São Paulo' },
  cliente: {
    id: 44,
    razSoc: 'Mercado Bom Dia Ltda',
    fant: 'Bom Dia',
    cnpj: '11222333000181',
    cid: 'Campinas',
    uf: 'SP',
    telefone: '1932325555',
    email: 'compras@bomdia.test',
    representante: { id: 70, nome: 'Rita Sales' },
    motivoBloqueio: null,
  },
  consumidor: null,
  assunto: 'Caixas amassadas na entrega',
  motivos: [{ id: 1, descricao: 'Avaria no transporte', observacao: 'Caminhão molhado' }],
  origem: { id: 1, descricao: 'Telefone' },
  transportadora: { id: 5, razSoc: 'Rápido Sul' },
  notas: [{ id: 1, numNf: 5501, dtSai: '2026-10-20', vlTot: 1250.5 }],
  prorrogacao: null,
  nfds: [],
  datahora_criacao: haDias(3.1),
  datahora_finalizacao: null,
  motivoFinalizacao: null,
  reaberturas: 0,
  aguardandoCliente: false,
  clienteLe: false,
  contato: { nome: '', email: null, copias: [] },
  contatoSugerido: null,
  correio: null,
  whatsapp: null,
  etiquetas: [],
  seguidores: { total: 0, sigo: false },
  uniao: null,
  unidos: [],
  ligados: [],
  prazos: {
    resposta: { situacao: 'CUMPRIDO', em: haDias(2) },
    solucao: { situacao: 'ATRASADO', em: haDias(1.5) },
  },
  totalDeProdutos: 1,
  etapaDeOutros: null,
  assumeAoAbrir: false,
  totalDeAnexos: 2,
  temColeta: false,
  deTroca: false,
  acoes: ACOES,
  ...outras,
})

export const anexoDe = (id: number, outras: Partial<Anexo> = {}): Anexo => ({
  id,
  nome_exibicao: `laudo-${id}.pdf`,
  link: `/sac/tickets/${ID}/anexos/${id}`,
  datahora_criacao: haDias(1),
  tamanho: 20_480,
  midia: 'application/pdf',
  interno: false,
  ...outras,
})

export const entradaDe = (id: number, outras: Partial<EntradaDoHistorico> = {}): EntradaDoHistorico => ({
  id,
  colaborador_id: 9,
  colaborador: { nome: 'Carlos Prado' },
  datahora_criacao: haDias(1),
  tipo: 'PUBLICO',
  acao: 'MENSAGEM',
  mensagem: `Mensagem ${id}`,
  contato: null,
  peloLink: null,
  doTicket: null,
  mencoes: [],
  ligado: null,
  porEmail: null,
  peloWhatsapp: null,
  anexos: [],
  envios: [],
  ...outras,
})

export const produtoDe = (id: number, outras: Partial<ProdutoDoTicket> = {}): ProdutoDoTicket => ({
  id,
  produto_id: id,
  idExibicao: `P${id}`,
  descricao: `Ração premium ${id}`,
  marca: 'Vitta',
  classe_venda: null,
  nfe: 5501,
  chave: null,
  data_nota: '2026-10-20',
  motivo: 'Embalagem danificada',
  obs: null,
  status: 'AN',
  qtd_solicitada: 2,
  qtd_comprada: 10,
  unidade: 'CX',
  valor_sem_imposto: 20,
  valor_unitario: 25.5,
  total: 255,
  anexos: [],
  motivoAnalise: null,
  obsAnalise: null,
  qtd_fora_prazo: 0,
  qtd_outra_marca: 0,
  qtd_falta: 0,
  qtd_avaria: 0,
  qtd_quebra_direta: 0,
  qtd_autorizada: 0,
  qtd_recebida: null,
  idImagem: null,
  ...outras,
})

type Mundo = {
  ticket: TicketDetalhado
  historico: EntradaDoHistorico[]
  produtos?: ProdutoDoTicket[]
  devolve?: boolean
}

const pagina = <T,>(itens: T[], { url }: Request, porPagina: number) => {
  const query = new URL(url).searchParams
  const take = query.get('take') === 'full' ? Math.max(1, itens.length) : porPagina
  const page = Number(query.get('page') ?? 1)
  return {
    itens: itens.slice((page - 1) * take, page * take),
    paginator: montarPaginator(page, take, itens.length),
  }
}

/** A server with this ticket; what the test changes in it, the next answer brings. */
export function servidorDoTicket(mundo: Mundo) {
  return [
    responder(obterTicket, () => mundo.ticket),
    responder(listarHistorico, (pedido) => pagina(mundo.historico, pedido, 8)),
    responder(listarProdutosDoTicket, () => ({
      itens: mundo.produtos ?? [],
      total: 51,
      devolve: mundo.devolve ?? true,
    })),
    responder(listarAtividadesDoTicket, (pedido) => pagina([], pedido, 3)),
  ]
}

type Acoes = ComponentProps<typeof PaginaDoTicket>['acoes']

function Tela({ abaInicial, acoes }: { abaInicial: Aba; acoes: Acoes }) {
  const [aba, setAba] = useState(abaInicial)
  return <PaginaDoTicket idTicket={ID} aba={aba} aoMudarAba={setAba} {...(acoes && { acoes })} />
}

type Visita = {
  carga?: ReturnType<typeof cargaDe>
  aba?: Aba
  acoes?: Acoes
  /** What the application puts around the screen. */
  Envolver?: ComponentType<{ children: ReactNode }>
}

/** The screen of the ticket, as a person of this kind sees it. */
export function abrirTicket({
  carga = cargaDe('OPERADOR'),
  aba = 'historico',
  acoes,
  Envolver = Fragment,
}: Visita = {}) {
  const raiz = createRootRoute()
  const tela = createRoute({
    getParentRoute: () => raiz,
    path: '/',
    component: () => (
      <Envolver>
        <Tela abaInicial={aba} acoes={acoes} />
      </Envolver>
    ),
  })
  const roteador = createRouter({ routeTree: raiz.addChildren([tela]), history: createMemoryHistory() })
  return renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={carga}>
        <ProvedorDeConfirmacao>
          <RouterProvider router={roteador as never} />
        </ProvedorDeConfirmacao>
      </SessaoAberta>
      <AreaDeToasts />
    </QueryClientProvider>,
  )
}
