import { escritaEm } from '@balcao/dominio/whatsapp/janela'
import type { MensagemRecebida } from '@balcao/dominio/whatsapp/notificacao'
import { ehNumero, formasDoNumero, numeroDoWhatsapp, numeroLegivel } from '@balcao/dominio/whatsapp/numero'
import { listarTriagemDoWhatsapp, MOTIVOS_DA_TRIAGEM } from '@balcao/dominio/whatsapp/triagem'
import type { Tx } from '../../platform/banco/conexao.ts'
import { anunciarRecebidas } from '../acompanhamentos/anunciar-recebidas.ts'
import { avisarTriagem } from '../acompanhamentos/avisar-triagem.ts'
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
import { agendarMidia } from './midia.ts'
import { entrouNoTicket, mostrarNoTicket, SO_ARQUIVO } from './no-ticket.ts'
import { gravarMensagem, inserirMensagem, type MensagemGravada } from './queries.ts'
import {
  clientesDoNumero,
  deQuemEOTicket,
  segurarNumero,
  ticketAbertoDe,
  ticketDaMensagem,
  ticketEmConversa,
} from './queries-conversa.ts'
import { existeFilial, quantasEmTriagem, todasAsFiliais } from './queries-triagem.ts'

/** ALC-05 A message joins the ticket it belongs to, opens one where the business says so, or waits for a person with the reason why. */
export async function entrar(tx: Tx, contexto: Contexto, recebida: MensagemRecebida): Promise<void> {
  const { agora } = contexto.autoria
  const { id: wamid, de: waId, nome, especie, texto, sobre, midia, em } = recebida
  const daCasa = especie === 'ECO'
  await segurarNumero(tx, waId)
  const mensagem = await inserirMensagem(tx, {
    ...{ wamid, waId, nome, especie, texto, midia },
    direcao: daCasa ? 'SAIDA' : 'ENTRADA',
    criadoEm: escritaEm(em, agora),
    estado: daCasa ? 'ENVIADO' : 'RECEBIDA',
    estadoEm: agora,
  })
  if (!mensagem) return
  if (especie === 'MENSAGEM') await receberMensagem(tx, contexto, mensagem, sobre)
  else await receberDeLado(tx, contexto, mensagem, sobre)
}

/** A reaction, or what the business itself wrote: where the conversation is, and nowhere else. */
async function receberDeLado(
  tx: Tx,
  contexto: Contexto,
  mensagem: MensagemGravada,
  sobre: string | null,
): Promise<void> {
  const { id, waId, especie } = mensagem
  const citado = sobre === null ? null : await ticketDaMensagem(tx, sobre, waId)
  const ticketId =
    citado ??
    (await abertoDoNumero(tx, waId)) ??
    (especie === 'SINAL' ? await ticketEmConversa(tx, waId, { aberto: false }) : null)
  if (ticketId !== null) return mostrarNoTicket(tx, contexto, mensagem, ticketId)
  const espera = (await quantasEmTriagem(tx, waId)) > 0
  await gravarMensagem(tx, id, { estado: espera ? 'TRIAGEM' : 'DESCARTADA' })
  if (espera) await anunciarRecebidas(tx, listarTriagemDoWhatsapp)
  if (espera && mensagem.midia) await agendarMidia(tx, id)
}

async function receberMensagem(
  tx: Tx,
  contexto: Contexto,
  mensagem: MensagemGravada,
  sobre: string | null,
): Promise<void> {
  const clientes = await clientesDoNumero(tx, formasDoNumero(mensagem.waId))
  const ticketId = await acharTicket(tx, contexto, { ...mensagem, sobre }, clientes)
  const motivo =
    ticketId === null
      ? await abrirSozinha(tx, contexto, mensagem, clientes)
      : await juntarSozinha(tx, contexto, mensagem, ticketId)
  if (motivo === null) return
  await gravarMensagem(tx, mensagem.id, { estado: 'TRIAGEM', motivo })
  await avisarQueEspera(tx, contexto, mensagem, motivo)
  await anunciarRecebidas(tx, listarTriagemDoWhatsapp)
  if (mensagem.midia) await agendarMidia(tx, mensagem.id)
}

/** ALC-05 The first that waits is told to who sorts them, as by mail; the others are counted in the menu. */
async function avisarQueEspera(
  tx: Tx,
  { negocio, autoria: { agora } }: Contexto,
  { nome, waId }: MensagemGravada,
  mensagem: string,
): Promise<void> {
  if ((await quantasEmTriagem(tx)) !== 1) return
  const { whatsappFilial } = negocio.parametros(null)
  const todas = (await todasAsFiliais(tx)).map(({ id }) => id)
  const filiais = todas.includes(whatsappFilial) ? [whatsappFilial] : todas
  const titulo = `Uma conversa do WhatsApp com ${nome || numeroLegivel(waId)} espera por você`
  await avisarTriagem(tx, negocio, filiais, { titulo, mensagem }, agora)
}

/** That of the message it answers; the open one that talks with this number, or of whoever has it on record; or the last that did. Of what ended, while its customer may reopen it. */
async function acharTicket(
  tx: Tx,
  contexto: Contexto,
  { waId, sobre }: { waId: string; sobre: string | null },
  clientes: readonly number[],
): Promise<number | null> {
  const recebe = async (qual: number | null) =>
    qual !== null && aindaRecebe(await travarDeFora(tx, qual), contexto) ? qual : null
  return (
    (await recebe(sobre === null ? null : await ticketDaMensagem(tx, sobre, waId))) ??
    (await abertoDoNumero(tx, waId, clientes)) ??
    (await recebe(await ticketEmConversa(tx, waId, { aberto: false })))
  )
}

const abertoDoNumero = async (tx: Tx, waId: string, clientes?: readonly number[]): Promise<number | null> => {
  const formas = formasDoNumero(waId)
  return (
    (await ticketEmConversa(tx, waId, { aberto: true })) ??
    (await ticketAbertoDe(tx, { clientes: clientes ?? (await clientesDoNumero(tx, formas)), formas }))
  )
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
    if (outra.especie !== 'MENSAGEM') {
      await mostrarNoTicket(tx, contexto, outra, entrou.ticketId)
      continue
    }
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
    consumidorTelefone: numeroDoWhatsapp(waId)?.slice(2) ?? (ehNumero(waId) ? waId : null),
  }
}
