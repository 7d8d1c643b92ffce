import { ErroDeNegocio } from '@balcao/dominio/erros'
import { impedimentoParaEncaminhar } from '@balcao/dominio/tickets/ciclo-de-vida'
import {
  assumeAoAgir,
  impedimentoDoOperador,
  impedimentoParaAssumir,
  impedimentoParaAtribuir,
  impedimentoParaDevolver,
  type Posse,
} from '@balcao/dominio/tickets/fluxo/responsavel'
import { FRASES } from '@balcao/dominio/tickets/historico'
import type { Caso, Negocio } from '../../../negocio.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { candidatoDaFila } from '../catalogo/queries-equipe.ts'
import type { TicketTravado } from '../nucleo/carregar-para-mudar.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import type { CamposDoTicket, LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { nomesDaPosse, travarTrocaPropria } from './queries-fila.ts'

type Pedido = Caso & { tx: Tx; sessao: Sessao }
type Trocado = { message: string; versao: number }

async function posseDe(banco: Executor, negocio: Negocio, linha: LinhaDoTicket): Promise<Posse> {
  const { finalizadoEm, arquivadoEm, unidoA, filialId } = linha
  const { assumeDeOutroOperador } = negocio.parametros(filialId)
  return { finalizadoEm, arquivadoEm, unidoA, assumeDeOutroOperador, ...(await nomesDaPosse(banco, linha)) }
}

/** MES-02 From the queue into one's own hands. */
export async function assumir(pedido: Pedido, { linha }: TicketTravado): Promise<Trocado> {
  const { tx, sessao, negocio, autoria } = pedido
  recusarSe(impedimentoParaAssumir(await posseDe(tx, negocio, linha), sessao))
  const { versao } = await mudarTicket(tx, { negocio, autoria }, linha, {
    campos: { operadorId: sessao.colaboradorId },
    entrada: { tipo: 'PRIVADO', acao: 'ASSUNCAO', mensagem: FRASES.assuncao },
  })
  return { message: 'Você assumiu o ticket', versao }
}

/** MES-02 Into the hands of somebody of the sector who is there to receive it. */
export async function atribuir(
  pedido: Omit<Pedido, 'sessao'>,
  { linha }: TicketTravado,
  operadorId: number,
): Promise<Trocado> {
  const { tx, negocio, autoria } = pedido
  const posse = await posseDe(tx, negocio, linha)
  recusarSe(impedimentoParaAtribuir(posse))
  const candidato = await candidatoDaFila(tx, operadorId, linha)
  const recusa = impedimentoDoOperador(posse, candidato)
  recusarSe(recusa)
  const nome = candidato?.nome ?? ''
  const { versao } = await mudarTicket(tx, { negocio, autoria }, linha, {
    campos: { operadorId },
    entrada: {
      tipo: 'ENCAMINHAMENTO',
      acao: 'ATRIBUICAO',
      mensagem: FRASES.atribuicao(nome),
      dados: { para: { setorId: linha.setorId, operadorId } },
    },
  })
  return { message: `Ticket atribuído a ${nome}`, versao }
}

/** MES-02 Back to the queue of its sector. */
export async function devolver(pedido: Pedido, { linha }: TicketTravado): Promise<Trocado> {
  const { tx, sessao, negocio, autoria } = pedido
  const posse = await posseDe(tx, negocio, linha)
  recusarSe(impedimentoParaDevolver(posse, sessao))
  const { versao } = await mudarTicket(tx, { negocio, autoria }, linha, {
    campos: { operadorId: null },
    entrada: { tipo: 'PRIVADO', acao: 'VOLTA_A_FILA', mensagem: FRASES.voltaAFila(posse.setor.nome) },
  })
  return { message: 'Ticket devolvido à fila', versao }
}

/** MES-02 As it was before: to whoever had it, if they are still there to have it. */
export async function desfazerTroca(
  { tx, sessao, negocio, autoria }: Pedido,
  { id, versao: vista }: { id: number; versao: number },
): Promise<Trocado> {
  const { colaboradorId } = sessao
  const troca = await travarTrocaPropria(tx, { id, versao: vista, colaboradorId })
  if (!troca) throw new ErroDeNegocio('NADA_A_DESFAZER')
  const { linha, antes } = troca
  recusarSe(impedimentoParaEncaminhar(linha))
  const candidato = antes.operadorId === null ? null : await candidatoDaFila(tx, antes.operadorId, linha)
  if (antes.operadorId !== null && !candidato?.ativo)
    recusarSe(impedimentoDoOperador(await nomesDaPosse(tx, linha), candidato))
  const { versao } = await mudarTicket(tx, { negocio, autoria }, linha, {
    campos: { operadorId: antes.operadorId },
    entrada: {
      tipo: 'PRIVADO',
      acao: 'RESPONSAVEL_DESFEITO',
      mensagem: FRASES.responsavelDesfeito(candidato?.nome ?? null),
    },
  })
  return { message: 'Desfeito', versao }
}

/** MES-02 Whose the ticket becomes by being answered or moved, where its branch says so; nothing where it does not. */
export function campoDeQuemAge(
  linha: LinhaDoTicket,
  mudados: Pick<CamposDoTicket, 'setorId' | 'operadorId'>,
  sessao: Sessao,
  filialPede: boolean,
): Pick<CamposDoTicket, 'operadorId'> {
  const { setorId = linha.setorId, operadorId = linha.operadorId } = mudados
  const operador = operadorId === null ? null : { id: operadorId, nome: '' }
  const { finalizadoEm, arquivadoEm } = linha
  return assumeAoAgir({ finalizadoEm, arquivadoEm, operador, setor: { id: setorId } }, sessao, filialPede)
    ? { operadorId: sessao.colaboradorId }
    : {}
}
