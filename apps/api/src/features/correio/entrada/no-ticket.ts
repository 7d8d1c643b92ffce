import { impedimentoParaResponder } from '@balcao/dominio/acompanhamentos/regras'
import { emailValido } from '@balcao/dominio/brasil/email'
import { assuntoLimpo } from '@balcao/dominio/correio/assunto'
import { ehCaixaPropria, MAXIMO_DE_COPIAS } from '@balcao/dominio/correio/destino'
import { DE_LADO } from '@balcao/dominio/correio/entrada/motivos'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Negocio } from '../../../negocio.ts'
import type { Guarda } from '../../../platform/arquivos/guardar-arquivos.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { MensagemLida } from '../../../platform/email/mensagem-lida.ts'
import type { ArquivoRecebido } from '../../../platform/http/multipart.ts'
import { escreverDoCliente } from '../../acompanhamentos/escrever-do-cliente.ts'
import { confirmarAbertura } from '../../tickets/abertura/confirmar-abertura.ts'
import { abrirTicket } from '../../tickets/abertura/gravar-abertura.ts'
import { estadoDoTicket, type TicketTravado } from '../../tickets/nucleo/carregar-para-mudar.ts'
import { guardarAnexos } from '../../tickets/nucleo/guardar-anexos.ts'
import { mudarTicket } from '../../tickets/nucleo/mudar-ticket.ts'
import { prazosAoAbrir } from '../../tickets/nucleo/prazos.ts'
import { inserirAnexos } from '../../tickets/nucleo/queries-anexos.ts'
import { inserirCorreio, travarTicketDoCorreio } from '../queries.ts'
import { doSistema } from './autoria.ts'
import type { Desfecho } from './desfecho.ts'
import { proprias } from './proprias.ts'
import { clienteDoEndereco, confirmacoesDesde, origemEmail, type Recebida, tipoPorEmail } from './queries.ts'

const DIA_MS = 86_400_000
const MAIOR_ASSUNTO = 100

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
}
type Caso = { recebida: Recebida; lida: MensagemLida; entrada: Entrada }

/** Held where it goes on: one that became part of another, even while this waited for it, leads there (MES-06). */
async function travarTicket(tx: Tx, ticketId: number): Promise<TicketTravado> {
  const linha = await travarTicketDoCorreio(tx, { ticketId })
  if (linha.unidoA !== null) return travarTicket(tx, linha.unidoA)
  return { linha, estado: await estadoDoTicket(tx, linha) }
}

/** ALC-02 As if it had been written by the link; what ended too long ago goes on in a new, linked ticket. */
export async function juntarAoTicket(
  tx: Tx,
  contexto: Contexto,
  { ticketId: achado, ...caso }: Caso & { ticketId: number },
): Promise<Desfecho> {
  const { negocio, agora, aoFalhar, arquivos } = contexto
  const travado = await travarTicket(tx, achado)
  const ticketId = travado.linha.id
  const { diasParaReabrirTicket } = negocio.parametros(travado.linha.filialId)
  const encerrado =
    travado.linha.arquivadoEm !== null ||
    impedimentoParaResponder(travado.estado, diasParaReabrirTicket, agora) !== null
  if (encerrado) return continuarEmOutro(tx, contexto, caso, travado)
  const { texto, porEmail } = caso.entrada
  const escrita = {
    mensagem: texto,
    arquivos,
    dados: { porEmail },
    por: porEmail.nome || porEmail.email,
    meio: 'por e-mail' as const,
  }
  const { historicoId } = await escreverDoCliente(
    tx,
    { negocio, autoria: doSistema(agora), aoFalhar },
    travado,
    escrita,
  )
  await lembrarDoFio(tx, caso, { ticketId, historicoId, agora })
  return { estado: 'NO_TICKET', motivo: null, ticketId, historicoId }
}

async function continuarEmOutro(
  tx: Tx,
  contexto: Contexto,
  caso: Caso,
  { linha }: TicketTravado,
): Promise<Desfecho> {
  const desfecho = await abrirPorEmail(tx, contexto, caso, linha.clienteId)
  if (!desfecho.ticketId) return desfecho
  const novo = await travarTicket(tx, desfecho.ticketId)
  const ligar = (de: TicketTravado['linha'], mensagem: string, outro: number) =>
    mudarTicket(tx, doSistema(contexto.agora), de, {
      entrada: { tipo: 'PRIVADO', acao: 'CONTINUACAO', mensagem, dados: { ticket: outro } },
    })
  await ligar(novo.linha, FRASES.continua(formatarProtocolo(linha.protocolo)), linha.id)
  await ligar(linha, FRASES.continuouEm(formatarProtocolo(novo.linha.protocolo)), novo.linha.id)
  return desfecho
}

/** ALC-02 A note for the staff: it reopens nothing and moves no clock. */
export async function anotarAutomatica(
  tx: Tx,
  { negocio, agora, aoFalhar, arquivos }: Contexto,
  { entrada, ticketId: achado }: { entrada: Entrada; ticketId: number },
): Promise<Desfecho> {
  const { linha } = await travarTicket(tx, achado)
  const ticketId = linha.id
  const { historicoId } = await mudarTicket(tx, doSistema(agora), linha, {
    entrada: {
      tipo: 'PRIVADO',
      acao: 'CORREIO_AUTOMATICO',
      mensagem: `${FRASES.correioAutomatico(entrada.porEmail.email)}\n${entrada.texto}`,
      dados: { automatica: entrada.porEmail.recebidaId },
    },
  })
  await anexar(tx, { negocio, agora, aoFalhar, arquivos }, { ticketId, historicoId, interno: true })
  return { estado: 'NO_TICKET', motivo: null, ticketId, historicoId }
}

async function anexar(
  tx: Tx,
  { negocio, agora, aoFalhar, arquivos }: Contexto,
  onde: { ticketId: number; historicoId: number; interno?: boolean },
): Promise<void> {
  const guardados = await guardarAnexos({ armazem: negocio.armazem, aoFalhar }, arquivos)
  await inserirAnexos(
    tx,
    guardados.map((guardado) => ({ ...guardado, ...onde, criadoEm: agora })),
  )
}

/**
 * ALC-02 A new ticket at the first step of the type that the branch triages. A sender who is of one customer is that customer's;
 * any other is somebody of whom only name and address are known, until a person completes it (TIC-12). The clock starts when the
 * message arrived, whatever it says of its date.
 */
export async function abrirPorEmail(
  tx: Tx,
  contexto: Contexto,
  { recebida, lida, entrada }: Caso,
  doAnterior: number | null = null,
): Promise<Desfecho> {
  const { negocio } = contexto
  const { filialId, recebidaEm } = recebida
  const tipo = await tipoPorEmail(tx, negocio.parametros(filialId).tipoDoTicketPorEmail)
  if (!tipo) return { estado: 'DE_LADO', motivo: DE_LADO.semTipo }
  const { nome, email } = entrada.porEmail
  const clienteId = doAnterior ?? (await clienteDoEndereco(tx, email))
  const contato = quemResponder(negocio, recebida, lida)
  const aberto = await abrirTicket(tx, doSistema(recebidaEm), {
    ticket: {
      tipoId: tipo.id,
      filialId,
      origemId: await origemEmail(tx),
      criadorId: null,
      clienteId,
      ...(clienteId === null && {
        consumidorNome: nome || email || recebida.deEmail || 'Sem nome',
        consumidorEmail: email,
      }),
      ...contato,
      assunto: assuntoLimpo(lida.assunto).slice(0, MAIOR_ASSUNTO).toWellFormed() || null,
      ...(await prazosAoAbrir(tx, filialId, tipo, recebidaEm)),
    },
    mensagem: entrada.texto,
    dados: { porEmail: entrada.porEmail },
  })
  const { id: ticketId, historicoId } = aberto
  await anexar(tx, contexto, { ticketId, historicoId })
  await lembrarDoFio(tx, { recebida, lida, entrada }, { ticketId, historicoId, agora: contexto.agora })
  await confirmar(tx, contexto, { ...contato, filialId }, aberto)
  return { estado: 'NO_TICKET', motivo: null, ticketId, historicoId }
}

/** Who asked to be answered elsewhere is; who was in copy goes on reading. */
function quemResponder(negocio: Negocio, { filialId }: Recebida, { de, responderA, para }: MensagemLida) {
  const nossas = proprias(negocio, filialId)
  const serve = ({ email }: { email: string }) => emailValido(email) && !ehCaixaPropria(email, nossas)
  const contato = [responderA, de].find((pessoa) => pessoa !== null && serve(pessoa))
  if (!contato) return { contatoNome: null, contatoEmail: null, contatoCopias: [] }
  const copias = new Set(para.filter(serve).map(({ email }) => email))
  copias.delete(contato.email)
  return {
    contatoNome: contato.nome || de?.nome || null,
    contatoEmail: contato.email,
    contatoCopias: [...copias].slice(0, MAXIMO_DE_COPIAS),
  }
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
    referencias: [],
    para: lida.de?.email ?? recebida.deEmail,
    assunto: lida.assunto,
    estado: 'ENVIADO',
    criadoEm: agora,
    estadoEm: agora,
  })
}
