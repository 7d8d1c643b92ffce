import { ErroDeNegocio } from '@balcao/dominio/erros'
import { impedimentoParaEncaminhar } from '@balcao/dominio/tickets/ciclo-de-vida'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import type { Caso } from '../../../negocio.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { operadorDoSetor } from '../catalogo/queries-equipe.ts'
import type { TicketTravado } from '../nucleo/carregar-para-mudar.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { setorAtivo } from './queries-fila.ts'

export type Destino = { setorId: number; operadorId: number | null }

const RECUSAS = {
  setor: 'Este setor não recebe tickets.',
  operador: 'Este operador não atende no setor escolhido.',
  filial: 'Este operador não atende na filial do ticket.',
} as const

/** TIC-12 Where tickets may go: a sector in use and, if somebody is named, one who works its queue in that branch. */
export async function exigirDestino(
  banco: Executor,
  { setorId, operadorId }: Destino,
  filialId?: number,
): Promise<{ setor: { id: number; nome: string }; operador: { id: number; nome: string } | null }> {
  const setor = await setorAtivo(banco, setorId)
  if (!setor) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { setor: RECUSAS.setor } })
  if (operadorId === null) return { setor, operador: null }
  const recusa = (mensagem: string) =>
    new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { operador: mensagem } })
  if (!(await operadorDoSetor(banco, operadorId, { setorId, filialId: undefined })))
    throw recusa(RECUSAS.operador)
  const operador = await operadorDoSetor(banco, operadorId, { setorId, filialId })
  if (!operador) throw recusa(RECUSAS.filial)
  return { setor, operador }
}

/** TIC-12 Hands the ticket to another queue or person; the step, and what it asks for, stay. */
export async function encaminharTicket(
  tx: Tx,
  caso: Caso,
  { linha, estado }: TicketTravado,
  { mensagem, ...destino }: Destino & { mensagem: string },
): Promise<{ versao: number; historicoId: number }> {
  recusarSe(impedimentoParaEncaminhar(estado))
  const { setor, operador } = await exigirDestino(tx, destino, linha.filialId)
  return mudarTicket(tx, caso, linha, {
    campos: { setorId: setor.id, operadorId: operador?.id ?? null },
    entrada: {
      tipo: 'ENCAMINHAMENTO',
      acao: 'ENCAMINHAMENTO',
      mensagem: comObservacao(FRASES.encaminhamento(setor.nome, operador?.nome ?? null), mensagem),
      dados: { de: { setorId: linha.setorId, operadorId: linha.operadorId }, para: destino },
    },
  })
}
