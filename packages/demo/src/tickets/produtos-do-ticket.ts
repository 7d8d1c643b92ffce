import type { OrigemDoItem, StatusDoItem } from '@balcao/dominio/tickets/situacoes'
import type { NotaGerada } from '../notas/gerar-notas.ts'
import type { ProdutoGerado } from '../produtos/gerar-produtos.ts'
import type { Sorteio } from '../sorteio.ts'
import type { Pedido } from './saldo-das-notas.ts'

/** A product of a ticket; what became of it is filled by the steps. */
export type ProdutoDoTicket = {
  origem: OrigemDoItem
  nota: string | null
  numeroItem: number | null
  codigo: string
  descricao: string
  codigoBarras: string
  marca: string
  unidade: string
  motivo: string | null
  observacao: string | null
  status: StatusDoItem
  comprada: number
  solicitada: number
  valorSemImposto: string
  valorUnitario: string
  foraPrazo: number
  outraMarca: number
  falta: number
  avaria: number
  quebraDireta: number
  autorizada: number
  motivoAnalise: string | null
  recebida: number | null
  observacaoRecebimento: string | null
}

const SEM_ANALISE = {
  status: 'AN',
  foraPrazo: 0,
  outraMarca: 0,
  falta: 0,
  avaria: 0,
  quebraDireta: 0,
  autorizada: 0,
  motivoAnalise: null,
  recebida: null,
  observacaoRecebimento: null,
} as const

export function produtoDaNota(
  nota: NotaGerada,
  { item, quantidade, motivo, observacao }: Pedido,
): ProdutoDoTicket {
  return {
    origem: 'NOTA',
    nota: nota.chave,
    numeroItem: item.numeroItem,
    codigo: item.codigo,
    descricao: item.descricao,
    codigoBarras: item.ean,
    marca: item.marca,
    unidade: item.unidade,
    motivo,
    observacao,
    comprada: Number(item.quantidade),
    solicitada: quantidade,
    valorSemImposto: item.valorSemImposto,
    valorUnitario: item.valorUnitario,
    ...SEM_ANALISE,
  }
}

/** Loose: nobody knows what was paid for it. */
export function produtoAvulso(produto: ProdutoGerado, sorteio: Sorteio): ProdutoDoTicket {
  return {
    origem: 'AVULSO',
    nota: null,
    numeroItem: null,
    codigo: produto.codigo,
    descricao: produto.descricaoCompleta,
    codigoBarras: produto.codigoBarras,
    marca: produto.marca,
    unidade: produto.unidade,
    motivo: null,
    observacao: null,
    comprada: 0,
    solicitada: sorteio.inteiro(1, 3),
    valorSemImposto: '0',
    valorUnitario: '0',
    ...SEM_ANALISE,
  }
}
