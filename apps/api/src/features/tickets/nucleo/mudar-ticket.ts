import { canalDoColaborador, type EventosDoColaborador } from '@balcao/dominio/realtime/canais'
import {
  CANAL_DE_TICKETS,
  canalDoTicket,
  canalInternoDoTicket,
  type EventosDoTicket,
} from '@balcao/dominio/tickets/canais'
import { type AcaoDoHistorico, ehRestrito, type TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import { type Caso, contarAosOutros } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import { publicar } from '../../../platform/realtime/publicar.ts'
import { DE_FORA } from './queries-falas.ts'
import {
  type CamposDoTicket,
  gravarTicket,
  inserirEntrada,
  type LinhaDoTicket,
  type QuemTinha,
} from './queries-mudanca.ts'

export type Mudanca = {
  campos?: CamposDoTicket
  /** How the change reads in the ticket's own history, and who may read it. */
  entrada: {
    tipo: TipoDeHistorico
    acao: AcaoDoHistorico
    mensagem: string
    dados?: Record<string, unknown>
    /** MES-06/mencoes Colleagues whom it calls by name. */
    mencoes?: readonly { id: number; nome: string }[]
  }
}

/** TIC-13 The one way to change a ticket: fields, next version, history and news, all or nothing. */
export async function mudarTicket(
  tx: Tx,
  caso: Caso,
  linha: LinhaDoTicket,
  { campos = {}, entrada }: Mudanca,
): Promise<{ versao: number; historicoId: number }> {
  const { id, consumidorId } = linha
  const { autoria } = caso
  const { agora, colaboradorId } = autoria
  const { mencoes = [], ...escrita } = entrada
  const comMencoes = mencoes.length > 0 ? { ...entrada.dados, mencoes } : entrada.dados
  const dados = comQuemEstava(linha, campos, comMencoes)
  const versao = await gravarTicket(tx, id, campos, {
    quando: agora,
    por: colaboradorId,
    // MES-10 A rule that speaks of a silence does not end it.
    movido: !autoria.automatica,
  })
  const historicoId = await inserirEntrada(tx, {
    ...escrita,
    dados,
    ticketId: id,
    colaboradorId,
    criadoEm: agora,
    versao,
  })
  await registrarHistorico(tx, autoria, {
    entidade: 'ticket',
    entidadeId: id,
    acao: entrada.acao,
    dados: { versao, ...dados },
  })
  const mudou = oQueMudou(linha, campos)
  if (mudou)
    await contarAosOutros(tx, caso, mudou, {
      id,
      acao: entrada.acao,
      etapaAnterior: linha.etapaId,
      finalizadoAntes: linha.finalizadoEm,
      versao,
    })
  await contarAosOutros(tx, caso, 'entradaEscrita', {
    ticketId: id,
    protocolo: linha.protocolo,
    acao: entrada.acao,
    mencoes: mencoes.map((pessoa) => pessoa.id),
    deFora: DE_FORA.some((via) => dados?.[via] !== undefined),
  })
  const porFora = !ehRestrito(entrada.tipo) || mudaPorFora(linha, campos)
  await anunciar(tx, { id, versao, consumidorId, porFora, muda: autoria.muda })
  return { versao, historicoId }
}

const MOVEM = ['tipoId', 'etapaId', 'finalizadoEm', 'arquivadoEm'] as const

/** TIC-13, COL-01 Only what moves the ticket; or, to whom it matters, its queue alone. */
function oQueMudou({ setorId }: LinhaDoTicket, campos: CamposDoTicket) {
  if (MOVEM.some((campo) => campos[campo] !== undefined)) return 'ticketMovido'
  return (campos.setorId ?? setorId) === setorId ? null : 'ticketMudouDeSetor'
}

/** Whoever loses sight of the ticket by this change can still be told of it: see `quemTinhaNaVersao`. */
function comQuemEstava(
  { setorId, operadorId }: LinhaDoTicket,
  campos: CamposDoTicket,
  dados: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined {
  const sai =
    (campos.setorId !== undefined && campos.setorId !== setorId) ||
    (campos.operadorId !== undefined && campos.operadorId !== operadorId)
  return sai ? { ...dados, estavaCom: { setorId, operadorId } satisfies QuemTinha } : dados
}

const VISTO_POR_FORA = ['tipoId', 'etapaId', 'statusId', 'arquivadoEm'] as const

/** Where a ticket stands is for everybody to see, though why it moved is not. */
const mudaPorFora = (linha: LinhaDoTicket, campos: CamposDoTicket): boolean =>
  VISTO_POR_FORA.some((campo) => campos[campo] !== undefined && campos[campo] !== linha[campo])

type Noticia = {
  id: number
  versao: number
  consumidorId: number | null
  porFora: boolean
  muda: Autoria['muda']
}

/** SHL-06 The customer's side does not even learn of what it can't see: a note, or who was given the ticket. */
async function anunciar(tx: Tx, { id, versao, consumidorId, porFora, muda }: Noticia): Promise<void> {
  const canais = [CANAL_DE_TICKETS, canalInternoDoTicket(id)]
  if (porFora) canais.push(canalDoTicket(id))
  if (porFora && consumidorId !== null) canais.push(canalDoColaborador(consumidorId))
  for (const canal of canais)
    await publicar(tx, {
      canal,
      evento: 'ticket-mudou' satisfies keyof EventosDoTicket & keyof EventosDoColaborador,
      dados: { id, versao } satisfies EventosDoTicket['ticket-mudou'],
      muda,
    })
}
