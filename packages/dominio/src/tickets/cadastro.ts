import type { CodigoErro } from '../erros.ts'
import { MENSAGENS } from '../mensagens.ts'
import { impedimentoDoArquivo } from './ciclo-de-vida.ts'

/** NOV-07 The fuller form of a final consumer. */
export type CadastroDoConsumidor = {
  documento: string | null
  nome: string | null
  email: string | null
  telefone: string | null
  data_nascimento: string | null
}

const CAMPOS = ['documento', 'nome', 'email', 'telefone', 'data_nascimento'] as const

/** TIC-12, NOV-07 Each field of the registration that is still missing, with what to say beside it. */
export function faltasDoCadastro(
  cadastro: CadastroDoConsumidor,
): Partial<Record<keyof CadastroDoConsumidor, string>> {
  return Object.fromEntries(
    CAMPOS.filter((campo) => !cadastro[campo]).map((campo) => [campo, MENSAGENS.obrigatorio]),
  )
}

export const cadastroCompleto = (cadastro: CadastroDoConsumidor): boolean =>
  Object.keys(faltasDoCadastro(cadastro)).length === 0

/** TIC-12 Who already is a customer has their registration elsewhere; an archived ticket is closed to everything. */
export function impedimentoParaCompletarCadastro(ticket: {
  clienteId: number | null
  arquivadoEm: Date | null
  unidoA?: number | null | undefined
}): CodigoErro | null {
  const guardado = impedimentoDoArquivo(ticket)
  if (guardado) return guardado
  return ticket.clienteId === null ? null : 'CLIENTE_JA_IDENTIFICADO'
}
