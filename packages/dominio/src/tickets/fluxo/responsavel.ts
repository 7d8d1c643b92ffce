import type { CodigoErro } from '../../erros.ts'
import { pode } from '../../permissoes.ts'
import { atendeFilas, type TipoDeUsuario } from '../../usuarios.ts'
import { impedimentoParaEncaminhar } from '../ciclo-de-vida.ts'
import type { Agente, Recusa } from '../deveres.ts'

/** A ticket, as far as whose it is goes. */
export type Posse = {
  finalizadoEm: Date | null
  arquivadoEm: Date | null
  unidoA?: number | null | undefined
  setor: { id: number; nome: string }
  operador: { id: number; nome: string } | null
  /** The branch's parameter. */
  assumeDeOutroOperador: boolean
}

type Pessoa = Agente & { tipo: TipoDeUsuario }
type Impedimento = CodigoErro | Recusa | null

const daFila = ({ setores }: Pick<Agente, 'setores'>, { setor }: Pick<Posse, 'setor'>): boolean =>
  setores.includes(setor.id)

const comOutro = ({ nome }: { nome: string }): Recusa => ({
  codigo: 'TICKET_COM_OUTRO_OPERADOR',
  mensagem: `Este ticket está com ${nome}.`,
})

/** MES-02 One takes what waits in one's own queue; who has it already is named. */
export function impedimentoParaAssumir(ticket: Posse, pessoa: Pessoa): Impedimento {
  const { operador, setor, assumeDeOutroOperador } = ticket
  if (!atendeFilas(pessoa.tipo)) return 'SEM_PERMISSAO'
  const encerrado = impedimentoParaEncaminhar(ticket)
  if (encerrado) return encerrado
  if (operador?.id === pessoa.colaboradorId) return 'TICKET_JA_E_SEU'
  if (!daFila(pessoa, ticket) && !pode(pessoa.autorizacoes, 'TICKET_QUALQUER_SETOR'))
    return {
      codigo: 'TICKET_DE_OUTRO_SETOR',
      mensagem: `Este ticket está na fila de ${setor.nome}, que não é sua.`,
    }
  return operador && !assumeDeOutroOperador ? comOutro(operador) : null
}

/** MES-02 Whether it can be given to anybody; `impedimentoDoOperador` then judges whom. */
export function impedimentoParaAtribuir(ticket: Posse): Impedimento {
  return impedimentoParaEncaminhar(ticket)
}

/** Somebody as they could own the ticket: what is known of them in its sector and its branch. */
export type Candidato = { id: number; nome: string; ativo: boolean; doSetor: boolean; daFilial: boolean }

/** MES-02 Given only to whoever is there to receive it. */
export function impedimentoDoOperador(
  { operador, setor }: Pick<Posse, 'operador' | 'setor'>,
  candidato: Candidato | null,
): Impedimento {
  if (!candidato) return 'OPERADOR_INDISPONIVEL'
  const { id, nome, ativo, doSetor, daFilial } = candidato
  const recusa = (mensagem: string): Recusa => ({ codigo: 'OPERADOR_INDISPONIVEL', mensagem })
  if (!ativo) return recusa(`${nome} não atende mais tickets.`)
  if (!doSetor) return recusa(`${nome} não atende na fila de ${setor.nome}.`)
  if (!daFilial) return recusa(`${nome} não atende na filial do ticket.`)
  return operador?.id === id
    ? { codigo: 'TICKET_COM_OUTRO_OPERADOR', mensagem: `Este ticket já está com ${nome}.` }
    : null
}

/** MES-02 Back to the queue goes what is one's own; what is a colleague's, by whoever may give tickets to others. */
export function impedimentoParaDevolver(ticket: Posse, pessoa: Pessoa): Impedimento {
  const { operador } = ticket
  const encerrado = impedimentoParaEncaminhar(ticket)
  if (encerrado) return encerrado
  if (!operador) return 'TICKET_SEM_OPERADOR'
  const meu = operador.id === pessoa.colaboradorId
  return meu || pode(pessoa.autorizacoes, 'TICKET_ENCAMINHAR') ? null : comOutro(operador)
}

/** MES-02 Whether acting on a ticket of nobody, where the branch says so, makes it this person's: only in their own queue. */
export function assumeAoAgir(
  ticket: Pick<Posse, 'finalizadoEm' | 'arquivadoEm' | 'operador'> & { setor: { id: number } },
  pessoa: Pick<Pessoa, 'tipo' | 'setores' | 'autorizacoes'>,
  filialPede: boolean,
): boolean {
  const { finalizadoEm, arquivadoEm, operador, setor } = ticket
  return (
    filialPede &&
    operador === null &&
    finalizadoEm === null &&
    arquivadoEm === null &&
    atendeFilas(pessoa.tipo) &&
    pode(pessoa.autorizacoes, 'TICKET_ASSUMIR') &&
    pessoa.setores.includes(setor.id)
  )
}
