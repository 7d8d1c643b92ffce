import { impedimentoParaArquivar, impedimentoParaDesarquivar } from '@balcao/dominio/tickets/ciclo-de-vida'
import { arquivarTicket, desarquivarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { FRASES } from '@balcao/dominio/tickets/historico'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import { carregarParaMudar, type TicketTravado } from '../nucleo/carregar-para-mudar.ts'
import { exigirSaldo } from '../nucleo/exigir-saldo.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { recusarSe } from '../nucleo/recusar.ts'

type Guardado = { message: string; versao: number }

/** TIC-10 Into the archive, one ticket or each of many. */
export async function arquivar(tx: Tx, caso: Caso, { linha, estado }: TicketTravado): Promise<Guardado> {
  recusarSe(impedimentoParaArquivar(estado))
  const { versao } = await mudarTicket(tx, caso, linha, {
    campos: { arquivadoEm: caso.autoria.agora },
    entrada: { tipo: 'PRIVADO', acao: 'ARQUIVAMENTO', mensagem: FRASES.arquivamento },
  })
  return { message: 'Ticket arquivado com sucesso', versao }
}

/** TIC-10 Out of the archive, as it was. */
export async function desarquivar(tx: Tx, caso: Caso, { linha, estado }: TicketTravado): Promise<Guardado> {
  recusarSe(impedimentoParaDesarquivar(estado))
  const { versao } = await mudarTicket(tx, caso, linha, {
    campos: { arquivadoEm: null },
    entrada: { tipo: 'PRIVADO', acao: 'DESARQUIVAMENTO', mensagem: FRASES.desarquivamento },
  })
  // One put away without an end had given its products back.
  await exigirSaldo(tx, linha.id)
  return { message: 'Ticket desarquivado com sucesso', versao }
}

export const rotaArquivarTicket = rota(
  arquivarTicket,
  async ({ params, corpo, sessao, negocio, autoria, tx }) =>
    arquivar(tx, { negocio, autoria }, await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)),
)

export const rotaDesarquivarTicket = rota(
  desarquivarTicket,
  async ({ params, corpo, sessao, negocio, autoria, tx }) =>
    desarquivar(tx, { negocio, autoria }, await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)),
)
