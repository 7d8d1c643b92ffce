import { impedimentoParaResponder, type MeioDeFora } from '@balcao/dominio/acompanhamentos/regras'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { ArquivoRecebido } from '../../platform/http/multipart.ts'
import { abrirTicket, type NovoTicket } from '../tickets/abertura/gravar-abertura.ts'
import { estadoDoTicket, type TicketTravado } from '../tickets/nucleo/carregar-para-mudar.ts'
import { guardarAnexos } from '../tickets/nucleo/guardar-anexos.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { prazosAoAbrir } from '../tickets/nucleo/prazos.ts'
import { inserirAnexos } from '../tickets/nucleo/queries-anexos.ts'
import { travarTicketSemSessao } from '../tickets/nucleo/queries-respostas.ts'
import { type Contexto, escreverDoCliente } from './escrever-do-cliente.ts'
import { abertosDeFora, origemDeFora, segurarRemetente, tipoDeFora } from './queries-abertura.ts'

/** What came from outside the portal, whichever way. */
export type ChegadaDeFora = {
  mensagem: string
  arquivos: readonly ArquivoRecebido[]
  /** Who it was, for the history. */
  dados: Record<string, unknown>
  por: string
  meio: MeioDeFora
  /** The address or number it came from, which opens so many tickets an hour; a person who decides may open any. */
  remetente: string
  decidida: boolean
  /** Of a new ticket. */
  filialId: number
  origem: 'EMAIL' | 'WHATSAPP'
  /** The clock starts when it arrived, whatever it says of its date. */
  recebidaEm: Date
  deQuem: Omit<
    NovoTicket['ticket'],
    'tipoId' | 'filialId' | 'origemId' | 'criadorId' | 'clienteId' | 'prazoRespostaEm' | 'prazoSolucaoEm'
  > & { clienteId: number | null }
}

export type Entrou = { ticketId: number; historicoId: number; novo: boolean }

/** Why none was opened: the message waits for a person. */
export type SemTicket = 'SEM_TIPO' | 'ACIMA_DO_TETO'

const HORA_MS = 3_600_000

/** Held where it goes on: one that became part of another, even while this waited for it, leads there (MES-06/uniao). */
export async function travarDeFora(tx: Tx, ticketId: number): Promise<TicketTravado> {
  const linha = await travarTicketSemSessao(tx, ticketId)
  if (linha.unidoA !== null) return travarDeFora(tx, linha.unidoA)
  return { linha, estado: await estadoDoTicket(tx, linha) }
}

/** ALC-02, ALC-05 Whether what its customer writes still belongs there: what ended too long ago goes on elsewhere. */
export const aindaRecebe = (
  { linha, estado }: TicketTravado,
  { negocio, autoria }: Pick<Contexto, 'negocio' | 'autoria'>,
): boolean =>
  linha.arquivadoEm === null &&
  impedimentoParaResponder(
    estado,
    negocio.parametros(linha.filialId).diasParaReabrirTicket,
    autoria.agora,
  ) === null

/** ALC-02, ALC-05 As if it had been written by the link; what ended too long ago goes on in a new, linked ticket. */
export async function juntarDeFora(
  tx: Tx,
  contexto: Contexto,
  ticketId: number,
  chegada: ChegadaDeFora,
): Promise<Entrou | SemTicket> {
  const travado = await travarDeFora(tx, ticketId)
  if (!aindaRecebe(travado, contexto)) return continuarEmOutro(tx, contexto, travado, chegada)
  const { mensagem, arquivos, dados, por, meio } = chegada
  const escrita = { mensagem, arquivos, dados, por, meio }
  const { historicoId } = await escreverDoCliente(tx, contexto, travado, escrita)
  return { ticketId: travado.linha.id, historicoId, novo: false }
}

async function continuarEmOutro(
  tx: Tx,
  contexto: Contexto,
  { linha }: TicketTravado,
  chegada: ChegadaDeFora,
): Promise<Entrou | SemTicket> {
  const deQuem = linha.clienteId === null ? chegada.deQuem : { ...chegada.deQuem, ...soDoCliente(linha) }
  const entrou = await abrirDeFora(tx, contexto, { ...chegada, deQuem })
  if (typeof entrou === 'string') return entrou
  const novo = await travarDeFora(tx, entrou.ticketId)
  const ligar = (de: TicketTravado['linha'], mensagem: string, outro: number) =>
    mudarTicket(tx, contexto, de, {
      entrada: { tipo: 'PRIVADO', acao: 'CONTINUACAO', mensagem, dados: { ticket: outro } },
    })
  await ligar(novo.linha, FRASES.continua(formatarProtocolo(linha.protocolo)), linha.id)
  await ligar(linha, FRASES.continuouEm(formatarProtocolo(novo.linha.protocolo)), novo.linha.id)
  return entrou
}

const soDoCliente = ({ clienteId }: TicketTravado['linha']) => ({
  clienteId,
  consumidorNome: null,
  consumidorEmail: null,
  consumidorTelefone: null,
})

/**
 * ALC-02, ALC-05 A new ticket, opened by nobody of the portal, at the first step of the type that the branch triages. One sender at a
 * time: those that come at once are counted too.
 */
export async function abrirDeFora(
  tx: Tx,
  { negocio, autoria, aoFalhar }: Contexto,
  { mensagem, arquivos, dados, filialId, origem, recebidaEm, deQuem, remetente, decidida }: ChegadaDeFora,
): Promise<Entrou | SemTicket> {
  const { tipoDoTicketPorEmail, ticketsPorHoraDoMesmoRemetente } = negocio.parametros(filialId)
  const tipo = await tipoDeFora(tx, tipoDoTicketPorEmail)
  if (!tipo) return 'SEM_TIPO'
  if (!decidida) {
    await segurarRemetente(tx, remetente)
    const desde = new Date(recebidaEm.getTime() - HORA_MS)
    const abertos = await abertosDeFora(tx, { remetente, filialId, desde })
    if (abertos >= ticketsPorHoraDoMesmoRemetente) return 'ACIMA_DO_TETO'
  }
  const { id: ticketId, historicoId } = await abrirTicket(
    tx,
    { negocio, autoria: { ...autoria, agora: recebidaEm } },
    {
      ticket: {
        ...deQuem,
        tipoId: tipo.id,
        filialId,
        origemId: await origemDeFora(tx, origem),
        criadorId: null,
        ...(await prazosAoAbrir(tx, filialId, tipo, recebidaEm)),
      },
      mensagem,
      dados,
    },
  )
  const guardados = await guardarAnexos({ armazem: negocio.armazem, aoFalhar }, arquivos)
  await inserirAnexos(
    tx,
    guardados.map((guardado) => ({ ...guardado, ticketId, historicoId, criadoEm: autoria.agora })),
  )
  return { ticketId, historicoId, novo: true }
}
