import { type DonoDaSenha, problemaDaSenha } from '@balcao/dominio/conta/senha-fraca'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hash, type Options, verify } from '@node-rs/argon2'
import type { Negocio } from '../../negocio.ts'
import { criarVez } from '../../platform/vez.ts'

// argon2id (the library's default algorithm) at OWASP's floor: 19 MiB, two passes.
const CUSTO: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each takes those 19 MiB for as long as it lasts.
const emSuaVez = criarVez({ aoMesmoTempo: 1, esperando: 200 })

export const gerarHash = (senha: string): Promise<string> => emSuaVez(() => hash(senha, CUSTO))

/** SEG-03 What the form of the browser said already, with what only the server knows of the owner. */
export function exigirSenhaForte(
  { configuracao }: Pick<Negocio, 'configuracao'>,
  senha: string,
  dono: DonoDaSenha,
): void {
  const problema = problemaDaSenha(senha, { ...dono, negocio: configuracao.nome })
  if (problema) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { senha: problema } })
}

// Somebody who does not exist takes as long to refuse as somebody who does: made at start, so that nobody pays for it.
const hashDeNinguem = gerarHash('conta que não existe')

/** Whether the password opens the account; without an account the same work is done for nothing. */
export async function conferirSenha(senha: string, hashGuardado: string | null): Promise<boolean> {
  const conferido = hashGuardado ?? (await hashDeNinguem)
  const confere = await emSuaVez(() => verify(conferido, senha))
  return hashGuardado !== null && confere
}
