import type { CodigoErro } from '../erros.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { Acao } from '../permissoes.ts'
import type { ViaDoEnvio } from './envios.ts'
import { ehRestrito, type TipoDeHistorico } from './historico.ts'
import { escrever, variaveisPorPreencher } from './variaveis.ts'

/** TIC-04, TIC-12 What one must be allowed to do, beside answering, to write an entry of this kind. */
export const PERMISSAO_DA_MENSAGEM: Record<TipoDeHistorico, Acao> = {
  PUBLICO: 'TICKET_RESPONDER',
  PRIVADO: 'TICKET_INTERNO',
  ENCAMINHAMENTO: 'TICKET_ENCAMINHAR',
}

/** ALC-06 How somebody of the staff may have told the customer, outside the portal, what they write in it. */
export const MEIOS_DE_CONTATO = { TELEFONE: 'Telefone', WHATSAPP: 'WhatsApp', EMAIL: 'E-mail' } as const
export type MeioDeContato = keyof typeof MEIOS_DE_CONTATO
export const meiosDeContato = Object.keys(MEIOS_DE_CONTATO) as [MeioDeContato, ...MeioDeContato[]]

/**
 * ALC-01, ALC-06 Whether what is public can reach the customer: by the way that takes it there, or in the portal, where only a
 * final consumer whose account still opens it reads it; a representative reads for the customer and is not them.
 */
export const clienteLe = (
  contaDoConsumidor: { ativo: boolean } | null,
  alcance: { via: ViaDoEnvio } | null,
): boolean => alcance !== null || (contaDoConsumidor?.ativo ?? false)

const DIGA_O_QUE = 'Para aguardar o cliente, diga o que você espera dele.'
const FALTA_O_CONTATO = 'Para aguardar o cliente, diga por onde já falou com ele.'

type Mensagem = {
  tipo: TipoDeHistorico
  mensagem: string
  anexos: number
  setor: number | null
  aguardarCliente: boolean
  contato: MeioDeContato | null
  clienteLe: boolean
}
type CampoDaMensagem = 'mensagem' | 'setor' | 'aguardarCliente' | 'contato'

/** TIC-04 A text or a file; a forwarding only where to; and only what the customer reads can wait for them. */
export function problemasDaMensagem({
  tipo,
  mensagem,
  anexos,
  setor,
  aguardarCliente,
  contato,
  clienteLe,
}: Mensagem): Partial<Record<CampoDaMensagem, string>> {
  const encaminha = tipo === 'ENCAMINHAMENTO'
  // Nobody answers what they were not told.
  // MES-05 The customer must not read what a saved reply left open.
  const aberta = ehRestrito(tipo) ? undefined : variaveisPorPreencher(mensagem)[0]
  const semPergunta = aguardarCliente && !ehRestrito(tipo) && !clienteLe && contato === null
  return {
    ...(!encaminha && !mensagem && anexos === 0 && { mensagem: MENSAGENS.obrigatorio }),
    ...(!encaminha && !mensagem && anexos > 0 && aguardarCliente && { mensagem: DIGA_O_QUE }),
    ...(aberta && { mensagem: `Falta preencher ${escrever(aberta)}, ou apague.` }),
    ...(encaminha && setor === null && { setor: MENSAGENS.obrigatorio }),
    ...(aguardarCliente && ehRestrito(tipo) && { aguardarCliente: MENSAGENS.invalido }),
    ...(contato !== null && ehRestrito(tipo) && { contato: MENSAGENS.invalido }),
    ...(semPergunta && { contato: FALTA_O_CONTATO }),
  }
}

type Circunstancia = {
  tipo: TipoDeHistorico
  /** Of those who work the queues, as opposed to whoever the ticket is opened for or by. */
  daEquipe: boolean
  aguardarCliente: boolean
  contato: MeioDeContato | null
  clienteLe: boolean
}
type Momento = { finalizadoEm: Date | null; respondidoEm: Date | null; pausadoEm: Date | null }

/** TIC-04 Only the staff waits for the customer, and only while there is something left to solve. */
export function impedimentoParaAguardar(
  { daEquipe, aguardarCliente, contato }: Pick<Circunstancia, 'daEquipe' | 'aguardarCliente' | 'contato'>,
  { finalizadoEm }: Pick<Momento, 'finalizadoEm'>,
): CodigoErro | null {
  // Whoever is not of the staff does not tell the customer anything in its name either.
  if ((aguardarCliente || contato !== null) && !daEquipe) return 'SEM_PERMISSAO'
  if (!aguardarCliente) return null
  return finalizadoEm ? 'TICKET_FINALIZADO' : null
}

/**
 * Deadlines: what a message does to the clocks. The first public one of the staff that the customer reads, or was told, is the
 * first answer (ALC-06).
 */
export function efeitoDaMensagem(
  { tipo, daEquipe, aguardarCliente, contato, clienteLe }: Circunstancia,
  { finalizadoEm, respondidoEm, pausadoEm }: Momento,
): { responde: boolean; pausa: boolean; retoma: boolean } {
  const lida = !ehRestrito(tipo)
  return {
    responde: lida && daEquipe && (clienteLe || contato !== null) && respondidoEm === null,
    pausa: lida && daEquipe && aguardarCliente && pausadoEm === null && finalizadoEm === null,
    retoma: lida && !daEquipe && pausadoEm !== null && finalizadoEm === null,
  }
}
