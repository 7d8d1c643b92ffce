import type { CodigoErro } from '../erros.ts'
import { MENSAGENS } from '../mensagens.ts'
import { type Acao, type Autorizacoes, pode } from '../permissoes.ts'
import { variaveisDesconhecidas } from '../tickets/variaveis.ts'

/** MES-05 Whose a saved reply is. */
export const ESCOPOS = { MINHA: 'Só minha', SETOR: 'Do setor', TODOS: 'De todos' } as const
export type Escopo = keyof typeof ESCOPOS
export const escopos = Object.keys(ESCOPOS) as [Escopo, ...Escopo[]]

/** What one must be allowed to do to keep replies in a scope. */
export const ACAO_DO_ESCOPO: Record<Escopo, Acao> = {
  MINHA: 'RESPOSTA_USAR',
  SETOR: 'RESPOSTA_DO_SETOR',
  TODOS: 'RESPOSTA_DE_TODOS',
}

type Pessoa = { colaboradorId: number; setores: readonly number[]; autorizacoes: Autorizacoes }

/** Whose replies of a sector a person reaches: who works its queue, and who works any. */
const alcancaSetor = ({ setores, autorizacoes }: Pessoa, setorId: number): boolean =>
  setores.includes(setorId) || pode(autorizacoes, 'TICKET_QUALQUER_SETOR')

type Dono = { escopo: Escopo; donoId: number | null; setorId: number | null }

/** MES-05 Why a person may not change this reply, which they see; null when they may. */
export function impedimentoParaEditar(pessoa: Pessoa, { escopo, donoId, setorId }: Dono): CodigoErro | null {
  if (!pode(pessoa.autorizacoes, ACAO_DO_ESCOPO[escopo])) return 'SEM_PERMISSAO'
  if (escopo === 'MINHA') return donoId === pessoa.colaboradorId ? null : 'SEM_PERMISSAO'
  return escopo === 'TODOS' || (setorId !== null && alcancaSetor(pessoa, setorId)) ? null : 'SEM_PERMISSAO'
}

type Escrita = {
  escopo: Escopo
  setor: number | null
  texto: string
  tipo: 'PUBLICO' | 'PRIVADO' | null
  aguardarCliente: boolean
}
type Campo = keyof Escrita

/** MES-05 What is wrong with a reply about to be kept, at its fields. */
export function problemasDaResposta(resposta: Escrita): Partial<Record<Campo, string>> {
  const { escopo, setor, texto, tipo, aguardarCliente } = resposta
  const [desconhecida] = variaveisDesconhecidas(texto)
  return {
    ...(escopo === 'SETOR' && setor === null && { setor: MENSAGENS.obrigatorio }),
    ...(desconhecida !== undefined && { texto: `Não há o que preencher em {{${desconhecida}}}.` }),
    ...(aguardarCliente &&
      tipo === 'PRIVADO' && { aguardarCliente: 'O cliente não responde ao que não lê.' }),
  }
}
