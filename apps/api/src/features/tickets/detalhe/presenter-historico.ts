import { pode } from '@balcao/dominio/permissoes'
import type { EntradaDoHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import { lidaPeloCliente, PELO_APLICATIVO } from '@balcao/dominio/tickets/historico'
import type { Sessao } from '../../../sessao.ts'
import type { Anexo } from '../nucleo/queries-anexos.ts'
import { apresentarAnexo } from './presenter-anexos.ts'
import type { EntradaGravada } from './queries-historico.ts'

/** ENT-04 What nobody wrote, the system did; who wrote from outside (ALC-02, ALC-03, ALC-05) is named as it was given. */
export function apresentarEntrada(
  entrada: EntradaGravada,
  anexos: readonly Anexo[],
  { autorizacoes }: Sessao,
  idTicket: number,
  { envios, ligado }: Pick<EntradaDoHistorico, 'envios' | 'ligado'>,
): EntradaDoHistorico {
  const { id, colaboradorId, criadoEm, tipo, acao, mensagem, contato, peloLink, porEmail, peloWhatsapp } =
    entrada
  const porDentro = pode(autorizacoes, 'TICKET_INTERNO')
  const email = porDentro ? (peloLink?.email ?? porEmail?.email ?? null) : null
  return {
    id,
    colaborador_id: colaboradorId,
    colaborador: { nome: autorDaEntrada(entrada, email) },
    datahora_criacao: criadoEm.toISOString(),
    tipo,
    acao,
    mensagem: porDentro ? mensagem : lidaPeloCliente(acao, mensagem),
    contato,
    peloLink: peloLink && { email },
    doTicket: entrada.ticket.id === idTicket ? null : entrada.ticket,
    mencoes: entrada.mencoes ?? [],
    ligado,
    porEmail: porEmail && { email, mais: porDentro && porEmail.mais, deFora: porEmail.deFora },
    peloWhatsapp: peloWhatsapp && { numero: porDentro ? peloWhatsapp.numero : null },
    anexos: anexos.filter(({ historicoId }) => historicoId === id).map(apresentarAnexo),
    envios,
  }
}

/** The address stands for a name only where it may be read. */
export const autorDaEntrada = (
  {
    autor,
    peloLink,
    porEmail,
    peloWhatsapp,
    peloAplicativo,
  }: Pick<EntradaGravada, 'autor' | 'peloLink' | 'porEmail' | 'peloWhatsapp' | 'peloAplicativo'>,
  email: string | null = null,
): string => {
  const deFora = peloLink ?? porEmail ?? peloWhatsapp
  if (deFora) return deFora.nome || email || 'Cliente'
  return autor ?? (peloAplicativo ? PELO_APLICATIVO : 'Sistema')
}
