import type { Exigencia } from '@balcao/dominio/tickets/etapas'
import type { ComponentType } from 'react'
import type { Dialogo } from './acoes-possiveis.ts'
import { AnalisarDevolucao } from './analise/analisar-devolucao.tsx'
import { ConferirDevolucao } from './checkin/conferir-devolucao.tsx'
import { CompletarCadastro } from './completar-cadastro/completar-cadastro.tsx'
import { EscolherCaminho } from './condicional/escolher-caminho.tsx'
import { AnalisarCustos } from './controladoria/analisar-custos.tsx'
import type { PropsDaAcao } from './envio/formulario-da-acao.tsx'
import { FinalizarTicket } from './finalizar/finalizar-ticket.tsx'
import { ProrrogarVencimento } from './financeiro/prorrogar-vencimento.tsx'
import { ConfirmarAtraso } from './logistica/confirmar-atraso.tsx'
import { AvancarEtapa, ReabrirTicket, VoltarEtapa } from './movimentos.tsx'
import { EnviarNota } from './nfd/enviar-nota.tsx'
import { MudarTipo } from './reclassificar/mudar-tipo.tsx'

type Descrita = {
  Conteudo: ComponentType<PropsDaAcao>
  largura?: string | number
  /** MES-03 Decided upon by what the photos and the thread show: beside them, where there is room. */
  aoLado?: true
}

/** TIC-11 What each requirement of a step opens: a new kind is one line here. */
const EXIGENCIAS: Record<Exigencia, Descrita> = {
  ANALISE_DEVOLUCAO: { Conteudo: AnalisarDevolucao, largura: 'min(1320px, 96vw)', aoLado: true },
  ENVIAR_NFD: { Conteudo: EnviarNota },
  CHECKIN_DEVOLUCAO: { Conteudo: ConferirDevolucao, largura: 960, aoLado: true },
  PRORROGACAO_LOGISTICA: { Conteudo: ConfirmarAtraso },
  PRORROGACAO_FINANCEIRO: { Conteudo: ProrrogarVencimento },
  ANALISE_CONTROLADORIA: { Conteudo: AnalisarCustos, largura: 820, aoLado: true },
  ETAPA_CONDICIONAL: { Conteudo: EscolherCaminho },
}

/** TIC-10 Everything that opens over a ticket. */
export const JANELAS: Record<Dialogo, Descrita> = {
  ...EXIGENCIAS,
  AVANCAR: { Conteudo: AvancarEtapa },
  VOLTAR: { Conteudo: VoltarEtapa },
  FINALIZAR: { Conteudo: FinalizarTicket },
  REABRIR: { Conteudo: ReabrirTicket },
  MUDAR_TIPO: { Conteudo: MudarTipo, largura: 760 },
  COMPLETAR_CADASTRO: { Conteudo: CompletarCadastro, largura: 640 },
}
