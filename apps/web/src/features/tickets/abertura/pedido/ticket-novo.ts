import type { RespostaDe } from '@balcao/dominio/contrato'
import type { Periodo } from '@balcao/dominio/datas/periodo'
import type {
  NotaParaEscolher,
  ProdutoDaNota,
  pesquisarAvulsos,
  pesquisarClientesDoTicket,
} from '@balcao/dominio/tickets/abertura/contratos'
import type { MotivoEscolhido } from '@balcao/dominio/tickets/abertura/motivos'
import type { Passo } from '@balcao/dominio/tickets/abertura/passos'
import type { TipoDeTicketNoFio } from '@balcao/dominio/tickets/catalogo/contratos'
import type { ResponsavelDaProrrogacao } from '@balcao/dominio/tickets/prorrogacao'
import type { ArquivoAnexado } from '../../../../ui/arquivos/arquivo-anexado.ts'

export type ClienteDoTicket = RespostaDe<typeof pesquisarClientesDoTicket>['itens'][number]
export type ProdutoAvulso = RespostaDe<typeof pesquisarAvulsos>['itens'][number]
export type MotivoDoProduto = { id: number; descricao: string; informa: boolean }

/** A draft of before does not know who carried it. */
export type NotaDoItem = Pick<NotaParaEscolher, 'id' | 'numNf'> & {
  transportadora?: NotaParaEscolher['transportadora'] | undefined
}

/** ENT-03 A product of an invoice in the ticket. */
export type ItemEscolhido = {
  produto: ProdutoDaNota
  nota: NotaDoItem
  qtd_solicitada: number
  motivo: MotivoDoProduto
  obs: string
  arquivos: File[]
}

/** Nor what the branch is called. */
export type FilialDoTicket = { idFil: number; razSoc: string; desc?: string | undefined }

export type ConsumidorDoTicket = {
  documento: string
  nome: string
  email: string
  telefone: string
  data_nascimento: string
}

/** NOV-10 What is typed on the card of a product before it is in the ticket. */
export type EscolhaEmAndamento = {
  quantidade: number | null
  motivo: MotivoDoProduto | null
  obs: string
  arquivos: readonly ArquivoAnexado[]
}

/** General reason and observations of 'Adicionar Todos'. */
export type EscolhaGeral = Pick<EscolhaEmAndamento, 'motivo' | 'obs'>

export type FiltroDeNotas = { periodo: Periodo; produto: string; numero: string }

/** NOV-16 What was typed in a step and is not in the ticket yet: a search, an open invoice, half-filled cards. */
export type Lembrado = {
  filtro: FiltroDeNotas
  pesquisado: FiltroDeNotas | null
  pagina: number
  aberta: NotaParaEscolher | null
  /** By product. */
  escolhas: Readonly<Record<number, EscolhaEmAndamento>>
  /** By invoice. */
  gerais: Readonly<Record<number, EscolhaGeral>>
}

/** By step and branch. */
export type Lembrados = Readonly<Record<string, Partial<Lembrado>>>

/** ENT-01 Everything typed in 'Abrir novo ticket'; it is what the draft keeps. */
export type TicketNovo = {
  passo: Passo
  menu: string | null
  tipo: TipoDeTicketNoFio | null
  assunto: string
  motivos: (MotivoEscolhido | null)[]
  cliente: ClienteDoTicket | null
  filial: FilialDoTicket | null
  origem: string
  consumidorFinal: ConsumidorDoTicket | null
  /** ALC-01 Whom the answers go to; absent until the customer's own are known. */
  contato?: { nome: string; email: string } | undefined
  transportadora: { id: number; razSoc: string } | null
  /** The one that the wizard proposed by itself. */
  transportadoraProposta?: number | undefined
  mensagem: string
  arquivos: File[]
  itens: ItemEscolhido[]
  itensAvulsos: ProdutoAvulso[]
  notas: NotaParaEscolher[]
  /** SHL-05 The invoice the wizard was opened from: the steps that search invoices begin with it. */
  notaDeOrigem?: NotaParaEscolher | undefined
  responsavel_prorrogacao: ResponsavelDaProrrogacao | null
  responsavel: { id: number; nome: string } | null
  dias_atraso_prorrogacao: number | null
  lembrados: Lembrados
}
