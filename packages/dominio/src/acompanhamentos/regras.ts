import type { CodigoErro } from '../erros.ts'
import { cortar } from '../formatos/cortar.ts'
import { type EstadoDoTicket, impedimentoParaReabrir } from '../tickets/ciclo-de-vida.ts'
import { numeroLegivel } from '../whatsapp/numero.ts'

type Link = { validade: Date; revogadoEm: Date | null }

/** ALC-03 Of an archived ticket nothing is told either. */
export const linkDoTicketVale = (
  { validade, revogadoEm }: Link,
  { arquivadoEm }: { arquivadoEm: Date | null },
  agora: Date,
): boolean => revogadoEm === null && validade > agora && arquivadoEm === null

/** ALC-03 A message that goes out renews what was given before; it never shortens it. */
export const validadeRenovada = (atual: Date | null, nova: Date): Date =>
  atual !== null && atual > nova ? atual : nova

/** ALC-03, ALC-05 Whose a link is, as people read it: an address, or the number that it was sent to. */
export const donoDoLink = (endereco: string): string =>
  endereco.includes('@') ? endereco : numeroLegivel(endereco)

/** ALC-03 Where a ticket stands, in words of whoever asked for it. */
export const SITUACOES_PARA_CLIENTE = {
  RECEBIDO: {
    titulo: 'Recebemos o seu pedido',
    frase: 'Nossa equipe vai analisar e responder por aqui.',
  },
  EM_ATENDIMENTO: { titulo: 'Em atendimento', frase: 'Nossa equipe está cuidando do seu pedido.' },
  AGUARDANDO_VOCE: {
    titulo: 'Aguardando a sua resposta',
    frase: 'Precisamos de uma resposta sua para continuar. Responda logo abaixo.',
  },
  ENCERRADO: { titulo: 'Atendimento encerrado', frase: 'Se ainda precisar de algo, responda logo abaixo.' },
} as const
export type SituacaoParaCliente = keyof typeof SITUACOES_PARA_CLIENTE

type Momento = { finalizadoEm: Date | null; pausadoEm: Date | null; respondidoEm: Date | null }

export function situacaoParaCliente(
  { finalizadoEm, pausadoEm, respondidoEm }: Momento,
  passosFeitos: number,
): SituacaoParaCliente {
  if (finalizadoEm) return 'ENCERRADO'
  if (pausadoEm) return 'AGUARDANDO_VOCE'
  return respondidoEm || passosFeitos > 0 ? 'EM_ATENDIMENTO' : 'RECEBIDO'
}

type Passo<S> = { situacao: S }

/** ALC-03 Of what ended there is nothing ahead. */
export const passosParaCliente = <P extends Passo<'FEITA' | 'ATUAL' | 'PENDENTE'>>(
  passos: readonly P[],
  { finalizadoEm }: Pick<Momento, 'finalizadoEm'>,
): P[] =>
  finalizadoEm
    ? passos
        .filter(({ situacao }) => situacao !== 'PENDENTE')
        .map((passo) => ({ ...passo, situacao: 'FEITA' }))
    : [...passos]

/** ALC-03 Why nothing more can be answered; null when it can. Whether the link is good was asked before. */
export function impedimentoParaResponder(
  estado: EstadoDoTicket,
  diasParaReabrir: number,
  agora: Date,
): CodigoErro | null {
  if (!estado.finalizadoEm) return null
  return impedimentoParaReabrir(estado, diasParaReabrir, agora) && 'TICKET_ENCERRADO_HA_MUITO'
}

/** How a customer writes from outside the portal. */
export type MeioDeFora = 'pelo link' | 'por e-mail' | 'pelo WhatsApp'

type Resposta = {
  idTicket: number
  protocolo: string
  por: string
  meio: MeioDeFora
  mensagem: string
  reabriu: boolean
}

const TRECHO = 200

/** ALC-03 What the owner of the ticket is told. */
export function avisoDaResposta({ idTicket, protocolo, por, meio, mensagem, reabriu }: Resposta): {
  titulo: string
  mensagem: string
  caminho: string
} {
  const trecho = mensagem.length > TRECHO ? `${cortar(mensagem, TRECHO)}…` : mensagem
  return {
    titulo: reabriu
      ? `Ticket ${protocolo} reaberto pelo cliente`
      : `O cliente respondeu no ticket ${protocolo}`,
    mensagem: `${por}, ${meio}: ${trecho || 'enviou anexos.'}`,
    caminho: `/tickets/${idTicket}`,
  }
}
