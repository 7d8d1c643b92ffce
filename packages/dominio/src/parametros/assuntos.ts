import type { PaginaDoMenu } from '../paginas.ts'
import { type ChaveDeParametro, chavesDeParametro } from '../parametros.ts'
import { PARAMETROS_DO_ACESSO } from './acesso.ts'
import { PARAMETROS_DA_AGENDA } from './agenda.ts'
import { PARAMETROS_DO_ATENDIMENTO } from './atendimento.ts'
import { PARAMETROS_DOS_BOLETOS } from './boletos.ts'
import { PARAMETROS_DO_CADASTRO } from './cadastro.ts'
import { PARAMETROS_DOS_CLIENTES } from './clientes.ts'
import { PARAMETROS_DO_CORREIO } from './correio.ts'
import { PARAMETROS_DOS_DOCUMENTOS } from './documentos.ts'
import { PARAMETROS_DO_ERP } from './erp.ts'
import { PARAMETROS_DOS_FORMATOS } from './formatos.ts'
import { PARAMETROS_DO_FRETE } from './fretes.ts'
import { PARAMETROS_DA_GESTAO } from './gestao.ts'
import { PARAMETROS_DA_IDENTIDADE } from './identidade.ts'
import { PARAMETROS_DOS_TICKETS } from './tickets.ts'
import { PARAMETROS_DE_VENDAS } from './vendas.ts'
import { PARAMETROS_DO_WHATSAPP } from './whatsapp.ts'

type Assunto = {
  nome: string
  /** Where its parameters are read, as a person would say it. */
  onde: string
  paginas: readonly PaginaDoMenu[]
  parametros: object
}

/** ADM-04 The subjects of the catalogue, as they are looked through, each with where it is read. */
export const ASSUNTOS_DOS_PARAMETROS = {
  tickets: {
    nome: 'Tickets',
    onde: 'Na abertura e no andamento dos tickets',
    paginas: ['/tickets'],
    parametros: PARAMETROS_DOS_TICKETS,
  },
  correio: {
    nome: 'E-mail',
    onde: 'Nas mensagens dos tickets que saem e chegam por e-mail',
    paginas: ['/correio-recebido', '/tickets'],
    parametros: PARAMETROS_DO_CORREIO,
  },
  whatsapp: {
    nome: 'WhatsApp',
    onde: 'Nas conversas do WhatsApp',
    paginas: ['/correio-recebido'],
    parametros: PARAMETROS_DO_WHATSAPP,
  },
  clientes: {
    nome: 'Clientes',
    onde: 'Na ficha do cliente, e ao vender a ele',
    paginas: ['/clientes'],
    parametros: PARAMETROS_DOS_CLIENTES,
  },
  cadastro: {
    nome: 'Cadastro de clientes',
    onde: 'No cadastro de clientes e nas consultas de CEP e CNPJ',
    paginas: ['/clientes'],
    parametros: PARAMETROS_DO_CADASTRO,
  },
  atendimento: {
    nome: 'Atendimento e discagem',
    onde: 'Ao ligar para um cliente e registrar o atendimento',
    paginas: ['/clientes'],
    parametros: PARAMETROS_DO_ATENDIMENTO,
  },
  vendas: {
    nome: 'Orçamentos e pedidos',
    onde: 'No orçamento e na conversão dele em pedido',
    paginas: ['/orcamentos', '/pedidos'],
    parametros: PARAMETROS_DE_VENDAS,
  },
  frete: {
    nome: 'Frete',
    onde: 'No frete dos orçamentos e pedidos',
    paginas: ['/orcamentos'],
    parametros: PARAMETROS_DO_FRETE,
  },
  documentos: {
    nome: 'Documentos e rastreio',
    onde: 'Nos pedidos e notas do cliente, e no rastreio',
    paginas: ['/pedidos', '/clientes'],
    parametros: PARAMETROS_DOS_DOCUMENTOS,
  },
  boletos: {
    nome: 'Boletos',
    onde: 'Nos boletos do cliente e na segunda via',
    paginas: ['/clientes'],
    parametros: PARAMETROS_DOS_BOLETOS,
  },
  agenda: {
    nome: 'Agendas',
    onde: 'Nas agendas e nos lembretes delas',
    paginas: ['/agendas'],
    parametros: PARAMETROS_DA_AGENDA,
  },
  gestao: {
    nome: 'Gestão comercial',
    onde: 'Na carteira, nos objetivos, nas negociações, nas trocas e nas aprovações',
    paginas: ['/acompanhamentos-clientes', '/objetivos', '/negociacoes-de-preco', '/aprovacoes'],
    parametros: PARAMETROS_DA_GESTAO,
  },
  erp: {
    nome: 'ERP',
    onde: 'Na entrega dos pedidos ao ERP e no que ele responde',
    paginas: ['/pedidos'],
    parametros: PARAMETROS_DO_ERP,
  },
  formatos: {
    nome: 'Números',
    onde: 'Em toda tela e documento que mostra valores',
    paginas: [],
    parametros: PARAMETROS_DOS_FORMATOS,
  },
  identidade: {
    nome: 'Identidade',
    onde: 'Na entrada, no alto das páginas, nos e-mails e nos relatórios',
    paginas: [],
    parametros: PARAMETROS_DA_IDENTIDADE,
  },
  acesso: {
    nome: 'Entrada e segurança',
    onde: 'Ao entrar no portal, e nas sessões',
    paginas: [],
    parametros: PARAMETROS_DO_ACESSO,
  },
} as const satisfies Record<string, Assunto>

export type AssuntoDosParametros = keyof typeof ASSUNTOS_DOS_PARAMETROS

export const assuntosDosParametros = Object.keys(ASSUNTOS_DOS_PARAMETROS) as AssuntoDosParametros[]

const DE_CADA_UM = new Map<string, AssuntoDosParametros>(
  assuntosDosParametros.flatMap((assunto) =>
    Object.keys(ASSUNTOS_DOS_PARAMETROS[assunto].parametros).map((chave) => [chave, assunto] as const),
  ),
)

export function assuntoDoParametro(chave: ChaveDeParametro): AssuntoDosParametros {
  const assunto = DE_CADA_UM.get(chave)
  if (!assunto) throw new Error(`${chave}: parâmetro sem assunto`)
  return assunto
}

const posicao = new Map(assuntosDosParametros.map((assunto, indice) => [assunto, indice]))

/** Subject by subject, and within each as the catalogue has them. */
export const parametrosPorAssunto: readonly ChaveDeParametro[] = chavesDeParametro.toSorted(
  (a, b) => (posicao.get(assuntoDoParametro(a)) ?? 0) - (posicao.get(assuntoDoParametro(b)) ?? 0),
)
