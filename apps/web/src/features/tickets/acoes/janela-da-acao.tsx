import type { TicketDetalhado } from '@balcao/dominio/tickets/contratos-detalhe'
import { Modal } from '@mantine/core'
import type { ComponentType } from 'react'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import estilos from './acoes.module.css'
import { AnalisarDevolucao } from './analise/analisar-devolucao.tsx'
import { AvancarEtapa } from './avancar/avancar-etapa.tsx'
import { ConferirDevolucao } from './checkin/conferir-devolucao.tsx'
import { CompletarCadastro } from './completar-cadastro/completar-cadastro.tsx'
import { EscolherCaminho } from './condicional/escolher-caminho.tsx'
import { AnalisarCustos } from './controladoria/analisar-custos.tsx'
import type { PropsDaAcao } from './envio/use-formulario-da-acao.ts'
import { FinalizarTicket } from './finalizar/finalizar-ticket.tsx'
import { type Dialogo, type Janela, TITULOS } from './janela.ts'
import { EnviarNota } from './nfd/enviar-nota.tsx'
import { ConfirmarAtraso } from './prorrogacao/confirmar-atraso.tsx'
import { ProrrogarVencimento } from './prorrogacao/prorrogar-vencimento.tsx'
import { ReabrirTicket } from './reabrir/reabrir-ticket.tsx'
import { MudarTipo } from './reclassificar/mudar-tipo.tsx'
import { VoltarEtapa } from './retroceder/voltar-etapa.tsx'

type Conteudo = ComponentType<PropsDaAcao>

const CONTEUDOS: Record<Dialogo, Conteudo> = {
  ANALISE_DEVOLUCAO: AnalisarDevolucao,
  ENVIAR_NFD: EnviarNota,
  CHECKIN_DEVOLUCAO: ConferirDevolucao,
  PRORROGACAO_LOGISTICA: ConfirmarAtraso,
  PRORROGACAO_FINANCEIRO: ProrrogarVencimento,
  ANALISE_CONTROLADORIA: AnalisarCustos,
  ETAPA_CONDICIONAL: EscolherCaminho,
  AVANCAR: AvancarEtapa,
  VOLTAR: VoltarEtapa,
  FINALIZAR: FinalizarTicket,
  REABRIR: ReabrirTicket,
  MUDAR_TIPO: MudarTipo,
  COMPLETAR_CADASTRO: CompletarCadastro,
}

const LARGURA: Partial<Record<Dialogo, string | number>> = {
  ANALISE_DEVOLUCAO: 'min(1320px, 96vw)',
  CHECKIN_DEVOLUCAO: 960,
  ANALISE_CONTROLADORIA: 820,
  MUDAR_TIPO: 760,
  COMPLETAR_CADASTRO: 640,
}
const LARGURA_COMUM = 540

type JanelaDaAcaoProps = {
  aberta: boolean
  janela: Janela | null
  ticket: TicketDetalhado
  aoTerminarDeFechar: () => void
}

/** TIC-11 The one dialog of a ticket: another requirement takes its place without closing it. */
export function JanelaDaAcao(props: JanelaDaAcaoProps) {
  const { aberta, janela, ticket, aoTerminarDeFechar } = props
  const celular = useCelular()
  const dialogo = janela?.dialogo
  const Acao = dialogo && CONTEUDOS[dialogo]
  return (
    <Modal
      opened={aberta}
      onClose={() => janela?.tentarFechar()}
      onExitTransitionEnd={aoTerminarDeFechar}
      title={dialogo && TITULOS[dialogo]}
      size={(dialogo && LARGURA[dialogo]) ?? LARGURA_COMUM}
      fullScreen={celular}
      classNames={{ body: estilos.corpo ?? '', content: estilos.conteudo ?? '' }}
    >
      {janela && Acao && <Acao key={dialogo} ticket={ticket} janela={janela} />}
    </Modal>
  )
}
