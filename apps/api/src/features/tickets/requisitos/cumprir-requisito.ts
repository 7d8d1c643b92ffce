import { ErroDeNegocio } from '@balcao/dominio/erros'
import { somar } from '@balcao/dominio/formatos/decimal'
import { pode } from '@balcao/dominio/permissoes'
import { SEM_FATOS } from '@balcao/dominio/tickets/etapas'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { analisar } from '@balcao/dominio/tickets/requisitos/analise'
import type { Requisito } from '@balcao/dominio/tickets/requisitos/catalogo'
import { conferirRecebimento } from '@balcao/dominio/tickets/requisitos/checkin'
import { lancarCustos } from '@balcao/dominio/tickets/requisitos/controladoria'
import { confirmarAtraso } from '@balcao/dominio/tickets/requisitos/logistica'
import { exigirSaldo } from '../nucleo/exigir-saldo.ts'
import { exigirConferido } from '../nucleo/recusar.ts'
import type { Cumprimento, PedidoDeAvanco } from './cumprimento.ts'
import { exigirProrrogacao } from './exigir-prorrogacao.ts'
import { cumprirFinanceiro } from './financeiro.ts'
import { cumprirNfd } from './nfd.ts'
import {
  custosEmUso,
  gravarAnalise,
  gravarProrrogacao,
  gravarRecebimento,
  inserirCustos,
  itensDoTicket,
  motivosDeAnaliseEmUso,
} from './queries.ts'
import { custosDoTicket } from './queries-custos.ts'

const REQUISITOS: Record<Requisito, (pedido: PedidoDeAvanco) => Promise<Cumprimento>> = {
  ANALISE_DEVOLUCAO: cumprirAnalise,
  ENVIAR_NFD: cumprirNfd,
  CHECKIN_DEVOLUCAO: cumprirCheckin,
  PRORROGACAO_LOGISTICA: cumprirLogistica,
  PRORROGACAO_FINANCEIRO: cumprirFinanceiro,
  ANALISE_CONTROLADORIA: cumprirControladoria,
}

/** TIC-11 Does what the step asks for, and tells what came of it. */
export async function cumprirRequisito(
  requisito: Requisito | null,
  pedido: PedidoDeAvanco,
): Promise<Cumprimento> {
  return requisito ? REQUISITOS[requisito](pedido) : { fatos: SEM_FATOS, relato: '' }
}

/** TIC-11 Each product gets its answer, quantity by quantity. */
async function cumprirAnalise({ tx, linha, corpo }: PedidoDeAvanco): Promise<Cumprimento> {
  const respostas = corpo.analise ?? []
  const itens = await itensDoTicket(tx, linha.id)
  const { produtos, fatos } = exigirConferido(analisar(itens, respostas, await motivosDeAnaliseEmUso(tx)))
  const status = new Map(produtos.map((produto) => [produto.id, produto.status]))
  for (const { obs, motivo_analise_id, ...resposta } of respostas)
    await gravarAnalise(tx, linha.id, {
      ...resposta,
      status: status.get(resposta.id) ?? 'AN',
      motivoAnaliseId: motivo_analise_id ?? null,
      observacao: obs || null,
    })
  // Done again, it may authorise what an earlier answer had given back.
  await exigirSaldo(tx, linha.id)
  const autorizados = produtos.filter((produto) => produto.status === 'A').length
  return { fatos, relato: FRASES.analise(autorizados, produtos.length), dados: { analise: respostas } }
}

/** TIC-11 What arrived, counted against what was authorised. */
async function cumprirCheckin({ tx, linha, corpo, autoria }: PedidoDeAvanco): Promise<Cumprimento> {
  const respostas = corpo.checkin ?? []
  const { fatos } = exigirConferido(conferirRecebimento(await itensDoTicket(tx, linha.id), respostas))
  const recebidos = respostas.map(({ id, qtd_recebida, obs }) => ({
    id,
    quantidade: qtd_recebida,
    observacao: obs || null,
  }))
  await gravarRecebimento(tx, linha.id, recebidos, autoria.agora)
  // Counted again, more may have come than the first count left in this ticket.
  await exigirSaldo(tx, linha.id)
  return {
    fatos,
    relato: FRASES.recebimento(fatos.has('DIVERGENCIA_NO_RECEBIMENTO')),
    dados: { checkin: respostas },
  }
}

/** TIC-11, TIC-12 An opinion for the staff; costs, by who may see them, add to what was charged before. */
async function cumprirControladoria(pedido: PedidoDeAvanco): Promise<Cumprimento> {
  const { tx, linha, corpo, sessao, autoria, negocio } = pedido
  if (!corpo.controladoria) throw new ErroDeNegocio('REQUISITO_DA_ETAPA', { exige: 'ANALISE_CONTROLADORIA' })
  const { parecer, custos } = corpo.controladoria
  if (custos.length > 0 && !pode(sessao.autorizacoes, 'TICKET_CUSTOS'))
    throw new ErroDeNegocio('SEM_PERMISSAO')
  const { valorMaximoCustosTicket, casasDecimaisDinheiro } = negocio.parametros(linha.filialId)
  const lancados = exigirConferido(
    lancarCustos(custos, {
      disponiveis: await custosEmUso(tx),
      lancado: somar(...(await custosDoTicket(tx, linha.id)).map(({ valor }) => valor)),
      limite: valorMaximoCustosTicket,
      casasDoDinheiro: casasDecimaisDinheiro,
    }),
  )
  const quem = { criadoEm: autoria.agora, criadoPor: autoria.colaboradorId }
  await inserirCustos(tx, linha.id, lancados.custos, quem)
  return { fatos: SEM_FATOS, relato: parecer, dados: { custos: custos.length } }
}

/** TIC-11 Logistics says how late the delivery was. */
async function cumprirLogistica(pedido: PedidoDeAvanco): Promise<Cumprimento> {
  const { logistica } = pedido.corpo
  if (!logistica) throw new ErroDeNegocio('REQUISITO_DA_ETAPA', { exige: 'PRORROGACAO_LOGISTICA' })
  const { diasAtraso } = await exigirProrrogacao(pedido)
  const { fatos } = exigirConferido(confirmarAtraso(logistica, { diasAtraso }))
  const { dias_confirmados: diasConfirmados, parecer } = logistica
  await gravarProrrogacao(pedido.tx, pedido.linha.id, { diasConfirmados, parecerLogistica: parecer })
  return {
    fatos,
    relato: comObservacao(FRASES.atraso(diasConfirmados, diasAtraso), parecer),
    dados: { logistica },
  }
}
