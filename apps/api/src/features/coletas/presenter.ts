import type { ColetaDaLista, TicketQueAguarda } from '@balcao/dominio/coletas/campos'
import type { Candidato, ColetaDetalhada, TicketDaColeta } from '@balcao/dominio/coletas/contratos'
import type { AcaoDaColeta } from '@balcao/dominio/coletas/situacoes'
import { enderecoEmUmaLinha } from '@balcao/dominio/enderecos/em-uma-linha'
import type { historicoDaColeta, ItemDaOrdem, LinhaDaColetaNaLista, TicketDaOrdem } from './queries.ts'
import type { TicketComPartes } from './queries-aguardando.ts'

const apresentarOndeColetar = (cliente: TicketDaOrdem['cliente']) => ({
  id: cliente.id,
  razSoc: cliente.razaoSocial,
  fant: cliente.fantasia,
  telefone: cliente.telefone,
  endereco: enderecoEmUmaLinha(cliente),
})

export function apresentarAguardando(
  { id, protocolo, tipo, abertoEm, cliente, filial, representante, transportadora }: TicketComPartes,
  totais: { itens: number; quantidade: number } | undefined,
): TicketQueAguarda {
  const { ibge, cidade, uf } = cliente
  return {
    id,
    protocolo,
    tipo,
    dtCriacao: abertoEm.toISOString(),
    cliente: apresentarOndeColetar(cliente),
    lugar: { ibge, cidade, uf },
    filial,
    qtdeItens: totais?.itens ?? 0,
    qtdeAReceber: totais?.quantidade ?? 0,
    representante,
    transportadora,
  }
}

type LinhaDoCandidato = {
  id: number
  nome: string
  tickets: number
  ultimaColeta: Date | null
  telefone?: string | null
  cidade?: string
  uf?: string
}

export function apresentarCandidato(linha: LinhaDoCandidato): Candidato {
  const { id, nome, tickets, ultimaColeta, telefone = null, cidade = null, uf = null } = linha
  return { id, nome, tickets, ultima_coleta: ultimaColeta?.toISOString() ?? null, telefone, cidade, uf }
}

export function responsavelDe(linha: LinhaDaColetaNaLista): ColetaDaLista['responsavel'] {
  const { tipo, representanteId, transportadoraId, responsavelNome } = linha
  const id = tipo === 'representante' ? representanteId : transportadoraId
  return { tipo, id: id ?? 0, nome: responsavelNome }
}

export function apresentarColeta(
  linha: LinhaDaColetaNaLista,
  tickets: readonly TicketDaOrdem[],
): ColetaDaLista {
  const { id, ibge, cidade, uf, filial, situacao, geradaEm, dataPrevista } = linha
  const confirmados = tickets.filter((ticket) => ticket.situacao === 'CONFIRMADA')
  return {
    id,
    responsavel: responsavelDe(linha),
    lugar: { ibge, cidade, uf },
    filial,
    situacao,
    dtGeracao: geradaEm.toISOString(),
    dtPrevista: dataPrevista,
    dtColeta: confirmados.map(({ coletadaEm }) => coletadaEm).reduce(maisRecente, null),
    clientes: [...new Set(tickets.map(({ cliente }) => cliente.fantasia || cliente.razaoSocial))],
    qtdeTickets: tickets.length,
    qtdeConfirmados: confirmados.length,
  }
}

const maisRecente = (a: string | null, b: string | null) => (a !== null && (b === null || a > b) ? a : b)

export function apresentarTicket(linha: TicketDaOrdem, itens: readonly ItemDaOrdem[]): TicketDaColeta {
  const { id, protocolo, situacao, encerradaEm, coletadaEm, observacao, visivel, cliente } = linha
  return {
    id,
    protocolo,
    situacao,
    encerrada: encerradaEm !== null,
    dtColeta: coletadaEm,
    observacao,
    visivel,
    cliente: apresentarOndeColetar(cliente),
    itens: itens
      .filter(({ ticketId }) => ticketId === id)
      .map(({ ticketId: _, quantidade, ...item }) => ({ ...item, quantidade: Number(quantidade) })),
  }
}

type Acontecido = Awaited<ReturnType<typeof historicoDaColeta>>[number]

export const apresentarAcontecido = (linha: Acontecido): ColetaDetalhada['historico'][number] => ({
  id: linha.id,
  quando: linha.quando.toISOString(),
  quem: linha.quem ?? 'Sistema',
  acao: linha.acao as AcaoDaColeta,
  mensagem: String(linha.dados?.mensagem ?? ''),
})
