import { efeitoDaMensagem } from '@balcao/dominio/tickets/mensagem'
import { contarAosOutros } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Entrou, travarDeFora } from '../acompanhamentos/chegar-de-fora.ts'
import type { Contexto } from '../acompanhamentos/escrever-do-cliente.ts'
import { camposDaMensagem } from '../tickets/fluxo/campos-da-mensagem.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { anexarMidia } from './midia.ts'
import { gravarMensagem, type MensagemGravada } from './queries.ts'

export const SO_ARQUIVO = 'Enviou um arquivo pelo WhatsApp.'

/** A ticket has the message from now on, with what came along. */
export async function entrouNoTicket(
  tx: Tx,
  contexto: Contexto,
  mensagem: MensagemGravada,
  { ticketId, historicoId }: Pick<Entrou, 'ticketId' | 'historicoId'>,
): Promise<void> {
  const estado = mensagem.direcao === 'SAIDA' ? 'ENVIADO' : 'RECEBIDA'
  await gravarMensagem(tx, mensagem.id, { estado, motivo: null, ticketId, historicoId })
  await anexarMidia(tx, contexto, mensagem, { ticketId, historicoId })
}

/** ALC-05 What is no word of the customer's: shown in the ticket, which it neither reopens nor takes out of its wait. */
export async function mostrarNoTicket(
  tx: Tx,
  contexto: Contexto,
  mensagem: MensagemGravada,
  ticketId: number,
): Promise<void> {
  const escrever = mensagem.especie === 'ECO' ? escreverDaCasa : escreverSinal
  const { id, historicoId } = await escrever(tx, contexto, mensagem, ticketId)
  await entrouNoTicket(tx, contexto, mensagem, { ticketId: id, historicoId })
}

/** No rule of automations hears of it, and it ends no silence. */
async function escreverSinal(
  tx: Tx,
  { negocio, autoria }: Contexto,
  { waId, nome, texto }: MensagemGravada,
  ticketId: number,
) {
  const { linha } = await travarDeFora(tx, ticketId)
  const caso = { negocio, autoria: { ...autoria, automatica: true } as const }
  const { historicoId } = await mudarTicket(tx, caso, linha, {
    entrada: {
      tipo: 'PUBLICO',
      acao: 'REACAO',
      mensagem: texto,
      dados: { peloWhatsapp: { numero: waId, nome } },
    },
  })
  return { id: linha.id, historicoId }
}

/** ALC-06 It left there already: the customer was told by it, and may have been answered. */
async function escreverDaCasa(
  tx: Tx,
  { negocio, autoria }: Contexto,
  { waId, texto }: MensagemGravada,
  ticketId: number,
) {
  const travado = await travarDeFora(tx, ticketId)
  const { linha } = travado
  const mensagem = texto || SO_ARQUIVO
  const dita = {
    tipo: 'PUBLICO',
    daEquipe: true,
    aguardarCliente: false,
    contato: 'WHATSAPP',
    clienteLe: true,
  } as const
  const { historicoId } = await mudarTicket(tx, { negocio, autoria }, linha, {
    campos: await camposDaMensagem(tx, travado, efeitoDaMensagem(dita, linha), autoria.agora),
    entrada: {
      tipo: 'PUBLICO',
      acao: 'MENSAGEM',
      mensagem,
      dados: { contato: dita.contato, peloAplicativo: { numero: waId } },
    },
  })
  await contarAosOutros(tx, { negocio, autoria }, 'equipeRespondeu', {
    ticketId: linha.id,
    historicoId,
    mensagem,
  })
  return { id: linha.id, historicoId }
}
