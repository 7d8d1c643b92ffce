import type { Executor } from '../../platform/banco/conexao.ts'
import { contatosDoCliente, emailsDoCliente, telefonesDoCliente } from './queries.ts'

type Destinatarios = {
  /** `pessoa` when the name is somebody's, and not what the address is for. */
  emails: { email: string; nome: string; pessoa: boolean }[]
  telefones: { numero: string; nome: string }[]
}

// A list to choose from: whoever is further down the alphabet than this is found in the customer's record.
const MUITOS = 100

/** Whom something may be sent to: only who is on record of the customer, each address once. */
export async function destinatarios(banco: Executor, clienteId: number): Promise<Destinatarios> {
  // One after the other: in a transaction there is one connection.
  const emails = await emailsDoCliente(banco, clienteId)
  const telefones = await telefonesDoCliente(banco, clienteId)
  const { itens } = await contatosDoCliente(banco, clienteId, { page: 1, take: MUITOS })
  const pessoas = itens.map(({ contato }) => contato)
  return {
    emails: umaVez(
      [
        ...emails.map(({ email, descricao }) => ({ email, nome: descricao, pessoa: false })),
        ...pessoas.flatMap(({ email, nome }) => (email ? [{ email, nome, pessoa: true }] : [])),
      ],
      ({ email }) => email.toLowerCase(),
    ),
    telefones: umaVez(
      [
        ...telefones
          .filter(({ whatsapp }) => whatsapp)
          .map(({ numero, descricao }) => ({ numero, nome: descricao })),
        ...pessoas.flatMap(({ celular, nome }) => (celular ? [{ numero: celular, nome }] : [])),
      ],
      ({ numero }) => numero,
    ),
  }
}

/** The first of each stays. */
function umaVez<T>(itens: readonly T[], chave: (item: T) => string): T[] {
  const vistos = new Map<string, T>()
  for (const item of itens) if (!vistos.has(chave(item))) vistos.set(chave(item), item)
  return [...vistos.values()]
}
