import type { AcaoDoTicket, TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import type { Exigencia } from '@balcao/dominio/tickets/etapas'
import { REQUISITOS, VERBOS } from '@balcao/dominio/tickets/requisitos/catalogo'
import type { Janela } from '../../../platform/acao/janela-da-acao.tsx'

/** TIC-10, TIC-11 What may open over a ticket; its verb is the title and the button. */
export const TITULOS = {
  ...VERBOS,
  ETAPA_CONDICIONAL: 'Escolher caminho',
  AVANCAR: 'Avançar etapa',
  VOLTAR: 'Voltar etapa',
  FINALIZAR: 'Finalizar ticket',
  REABRIR: 'Reabrir ticket',
  MUDAR_TIPO: 'Mudar tipo',
  COMPLETAR_CADASTRO: 'Completar cadastro',
} as const
export type Dialogo = keyof typeof TITULOS

export type JanelaDoTicket = Janela<Dialogo>

export const ehExigencia = (texto: string | undefined): texto is Exigencia =>
  texto !== undefined && (texto === 'ETAPA_CONDICIONAL' || texto in REQUISITOS)

/** TIC-10 What the buttons of a ticket do. */
export type AcaoDeBotao = Extract<
  AcaoDoTicket,
  | 'assumir'
  | 'atribuir'
  | 'devolver'
  | 'avancar'
  | 'retroceder'
  | 'finalizar'
  | 'reabrir'
  | 'reclassificar'
  | 'completarCadastro'
  | 'arquivar'
  | 'desarquivar'
>

// In the order of a ticket's life: the first that is allowed is what comes next.
const PRINCIPAIS = ['avancar', 'finalizar', 'reabrir', 'desarquivar'] as const
const NO_MENU: readonly AcaoDeBotao[] = [
  'assumir',
  'atribuir',
  'devolver',
  'avancar',
  'retroceder',
  'finalizar',
  'reabrir',
  'reclassificar',
  'completarCadastro',
  'arquivar',
  'desarquivar',
]

/** MES-09 Where a click leads: the step after this one, when the ticket has only one way. */
export function proximaEtapa({ etapa, etapas }: TicketDetalhado): TicketDetalhado['etapas'][number] | null {
  if (etapa.exige) return null
  return etapas.find(({ situacao }) => situacao === 'PENDENTE') ?? null
}

/** Advancing is called by what the step asks for, or by where it leads. */
export function rotuloDaAcao(ticket: TicketDetalhado, acao: AcaoDeBotao): string {
  switch (acao) {
    case 'assumir':
      return 'Assumir'
    case 'atribuir':
      return 'Atribuir…'
    case 'devolver':
      return 'Devolver à fila'
    case 'avancar': {
      const proxima = proximaEtapa(ticket)
      return proxima ? `Avançar para ${proxima.nome}` : TITULOS[ticket.etapa.exige ?? 'AVANCAR']
    }
    case 'retroceder':
      return TITULOS.VOLTAR
    case 'finalizar':
      return TITULOS.FINALIZAR
    case 'reabrir':
      return TITULOS.REABRIR
    case 'reclassificar':
      return TITULOS.MUDAR_TIPO
    case 'completarCadastro':
      return TITULOS.COMPLETAR_CADASTRO
    case 'arquivar':
      return 'Arquivar'
    case 'desarquivar':
      return 'Desarquivar'
  }
}

const COM_OBJETO: Partial<Record<AcaoDeBotao, string>> = {
  assumir: 'Assumir este ticket',
  atribuir: 'Atribuir este ticket…',
  devolver: 'Devolver este ticket à fila',
  arquivar: 'Arquivar este ticket',
  desarquivar: 'Desarquivar este ticket',
}

/** MES-04 Far from its ticket, a verb says of what. */
export const rotuloDoComando = (ticket: TicketDetalhado, acao: AcaoDeBotao): string =>
  COM_OBJETO[acao] ?? rotuloDaAcao(ticket, acao)

/** Everything a button does now, the next action too. */
export const acoesPermitidas = ({ acoes, etapaDeOutros }: TicketDetalhado): AcaoDeBotao[] =>
  NO_MENU.filter((acao) => acoes[acao].permite && acao !== etapaDeOutros?.acao)

/** TIC-10 The one next action; the server decides what is allowed. Whoever the step is not for has none. */
export function acaoPrincipal({ acoes, etapaDeOutros }: TicketDetalhado): AcaoDeBotao | null {
  if (etapaDeOutros) return null
  return PRINCIPAIS.find((acao) => acoes[acao].permite) ?? null
}

type ItemDoMenu = { acao: AcaoDeBotao; rotulo: string; motivo: string | null }

/** The other actions: those allowed, then those that are not now, each with its reason; the rest has no turn. */
export function acoesDoMenu(ticket: TicketDetalhado): { permitidas: ItemDoMenu[]; impedidas: ItemDoMenu[] } {
  const principal = acaoPrincipal(ticket)
  const alheia = ticket.etapaDeOutros?.acao
  const emBotao = (acao: AcaoDeBotao) =>
    acao === principal || (acao === 'assumir' && ticket.acoes.assumir.permite)
  const itens = NO_MENU.filter((acao) => !emBotao(acao)).map((acao) => ({
    acao,
    rotulo: rotuloDaAcao(ticket, acao),
    ...ticket.acoes[acao],
  }))
  return {
    permitidas: itens.filter(({ permite }) => permite),
    impedidas: itens.filter(({ acao, permite, motivo }) => !permite && motivo !== null && acao !== alheia),
  }
}
