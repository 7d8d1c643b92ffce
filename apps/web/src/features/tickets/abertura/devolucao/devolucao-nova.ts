import type { NotaParaEscolher, ProdutoDaNota } from '@balcao/dominio/tickets/abertura/contratos'
import type { TipoDeTicketNoFio } from '@balcao/dominio/tickets/catalogo/contratos'
import { comoAnexo } from '../../../../ui/arquivos/arquivo-anexado.ts'
import { GERAL_EM_BRANCO, montarItem, type Recusa } from '../itens/produtos/escolha-do-produto.ts'
import { comTipo, TICKET_EM_BRANCO } from '../pedido/estado.ts'
import type { TicketQueDevolve } from '../pedido/pedido-de-ticket.ts'
import type { EscolhaGeral, ItemEscolhido, MotivoDoProduto, TicketNovo } from '../pedido/ticket-novo.ts'

/** MES-07 The two screens of a return. */
export const TELAS = { NOTA: 'Nota fiscal', DEVOLUCAO: 'Produtos e motivo' } as const
export type Tela = keyof typeof TELAS

/** What is typed of one product; in the return once it has a quantity. */
export type ProdutoADevolver = {
  produto: ProdutoDaNota
  quantidade: number | null
  /** Null is that of all. */
  motivo: MotivoDoProduto | null
  obs: string
  arquivos: readonly File[]
}

/** MES-07 Everything typed in a return from an invoice; the rest of the ticket is filled as the wizard would. */
export type DevolucaoNova = {
  passo: Tela
  termo: string
  /** Whose invoices are listed, where the words were of several. */
  cliente: { id: number; nome: string } | null
  nota: NotaParaEscolher | null
  /** Why the invoice it was begun from cannot come back. */
  recusa?: string | undefined
  geral: EscolhaGeral
  /** By product. */
  produtos: Readonly<Record<number, ProdutoADevolver>>
  ticket: TicketNovo
  /** TIC-10 Into which it is written, instead of a new one. */
  noTicket?: TicketQueDevolve | undefined
  /** Which product each photo of that ticket shows; null is none. */
  evidencias?: Readonly<Record<number, number | null>> | undefined
}

/** API-02 The portal itself, until somebody says that it came by phone. */
const ORIGEM_DO_PORTAL = 'PORTAL'

const assuntoDaNota = ({ numNf }: Pick<NotaParaEscolher, 'numNf'>, tipo: TipoDeTicketNoFio | null) =>
  `${tipo?.troca ? 'Troca' : 'Devolução'} da nota ${numNf}`

export function devolucaoEmBranco(tipo: TipoDeTicketNoFio): DevolucaoNova {
  return {
    passo: 'NOTA',
    termo: '',
    cliente: null,
    nota: null,
    geral: GERAL_EM_BRANCO,
    produtos: {},
    ticket: { ...comTipo(TICKET_EM_BRANCO, tipo), origem: ORIGEM_DO_PORTAL },
  }
}

/** MES-07 Customer, branch and carrier come from the invoice; the products of another one leave with it. */
export function comNota(atual: DevolucaoNova, nota: NotaParaEscolher): DevolucaoNova {
  const passo = 'DEVOLUCAO'
  if (atual.nota?.id === nota.id) return { ...atual, passo }
  const dono = atual.noTicket?.cliente
  if (dono && dono.id !== nota.cliente.id)
    return { ...atual, recusa: `A nota ${nota.numNf} é de outro cliente, e o ticket é de ${dono.nome}.` }
  const { ticket } = atual
  const proposto =
    !ticket.assunto || (atual.nota && ticket.assunto === assuntoDaNota(atual.nota, ticket.tipo))
  const mesmoCliente = atual.nota?.cliente.id === nota.cliente.id
  return {
    ...atual,
    passo,
    nota,
    recusa: undefined,
    produtos: {},
    evidencias: undefined,
    ticket: {
      ...ticket,
      cliente: { ...nota.cliente, cnpj: '', cid: '', uf: '', filiaisSac: [nota.filial] },
      filial: nota.filial,
      transportadora: nota.transportadora,
      transportadoraProposta: nota.transportadora?.id,
      assunto: proposto ? assuntoDaNota(nota, ticket.tipo) : ticket.assunto,
      contato: mesmoCliente ? ticket.contato : undefined,
    },
  }
}

export const PRODUTO_EM_BRANCO = { quantidade: null, motivo: null, obs: '', arquivos: [] } as const

export function comProduto(
  atual: DevolucaoNova,
  produto: ProdutoDaNota,
  mudanca: (antes: ProdutoADevolver) => Partial<ProdutoADevolver>,
): DevolucaoNova {
  const antes = atual.produtos[produto.id] ?? { ...PRODUTO_EM_BRANCO, produto }
  return {
    ...atual,
    produtos: { ...atual.produtos, [produto.id]: { ...antes, produto, ...mudanca(antes) } },
  }
}

const escolhidos = ({ produtos }: DevolucaoNova) =>
  Object.values(produtos).filter(({ quantidade }) => quantidade !== null)

/** Why a product can't come back as it stands, beside its own field or that of all. */
export type RecusaDoProduto = Recusa & { produtoId: number; daGeral: boolean }

/** MES-07, NOV-11 The products as they go into the ticket: the reason and words of all, where one has none of its own. */
export function montarDevolucao(
  devolucao: DevolucaoNova,
  maximoDeItens: number,
): { itens: ItemEscolhido[]; recusas: RecusaDoProduto[] } {
  const { nota, geral } = devolucao
  const itens: ItemEscolhido[] = []
  const recusas: RecusaDoProduto[] = []
  if (!nota) return { itens, recusas }
  const evidencias = evidenciasDa(devolucao)
  for (const { produto, quantidade, motivo, obs, arquivos } of escolhidos(devolucao)) {
    const escolha = {
      quantidade,
      motivo: motivo ?? geral.motivo,
      obs: obs.trim() === '' && !motivo ? geral.obs : obs,
      arquivos: arquivos.map(comoAnexo),
    }
    const doTicket = evidencias.filter(({ produto_id }) => produto_id === produto.id).length
    const limites = { maximoDeItens, itensNoTicket: itens.length, anexosNoTicket: doTicket }
    const resposta = montarItem(produto, nota, escolha, limites)
    if ('item' in resposta) itens.push(resposta.item)
    else
      recusas.push({
        ...resposta.recusa,
        produtoId: produto.id,
        daGeral: !motivo && ['motivo', 'obs'].includes(resposta.recusa.campo ?? ''),
      })
  }
  return { itens, recusas }
}

/** What travels, and what the step by step goes on with. */
export const ticketDa = (devolucao: DevolucaoNova, maximoDeItens = Number.POSITIVE_INFINITY): TicketNovo => ({
  ...devolucao.ticket,
  itens: montarDevolucao(devolucao, maximoDeItens).itens,
})

export const quantosVoltam = (devolucao: DevolucaoNova): number => escolhidos(devolucao).length

/** TIC-10 The photos of the ticket with the product that each one shows: of a single one that comes back, all of them. */
export function evidenciasDa(devolucao: DevolucaoNova): { anexo: number; produto_id: number }[] {
  const voltam = escolhidos(devolucao).map(({ produto }) => produto.id)
  const [unico, outro] = voltam
  const proposto = outro === undefined ? (unico ?? null) : null
  return (devolucao.noTicket?.fotos ?? []).flatMap(({ id }) => {
    const dito = devolucao.evidencias?.[id]
    const produto = dito === undefined ? proposto : dito
    return produto !== null && voltam.includes(produto) ? [{ anexo: id, produto_id: produto }] : []
  })
}
