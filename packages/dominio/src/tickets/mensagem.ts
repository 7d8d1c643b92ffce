import type { CodigoErro } from '../erros.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { Acao } from '../permissoes.ts'
import { ehRestrito, type TipoDeHistorico } from './situacoes.ts'

/** TIC-04, TIC-12 What one must be allowed to do, beside answering, to write an entry of this kind. */
export const PERMISSAO_DA_MENSAGEM: Record<TipoDeHistorico, Acao> = {
  PUBLICO: 'TICKET_RESPONDER',
  PRIVADO: 'TICKET_INTERNO',
  ENCAMINHAMENTO: 'TICKET_ENCAMINHAR',
}

type Mensagem = {
  tipo: TipoDeHistorico
  mensagem: string
  anexos: number
  setor: number | null
  aguardarCliente: boolean
}
type CampoDaMensagem = 'mensagem' | 'setor' | 'aguardarCliente'

/** TIC-04 A text or a file; a forwarding only where to; and only what the customer reads can wait for them. */
export function problemasDaMensagem({
  tipo,
  mensagem,
  anexos,
  setor,
  aguardarCliente,
}: Mensagem): Partial<Record<CampoDaMensagem, string>> {
  const encaminha = tipo === 'ENCAMINHAMENTO'
  return {
    ...(!encaminha && !mensagem && anexos === 0 && { mensagem: MENSAGENS.obrigatorio }),
    ...(encaminha && setor === null && { setor: MENSAGENS.obrigatorio }),
    ...(aguardarCliente && ehRestrito(tipo) && { aguardarCliente: MENSAGENS.invalido }),
  }
}

type Circunstancia = {
  tipo: TipoDeHistorico
  /** Of those who work the queues, as opposed to whoever the ticket is opened for or by. */
  daEquipe: boolean
  aguardarCliente: boolean
}
type Momento = { finalizadoEm: Date | null; respondidoEm: Date | null; pausadoEm: Date | null }

/** TIC-04 Only the staff waits for the customer, and only while there is something left to solve. */
export function impedimentoParaAguardar(
  { daEquipe, aguardarCliente }: Circunstancia,
  { finalizadoEm }: Pick<Momento, 'finalizadoEm'>,
): CodigoErro | null {
  if (!aguardarCliente) return null
  if (!daEquipe) return 'SEM_PERMISSAO'
  return finalizadoEm ? 'TICKET_FINALIZADO' : null
}

/** Deadlines: what a message does to the clocks. The first public one of the staff is the first answer. */
export function efeitoDaMensagem(
  { tipo, daEquipe, aguardarCliente }: Circunstancia,
  { finalizadoEm, respondidoEm, pausadoEm }: Momento,
): { responde: boolean; pausa: boolean; retoma: boolean } {
  const lida = !ehRestrito(tipo)
  return {
    responde: lida && daEquipe && respondidoEm === null,
    pausa: lida && daEquipe && aguardarCliente && pausadoEm === null && finalizadoEm === null,
    retoma: lida && !daEquipe && pausadoEm !== null && finalizadoEm === null,
  }
}
