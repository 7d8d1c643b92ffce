import { hash, type Options, verify } from '@node-rs/argon2'

// argon2id (the library's default algorithm) at OWASP's floor: 19 MiB, two passes.
const CUSTO: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const gerarHash = (senha: string): Promise<string> => hash(senha, CUSTO)

// Somebody who does not exist takes as long to refuse as somebody who does.
let hashDeNinguem: Promise<string> | undefined

/** Whether the password opens the account; without an account the same work is done for nothing. */
export async function conferirSenha(senha: string, hashGuardado: string | null): Promise<boolean> {
  hashDeNinguem ??= gerarHash('conta que não existe')
  const confere = await verify(hashGuardado ?? (await hashDeNinguem), senha)
  return hashGuardado !== null && confere
}
