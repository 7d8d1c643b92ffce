import { SEM_FATOS } from '@balcao/dominio/tickets/etapas'
import type { Requisito } from '@balcao/dominio/tickets/requisitos/catalogo'
import { cumprirAnalise } from './analise.ts'
import { cumprirCheckin } from './checkin.ts'
import { cumprirControladoria } from './controladoria.ts'
import type { Cumprimento, PedidoDeAvanco } from './cumprimento.ts'
import { cumprirFinanceiro } from './financeiro.ts'
import { cumprirLogistica } from './logistica.ts'
import { cumprirNfd } from './nfd.ts'

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
