import { assuntoLimpo } from '@balcao/dominio/correio/assunto'
import { DE_LADO } from '@balcao/dominio/correio/entrada/motivos'
import { type QuemResponder, quemResponder } from '@balcao/dominio/correio/entrada/quem-responder'
import { cortar } from '@balcao/dominio/formatos/cortar'
import { FRASES } from '@balcao/dominio/tickets/historico'
import type { Negocio } from '../../../negocio.ts'
import type { Guarda } from '../../../platform/arquivos/guardar-arquivos.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { MensagemLida } from '../../../platform/email/mensagem-lida.ts'
import type { ArquivoRecebido } from '../../../platform/http/multipart.ts'
import {
  abrirDeFora,
  type ChegadaDeFora,
  type Entrou,
  juntarDeFora,
  type SemTicket,
  travarDeFora,
} from '../../acompanhamentos/chegar-de-fora.ts'
import { confirmarAbertura } from '../../tickets/abertura/confirmar-abertura.ts'
import { guardarAnexos } from '../../tickets/nucleo/guardar-anexos.ts'
import { mudarTicket } from '../../tickets/nucleo/mudar-ticket.ts'
import { inserirAnexos } from '../../tickets/nucleo/queries-anexos.ts'
import { inserirLigacao } from '../../tickets/nucleo/queries-ligacoes.ts'
import { travarTicketSemSessao } from '../../tickets/nucleo/queries-respostas.ts'
import { inserirCorreio } from '../queries.ts'
import { doSistema, proprias } from './autoria.ts'
import {
  type ClienteDoEndereco,
  confirmacoesDesde,
  contatosDoTicket,
  type Desfecho,
  type Recebida,
} from './queries.ts'

const DIA_MS = 86_400_000
const MAIOR_ASSUNTO = 100
const MAIOR_FIO = 20

/** What a message adds to a ticket. */
export type Entrada = {
  texto: string
  citado: string
  porEmail: { recebidaId: number; nome: string; email: string; mais: boolean; deFora: string[] }
}

type Contexto = {
  negocio: Negocio
  agora: Date
  aoFalhar: Guarda['aoFalhar']
  arquivos: readonly ArquivoRecebido[]
  /** Of no use to the customer, or not for a browser to show. */
  daEquipe: readonly ArquivoRecebido[]
}
type Caso = {
  recebida: Recebida
  lida: MensagemLida
  entrada: Entrada
  /** A person decided where it goes. */
  decidida: boolean
  /** Whose address it is, and whether it is proved that they wrote: what is new is theirs only then. */
  cliente: ClienteDoEndereco | null
  provado: boolean
  /** Who it is from, where another one sent it: a form of the site, a colleague who passes it on. */
  autor: { nome: string; email: string } | null
  /** The ticket that a new one has to do with. */
  linkado: number | null
  /** Not acknowledged. */
  calada: boolean
}

type Chegada = ChegadaDeFora & Pick<QuemResponder, 'pedidos'>

/** Which is what the mail of that customer, or of that consumer, makes of a ticket. */
function chegadaDe(
  { negocio, arquivos }: Contexto,
  { recebida, lida, entrada, decidida, cliente, provado, autor }: Caso,
  contatos: readonly string[],
): Chegada {
  const { filialId, recebidaEm } = recebida
  const { contato, copias, pedidos } = quemResponder({
    ...lida,
    ...(autor && { de: autor, responderA: null, para: [] }),
    // An alias by which it came here is ours as well.
    proprias: [...proprias(negocio, filialId), ...lida.entregueA],
    contatos,
  })
  const { texto, porEmail } = entrada
  const { nome, email } = autor ?? porEmail
  const clienteId = provado && cliente ? cliente.id : null
  return {
    mensagem: texto,
    arquivos,
    dados: { porEmail: { ...porEmail, nome, email } },
    por: nome || email,
    meio: 'por e-mail',
    remetente: email,
    decidida,
    ...{ filialId, recebidaEm, origem: 'EMAIL', pedidos },
    deQuem: {
      clienteId,
      ...(clienteId === null && {
        consumidorNome: nome || email || recebida.deEmail || 'Sem nome',
        consumidorEmail: email,
      }),
      contatoNome: contato?.nome || null,
      contatoEmail: contato?.email ?? null,
      contatoCopias: copias,
      assunto: cortar(assuntoLimpo(lida.assunto), MAIOR_ASSUNTO) || null,
    },
  }
}

/** ALC-02 As if it had been written by the link; what ended too long ago goes on in a new, linked ticket. */
export async function juntarAoTicket(
  tx: Tx,
  contexto: Contexto,
  { ticketId: achado, ...caso }: Caso & { ticketId: number },
): Promise<Desfecho> {
  const chegada = chegadaDe(contexto, caso, await contatosDoTicket(tx, achado))
  return desfechoDe(tx, contexto, caso, chegada, await juntarDeFora(tx, deFora(contexto), achado, chegada))
}

/**
 * ALC-02 A sender proved to be of one customer is that customer's; any other is somebody of whom only name and address are known,
 * until a person completes it (TIC-12).
 */
export async function abrirPorEmail(tx: Tx, contexto: Contexto, caso: Caso): Promise<Desfecho> {
  const chegada = chegadaDe(contexto, caso, [])
  return desfechoDe(tx, contexto, caso, chegada, await abrirDeFora(tx, deFora(contexto), chegada))
}

const deFora = ({ negocio, agora, aoFalhar }: Contexto) => ({
  negocio,
  autoria: doSistema(agora),
  aoFalhar,
})

async function desfechoDe(
  tx: Tx,
  contexto: Contexto,
  caso: Caso,
  { deQuem, filialId, pedidos }: Chegada,
  entrou: Entrou | SemTicket,
): Promise<Desfecho> {
  const { ticketsPorHoraDoMesmoRemetente: teto } = contexto.negocio.parametros(filialId)
  if (typeof entrou === 'string')
    return { estado: 'DE_LADO', motivo: entrou === 'SEM_TIPO' ? DE_LADO.semTipo : DE_LADO.muitos(teto) }
  const { ticketId, historicoId, novo } = entrou
  const { daEquipe: arquivos } = contexto
  await anexar(tx, { ...contexto, arquivos }, { ticketId, historicoId, interno: true })
  await lembrarDoFio(tx, caso, { ticketId, historicoId, agora: contexto.agora })
  const contatoEmail = deQuem.contatoEmail ?? null
  if (novo) {
    if (!caso.calada) await confirmar(tx, contexto, { contatoEmail, filialId }, { id: ticketId, historicoId })
    if (caso.linkado !== null) await ligarAoOutro(tx, contexto, ticketId, caso.linkado)
    await anotarPedidos(tx, contexto, ticketId, pedidos)
    await anotarSemProva(tx, contexto, ticketId, caso)
    await anotarQuemMandou(tx, contexto, ticketId, caso)
  }
  return { estado: 'NO_TICKET', motivo: null, ticketId, historicoId }
}

/** ALC-02 A note for the staff: it reopens nothing and moves no clock. */
export async function anotarAutomatica(
  tx: Tx,
  { negocio, agora, aoFalhar, arquivos, daEquipe }: Contexto,
  { entrada, ticketId: achado }: { entrada: Entrada; ticketId: number },
): Promise<Desfecho> {
  const { linha } = await travarDeFora(tx, achado)
  const ticketId = linha.id
  const { historicoId } = await mudarTicket(tx, { negocio, autoria: doSistema(agora) }, linha, {
    entrada: {
      tipo: 'PRIVADO',
      acao: 'CORREIO_AUTOMATICO',
      mensagem: `${FRASES.correioAutomatico(entrada.porEmail.email)}\n${entrada.texto}`,
      dados: { automatica: entrada.porEmail.recebidaId },
    },
  })
  const todos = [...arquivos, ...daEquipe]
  await anexar(tx, { negocio, agora, aoFalhar, arquivos: todos }, { ticketId, historicoId, interno: true })
  return { estado: 'NO_TICKET', motivo: null, ticketId, historicoId }
}

async function anexar(
  tx: Tx,
  { negocio, agora, aoFalhar, arquivos }: Omit<Contexto, 'daEquipe'>,
  onde: { ticketId: number; historicoId: number; interno?: boolean },
): Promise<void> {
  const guardados = await guardarAnexos({ armazem: negocio.armazem, aoFalhar }, arquivos)
  await inserirAnexos(
    tx,
    guardados.map((guardado) => ({ ...guardado, ...onde, criadoEm: agora })),
  )
}

/** ALC-02 The same matter in the hands of another department: each ticket names the other (MES-06/ligados). */
async function ligarAoOutro(
  tx: Tx,
  { negocio, agora }: Contexto,
  deId: number,
  paraId: number,
): Promise<void> {
  const caso = { negocio, autoria: doSistema(agora) }
  await inserirLigacao(tx, { deId, paraId, tipo: 'RELACIONADO', ligadoEm: agora })
  for (const [um, outro] of [
    [deId, paraId],
    [paraId, deId],
  ] as const)
    await mudarTicket(tx, caso, await travarTicketSemSessao(tx, um), {
      entrada: {
        tipo: 'PRIVADO',
        acao: 'LIGACAO',
        mensagem: FRASES.ligacao('RELACIONADO'),
        dados: { ligado: outro },
      },
    })
}

/** ALC-02 For the staff, who decides: nothing is sent to whom only the message names. */
async function anotarPedidos(
  tx: Tx,
  { negocio, agora }: Contexto,
  ticketId: number,
  { responderA, copias }: QuemResponder['pedidos'],
): Promise<void> {
  if (responderA === null && copias.length === 0) return
  await mudarTicket(tx, { negocio, autoria: doSistema(agora) }, await travarTicketSemSessao(tx, ticketId), {
    entrada: {
      tipo: 'PRIVADO',
      acao: 'CONTATO_PEDIDO',
      mensagem: FRASES.contatoPedido(responderA, copias),
      dados: { responderA, copias },
    },
  })
}

/** ALC-02 SEG-04 The staff reads whose address it is, and that anybody may write it. */
async function anotarSemProva(
  tx: Tx,
  { negocio, agora }: Contexto,
  ticketId: number,
  { cliente, provado }: Pick<Caso, 'cliente' | 'provado'>,
): Promise<void> {
  if (provado || !cliente) return
  const linha = await travarTicketSemSessao(tx, ticketId)
  // What goes on from another ticket is its customer's by our own mark.
  if (linha.clienteId !== null) return
  await mudarTicket(tx, { negocio, autoria: doSistema(agora) }, linha, {
    entrada: {
      tipo: 'PRIVADO',
      acao: 'REMETENTE_SEM_PROVA',
      mensagem: FRASES.remetenteSemProva(cliente.nome),
      dados: { cliente: cliente.id },
    },
  })
}

/** ALC-02 The staff reads by whose hands it came. */
async function anotarQuemMandou(
  tx: Tx,
  { negocio, agora }: Contexto,
  ticketId: number,
  { autor, lida: { de } }: Pick<Caso, 'autor' | 'lida'>,
): Promise<void> {
  if (!autor || !de) return
  await mudarTicket(tx, { negocio, autoria: doSistema(agora) }, await travarTicketSemSessao(tx, ticketId), {
    entrada: {
      tipo: 'PRIVADO',
      acao: 'CORREIO_AUTOMATICO',
      mensagem: FRASES.veioPor(de.nome ? `${de.nome} (${de.email})` : de.email),
    },
  })
}

/** ALC-02 One for each ticket, and so many a day for each address: two machines that answer each other stop. */
async function confirmar(
  tx: Tx,
  { negocio, agora }: Contexto,
  { contatoEmail, filialId }: { contatoEmail: string | null; filialId: number },
  aberto: { id: number; historicoId: number },
): Promise<void> {
  const { portal } = negocio.configuracao
  if (!contatoEmail || !portal) return
  const { confirmacoesPorDiaAoMesmoEndereco: maximo } = negocio.parametros(filialId)
  if ((await confirmacoesDesde(tx, contatoEmail, new Date(agora.getTime() - DIA_MS))) >= maximo) return
  const origem = new URL(portal).origin
  await confirmarAbertura(tx, negocio, { contatoEmail, filialId, origem }, aberto, agora)
}

/** What we answer next answers it; what answers it is known by it. */
async function lembrarDoFio(
  tx: Tx,
  { lida, recebida }: Caso,
  { ticketId, historicoId, agora }: { ticketId: number; historicoId: number; agora: Date },
): Promise<void> {
  if (lida.messageId === null) return
  await inserirCorreio(tx, {
    direcao: 'ENTRADA',
    ticketId,
    historicoId,
    especie: 'ENTRADA',
    messageId: lida.messageId,
    emRespostaA: lida.emRespostaA,
    // What it answers may never have come here: whoever answers that too is of the same conversation.
    referencias: [
      ...new Set([...(lida.emRespostaA ? [lida.emRespostaA] : []), ...lida.referencias.slice(-MAIOR_FIO)]),
    ],
    para: lida.de?.email ?? recebida.deEmail,
    assunto: lida.assunto,
    estado: 'ENVIADO',
    criadoEm: agora,
    estadoEm: agora,
  })
}
