import { avisoAoSeguidor, avisoDaMencao } from '@balcao/dominio/tickets/seguidores/avisos'
import type { EntradaEscrita } from '../../fatos.ts'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { quemVeOTicket } from '../tickets/nucleo/queries-quem-ve.ts'
import { porSeguidores, seguidoresDoTicket } from '../tickets/nucleo/queries-seguidores.ts'
import { nomeDoColaborador } from './queries.ts'

/**
 * MES-06/seguidores Whoever was called is told so, and follows from then on; whoever follows, and as the ticket now stands still sees
 * it, is told of what happened. Nobody is told of what they did themselves, nor twice.
 */
export async function avisarSeguidores(tx: Tx, { autoria }: Caso, entrada: EntradaEscrita): Promise<void> {
  const { ticketId, protocolo, acao, mencoes } = entrada
  const chamados = mencoes.filter((id) => id !== autoria.colaboradorId)
  const conta = avisoAoSeguidor({ quem: '', protocolo, acao }) !== null
  const seguem = conta ? await seguidoresDoTicket(tx, ticketId) : []
  const candidatos = [...new Set([...chamados, ...seguem])].filter((id) => id !== autoria.colaboradorId)
  if (candidatos.length === 0) return
  const veem = (await quemVeOTicket(tx, ticketId, candidatos)).map(({ id }) => id)
  const quem = await quemFez(tx, autoria, entrada)
  // The notice is this reaction's own change, whatever the contract of the deed says.
  const doAviso: Autoria = { ...autoria, muda: ['avisos'] }
  for (const colaboradorId of veem) {
    const aviso = chamados.includes(colaboradorId)
      ? avisoDaMencao({ quem, protocolo })
      : avisoAoSeguidor({ quem, protocolo, acao })
    if (aviso) await avisarPessoa(tx, doAviso, { colaboradorId, ...aviso, caminho: `/tickets/${ticketId}` })
  }
  await porSeguidores(
    tx,
    ticketId,
    veem.filter((id) => chamados.includes(id)),
    autoria.agora,
  )
}

async function quemFez(tx: Tx, { colaboradorId }: Autoria, { deFora }: EntradaEscrita): Promise<string> {
  if (deFora) return 'O cliente'
  return (colaboradorId !== null && (await nomeDoColaborador(tx, colaboradorId))) || 'O sistema'
}
