import { ErroDeNegocio } from '@balcao/dominio/erros'
import { impedimentoParaEncaminhar } from '@balcao/dominio/tickets/ciclo-de-vida'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/frases'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import type { TicketTravado } from './carregar-para-mudar.ts'
import { mudarTicket } from './mudar-ticket.ts'
import { operadorDoSetor, setorAtivo } from './queries-fila.ts'
import { recusarSe } from './recusar.ts'

export type Destino = { setorId: number; operadorId: number | null }

const RECUSAS = {
  setor: 'Este setor não recebe tickets.',
  operador: 'Este operador não atende no setor escolhido.',
} as const

/** TIC-12 Where tickets may go: a sector in use and, if somebody is named, one who works its queue. */
export async function exigirDestino(
  banco: Executor,
  { setorId, operadorId }: Destino,
): Promise<{ setor: { id: number; nome: string }; operador: { id: number; nome: string } | null }> {
  const setor = await setorAtivo(banco, setorId)
  if (!setor) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { setor: RECUSAS.setor } })
  if (operadorId === null) return { setor, operador: null }
  const operador = await operadorDoSetor(banco, operadorId, setorId)
  if (!operador) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { operador: RECUSAS.operador } })
  return { setor, operador }
}

/** TIC-12 Hands the ticket to another queue or person; the step, and what it asks for, stay. */
export async function encaminharTicket(
  tx: Tx,
  autoria: Autoria,
  { linha, estado }: TicketTravado,
  { mensagem, ...destino }: Destino & { mensagem: string },
): Promise<{ versao: number; historicoId: number }> {
  recusarSe(impedimentoParaEncaminhar(estado))
  const { setor, operador } = await exigirDestino(tx, destino)
  return mudarTicket(tx, autoria, linha, {
    campos: { setorId: setor.id, operadorId: operador?.id ?? null },
    entrada: {
      tipo: 'ENCAMINHAMENTO',
      acao: 'ENCAMINHAMENTO',
      mensagem: comObservacao(FRASES.encaminhamento(setor.nome, operador?.nome ?? null), mensagem),
      dados: { de: { setorId: linha.setorId, operadorId: linha.operadorId }, para: destino },
    },
  })
}
