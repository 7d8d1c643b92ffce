import { pode } from '@balcao/dominio/permissoes'
import type { CorreioDaEntrada, EntradaDoHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import type { Sessao } from '../../../sessao.ts'
import type { Anexo } from '../nucleo/queries-anexos.ts'
import { apresentarAnexo } from './presenter-anexos.ts'
import type { EntradaGravada } from './queries-historico.ts'

/** ENT-04 What nobody wrote, the system did; who wrote by a link (ALC-03) is named as it was given. */
export function apresentarEntrada(
  entrada: EntradaGravada,
  anexos: readonly Anexo[],
  { autorizacoes }: Sessao,
  correio: CorreioDaEntrada | null,
): EntradaDoHistorico {
  const { id, colaboradorId, criadoEm, tipo, acao, mensagem, contato, peloLink } = entrada
  const email = pode(autorizacoes, 'TICKET_INTERNO') ? (peloLink?.email ?? null) : null
  return {
    id,
    colaborador_id: colaboradorId,
    colaborador: { nome: autorDaEntrada(entrada, email) },
    datahora_criacao: criadoEm.toISOString(),
    tipo,
    acao,
    mensagem,
    contato,
    peloLink: peloLink && { email },
    anexos: anexos.filter(({ historicoId }) => historicoId === id).map(apresentarAnexo),
    correio,
  }
}

/** The address stands for a name only where it may be read. */
export const autorDaEntrada = (
  { autor, peloLink }: Pick<EntradaGravada, 'autor' | 'peloLink'>,
  email: string | null = null,
): string => (peloLink ? (peloLink.nome ?? email ?? 'Cliente') : (autor ?? 'Sistema'))
