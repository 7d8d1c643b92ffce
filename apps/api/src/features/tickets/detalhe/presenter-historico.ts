import type { CorreioDaEntrada, EntradaDoHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import type { Anexo } from '../nucleo/queries-anexos.ts'
import { apresentarAnexo } from './presenter-anexos.ts'
import type { EntradaGravada } from './queries-historico.ts'

/** ENT-04 What nobody wrote, the system did. */
export function apresentarEntrada(
  entrada: EntradaGravada,
  anexos: readonly Anexo[],
  correio: CorreioDaEntrada | null,
): EntradaDoHistorico {
  const { id, colaboradorId, autor, criadoEm, tipo, acao, mensagem, contato } = entrada
  return {
    id,
    colaborador_id: colaboradorId,
    colaborador: { nome: autor ?? 'Sistema' },
    datahora_criacao: criadoEm.toISOString(),
    tipo,
    acao,
    mensagem,
    contato,
    anexos: anexos.filter(({ historicoId }) => historicoId === id).map(apresentarAnexo),
    correio,
  }
}
