import type { MensagemRecebida } from '@balcao/dominio/whatsapp/notificacao'
import { formasDoNumero, numeroDoWhatsapp, numeroLegivel } from '@balcao/dominio/whatsapp/numero'
import { listarTriagemDoWhatsapp, MOTIVOS_DA_TRIAGEM } from '@balcao/dominio/whatsapp/triagem'
import type { Tx } from '../../platform/banco/conexao.ts'
import { anunciarRecebidas } from '../acompanhamentos/anunciar-recebidas.ts'
import {
  abrirDeFora,
  aindaRecebe,
  type ChegadaDeFora,
  type Entrou,
  juntarDeFora,
  type SemTicket,
  travarDeFora,
} from '../acompanhamentos/chegar-de-fora.ts'
import type { Contexto } from '../acompanhamentos/escrever-do-cliente.ts'
import { destinoDaUniao } from '../tickets/nucleo/queries-uniao.ts'
import { agendarMidia, anexarMidia } from './midia.ts'
import { gravarMensagem, inserirMensagem, type MensagemGravada } from './queries.ts'
import {
  clientesDoNumero,
  deQuemEOTicket,
  segurarNumero,
  ticketAbertoDe,
  ticketEmConversa,
} from './queries-conversa.ts'
import { existeFilial } from './queries-triagem.ts'

const SO_ARQUIVO = 'Enviou um arquivo pelo WhatsApp.'

/** ALC-05 A message joins the ticket it belongs to, opens one where the business says so, or waits for a person with the reason why. */
export async function entrar(tx: Tx, contexto: Contexto, recebida: MensagemRecebida): Promise<void> {
  await segurarNumero(tx, recebida.de)
  const mensagem = await inserirMensagem(tx, {
    direcao: 'ENTRADA',
    wamid: recebida.id,
    waId: recebida.de,
    nome: recebida.nome,
    texto: recebida.texto,
    midia: recebida.midia,
    criadoEm: recebida.em,
    estado: 'RECEBIDA',
    estadoEm: contexto.autoria.agora,
  })
  if (!mensagem) return
  const clientes = await clientesDoNumero(tx, formasDoNumero(mensagem.waId))
  const ticketId = await acharTicket(tx, contexto, mensagem.waId, clientes)
  const motivo =
    ticketId === null
      ? await abrirSozinha(tx, contexto, mensagem, clientes)
      : await juntarSozinha(tx, contexto, mensagem, ticketId)
  if (motivo === null) return
  await gravarMensagem(tx, mensagem.id, { estado: 'TRIAGEM', motivo })
  await anunciarRecebidas(tx, listarTriagemDoWhatsapp)
  if (mensagem.midia) await agendarMidia(tx, mensagem.id)
}

/** The open one that talks with this number, or of whoever has it on record; or the last that did, while its customer may reopen it. */
async function acharTicket(
  tx: Tx,
  contexto: Contexto,
  waId: string,
  clientes: readonly number[],
): Promise<number | null> {
  const aberto =
    (await ticketEmConversa(tx, waId, { aberto: true })) ??
    (await ticketAbertoDe(tx, { clientes, formas: formasDoNumero(waId) }))
  if (aberto !== null) return aberto
  const ultimo = await ticketEmConversa(tx, waId, { aberto: false })
  if (ultimo === null) return null
  const atual = await destinoDaUniao(tx, ultimo)
  return aindaRecebe(await travarDeFora(tx, atual), contexto) ? atual : null
}

/** Answers why it waits; null when it does not. */
async function abrirSozinha(
  tx: Tx,
  contexto: Contexto,
  mensagem: MensagemGravada,
  clientes: readonly number[],
): Promise<string | null> {
  const filialId = contexto.negocio.parametros(null).whatsappFilial
  if (filialId > 0 && (await existeFilial(tx, filialId)))
    return porQueEspera(
      contexto,
      filialId,
      await abrirConversa(tx, contexto, { conversa: [mensagem], decidida: false }, filialId),
    )
  if (clientes.length === 0) return MOTIVOS_DA_TRIAGEM.desconhecido
  return clientes.length === 1 ? MOTIVOS_DA_TRIAGEM.semTicket : MOTIVOS_DA_TRIAGEM.deVarios
}

async function juntarSozinha(
  tx: Tx,
  contexto: Contexto,
  mensagem: MensagemGravada,
  ticketId: number,
): Promise<string | null> {
  const { filialId } = await deQuemEOTicket(tx, ticketId)
  const entrou = await juntarConversa(tx, contexto, { conversa: [mensagem], decidida: false }, ticketId)
  return porQueEspera(contexto, filialId, entrou)
}

function porQueEspera({ negocio }: Contexto, filialId: number, entrou: Entrou | SemTicket): string | null {
  if (typeof entrou !== 'string') return null
  const { semTipo, muitos } = MOTIVOS_DA_TRIAGEM
  return entrou === 'SEM_TIPO' ? semTipo : muitos(negocio.parametros(filialId).ticketsPorHoraDoMesmoRemetente)
}

type Levada = {
  conversa: readonly [MensagemGravada, ...MensagemGravada[]]
  /** A person decided where it goes. */
  decidida: boolean
}

/** ALC-05 All that the number wrote, oldest first, into that ticket. */
export async function juntarConversa(
  tx: Tx,
  contexto: Contexto,
  levada: Levada,
  ticketId: number,
): Promise<Entrou | SemTicket> {
  const { filialId } = await deQuemEOTicket(tx, ticketId)
  return levar(tx, contexto, levada, filialId, (chegada) => juntarDeFora(tx, contexto, ticketId, chegada))
}

/** ALC-05 The first message opens it, the others follow. */
export const abrirConversa = (
  tx: Tx,
  contexto: Contexto,
  levada: Levada,
  filialId: number,
): Promise<Entrou | SemTicket> =>
  levar(tx, contexto, levada, filialId, (chegada) => abrirDeFora(tx, contexto, chegada))

async function levar(
  tx: Tx,
  contexto: Contexto,
  { conversa: [primeira, ...outras], decidida }: Levada,
  filialId: number,
  comecar: (chegada: ChegadaDeFora) => Promise<Entrou | SemTicket>,
): Promise<Entrou | SemTicket> {
  const deQuem = await deQuemE(tx, primeira)
  const chegadaDe = (mensagem: MensagemGravada): ChegadaDeFora => ({
    mensagem: mensagem.texto || SO_ARQUIVO,
    arquivos: [],
    dados: { peloWhatsapp: { numero: mensagem.waId, nome: mensagem.nome } },
    por: mensagem.nome || numeroLegivel(mensagem.waId),
    meio: 'pelo WhatsApp',
    remetente: mensagem.waId,
    decidida,
    filialId,
    origem: 'WHATSAPP',
    recebidaEm: mensagem.estadoEm,
    deQuem,
  })
  const entrou = await comecar(chegadaDe(primeira))
  if (typeof entrou === 'string') return entrou
  await entrouNoTicket(tx, contexto, primeira, entrou)
  for (const outra of outras) {
    const junto = await juntarDeFora(tx, contexto, entrou.ticketId, chegadaDe(outra))
    if (typeof junto !== 'string') await entrouNoTicket(tx, contexto, outra, junto)
  }
  return entrou
}

/** Of one customer's number, that customer; any other is somebody of whom only name and number are known (TIC-12). */
async function deQuemE(tx: Tx, { waId, nome }: MensagemGravada): Promise<ChegadaDeFora['deQuem']> {
  const [cliente, outro] = await clientesDoNumero(tx, formasDoNumero(waId))
  if (cliente !== undefined && outro === undefined) return { clienteId: cliente }
  return {
    clienteId: null,
    consumidorNome: nome || numeroLegivel(waId),
    consumidorTelefone: numeroDoWhatsapp(waId)?.slice(2) ?? (waId.replace(/\D/g, '') || null),
  }
}

async function entrouNoTicket(
  tx: Tx,
  contexto: Contexto,
  mensagem: MensagemGravada,
  { ticketId, historicoId }: Entrou,
): Promise<void> {
  await gravarMensagem(tx, mensagem.id, { estado: 'RECEBIDA', motivo: null, ticketId, historicoId })
  await anexarMidia(tx, contexto, mensagem, { ticketId, historicoId })
}
