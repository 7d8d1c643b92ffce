import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { ProdutoDaNota } from '@balcao/dominio/tickets/abertura/contratos'
import { problemaDoItem, quantidadeDisponivel } from '@balcao/dominio/tickets/abertura/item'
import { anexar } from '../../../../../ui/arquivos/arquivo-anexado.ts'
import type { EscolhaEmAndamento, EscolhaGeral, ItemEscolhido, NotaDoItem } from '../../pedido/ticket-novo.ts'

export const ESCOLHA_EM_BRANCO: EscolhaEmAndamento = { quantidade: null, motivo: null, obs: '', arquivos: [] }

export type CampoDaEscolha = keyof EscolhaEmAndamento
/** Why a product was not added, and beside which field to say it; without one, beside the button. */
export type Recusa = { campo: CampoDaEscolha | null; mensagem: string }

const CAMPO_DA_MENSAGEM: Partial<Record<string, CampoDaEscolha>> = {
  [MENSAGENS.motivoObrigatorio]: 'motivo',
  [MENSAGENS.observacaoObrigatoria]: 'obs',
  [MENSAGENS.anexoObrigatorio]: 'arquivos',
  [MENSAGENS.quantidadeInvalida]: 'quantidade',
}

type Limites = {
  maximoDeItens: number
  itensNoTicket: number
  /** Photos that are already in the ticket. */
  anexosNoTicket?: number
}

/** NOV-11 The product as it goes into the ticket, or why it can't. */
export function montarItem(
  produto: ProdutoDaNota,
  nota: NotaDoItem,
  { quantidade, motivo, obs, arquivos }: EscolhaEmAndamento,
  limites: Limites,
): { item: ItemEscolhido } | { recusa: Recusa } {
  const escolha = {
    qtd_solicitada: quantidade,
    motivo,
    obs,
    anexos: arquivos.length + (limites.anexosNoTicket ?? 0),
  }
  const mensagem = problemaDoItem(escolha, produto, limites)
  if (mensagem !== null) return { recusa: { campo: CAMPO_DA_MENSAGEM[mensagem] ?? null, mensagem } }
  if (motivo === null || quantidade === null) throw new Error('accepted without reason or quantity')
  return {
    item: {
      produto,
      nota: { id: nota.id, numNf: nota.numNf, transportadora: nota.transportadora },
      qtd_solicitada: quantidade,
      motivo,
      obs: obs.trim(),
      arquivos: arquivos.flatMap(({ arquivo }) => arquivo ?? []),
    },
  }
}

/** What the card shows of a product in the ticket, and keeps when it is taken out. */
export function escolhaDoItem({ qtd_solicitada, motivo, obs, arquivos }: ItemEscolhido): EscolhaEmAndamento {
  return { quantidade: qtd_solicitada, motivo, obs, arquivos: arquivos.map(anexar) }
}

export const GERAL_EM_BRANCO: EscolhaGeral = { motivo: null, obs: '' }

export type ResultadoDeTodos = { itens: ItemEscolhido[]; recusas: Map<number, Recusa> }

/** NOV-10 What 'Adicionar Todos' adds: each with what its own card says first; an empty quantity is all that is left. */
export function montarTodos(
  produtos: readonly ProdutoDaNota[],
  nota: NotaDoItem,
  escolhas: Readonly<Record<number, EscolhaEmAndamento>>,
  geral: EscolhaGeral,
  limites: Limites,
): ResultadoDeTodos {
  const itens: ItemEscolhido[] = []
  const recusas: ResultadoDeTodos['recusas'] = new Map()
  for (const produto of produtos) {
    const propria = escolhas[produto.id] ?? ESCOLHA_EM_BRANCO
    const escolha = {
      ...propria,
      quantidade: propria.quantidade ?? quantidadeDisponivel(produto),
      motivo: propria.motivo ?? geral.motivo,
      obs: propria.obs.trim() === '' ? geral.obs : propria.obs,
    }
    const itensNoTicket = limites.itensNoTicket + itens.length
    const resposta = montarItem(produto, nota, escolha, { ...limites, itensNoTicket })
    if ('item' in resposta) itens.push(resposta.item)
    else recusas.set(produto.id, resposta.recusa)
  }
  return { itens, recusas }
}

/** How many were refused for each reason, the commonest first. */
export function contarRecusas(recusas: ReadonlyMap<number, Recusa>): { mensagem: string; quantos: number }[] {
  const porMotivo = new Map<string, number>()
  for (const { mensagem } of recusas.values()) porMotivo.set(mensagem, (porMotivo.get(mensagem) ?? 0) + 1)
  return [...porMotivo]
    .map(([mensagem, quantos]) => ({ mensagem, quantos }))
    .sort((a, b) => b.quantos - a.quantos)
}
