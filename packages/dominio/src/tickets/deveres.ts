import { type CodigoErro, ERROS } from '../erros.ts'
import { type Autorizacoes, pode } from '../permissoes.ts'
import { REQUISITOS, type Requisito } from './requisitos/catalogo.ts'

/** Who is about to act, as far as the steps of tickets look at people. */
export type Agente = { colaboradorId: number; setores: readonly number[]; autorizacoes: Autorizacoes }

/** A reason why not whose sentence names somebody. */
export type Recusa = { codigo: CodigoErro; mensagem: string }

type EtapaDoSetor = { setorId: number; setor: string; requisito: Requisito | null }

/** What a person meets when they try to take a ticket out of its step. */
export type Dever = {
  agente: Agente
  etapa: EtapaDoSetor
  criadorId: number | null
  /** The branch's parameter. */
  proibeAprovarOProprio: boolean
}

/** SEG-05 The duty is the step's sector's, wherever the ticket was forwarded to. */
const ehDoSetor = ({ setores, autorizacoes }: Agente, { setorId }: EtapaDoSetor): boolean =>
  setores.includes(setorId) || pode(autorizacoes, 'TICKET_QUALQUER_SETOR')

/** SEG-05 Moving a ticket, on or back, to another type or to its conclusion, is for the sector of its step. */
export function impedimentoParaMover({ agente, etapa }: Dever): Recusa | null {
  if (ehDoSetor(agente, etapa)) return null
  return {
    codigo: 'ETAPA_DE_OUTRO_SETOR',
    mensagem: `Esta etapa é do setor ${etapa.setor}. Encaminhe o ticket ou peça a alguém desse setor.`,
  }
}

/** SEG-05 Meeting what the step asks for: its sector's too and, where the branch says so, never by who asked. */
export function impedimentoParaCumprir(dever: Dever): Recusa | null {
  const { agente, etapa, criadorId, proibeAprovarOProprio } = dever
  const alheia = impedimentoParaMover(dever)
  if (alheia) return alheia
  const propria =
    criadorId === agente.colaboradorId && etapa.requisito !== null && REQUISITOS[etapa.requisito].aprova
  if (!propria || !proibeAprovarOProprio) return null
  const codigo = 'APROVACAO_DO_PROPRIO_PEDIDO'
  return { codigo, mensagem: ERROS[codigo].mensagem }
}

/** SEG-05 The costs of a ticket are for the sectors that analyse them on its way. */
export function impedimentoDosCustos(agente: Agente, etapas: readonly EtapaDoSetor[]): Recusa | null {
  const deCustos = etapas.filter(({ requisito }) => requisito === 'ANALISE_CONTROLADORIA')
  const minha = deCustos.some((etapa) => ehDoSetor(agente, etapa))
  if (minha || pode(agente.autorizacoes, 'TICKET_QUALQUER_SETOR')) return null
  const [setor] = deCustos.map((etapa) => etapa.setor)
  const codigo = 'CUSTOS_DE_OUTRO_SETOR'
  return {
    codigo,
    mensagem: setor ? `Os custos deste ticket são do setor ${setor}.` : ERROS[codigo].mensagem,
  }
}
