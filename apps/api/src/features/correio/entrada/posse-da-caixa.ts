import type { Banco, Executor } from '../../../platform/banco/conexao.ts'
import type { Relogio } from '../../../platform/relogio.ts'
import { type Caixa, gravarCaixa } from './queries-caixa.ts'

/** Somebody else reads the mailbox by now: whoever finds that out writes nothing more of it. */
export class LeituraPerdida extends Error {
  override name = 'LeituraPerdida'
}

/** For how long a mailbox is its reader's, who says so again and again; one that died is waited for no longer than that. */
export type Tempos = {
  prazoMs: number
  /** Does it every so often; answers how to stop. */
  repetir(fazer: () => Promise<void>): () => void
}

const PRAZO_MS = 30_000
const ENTRE_RENOVACOES_MS = 10_000

export const TEMPOS_DA_POSSE: Tempos = {
  prazoMs: PRAZO_MS,
  repetir(fazer) {
    // A database that is away for a moment is asked again.
    const vezes = setInterval(() => void fazer().catch(() => undefined), ENTRE_RENOVACOES_MS)
    return () => clearInterval(vezes)
  },
}

export type Posse = {
  /** In the transaction of what is written, which waits for whoever wants the mailbox; throws where it is another's. */
  gravar(banco: Executor, campos: Partial<Omit<Caixa, 'id'>>): Promise<void>
  /** Fires when it is known that it is another's. */
  perdida: AbortSignal
  soltar(): void
}

/** ALC-02 What a reader that took a mailbox writes of it, while it is that reader's. */
export function manterPosse(banco: Banco, caixa: Caixa, relogio: Relogio, tempos: Tempos): Posse {
  const perdida = new AbortController()
  const gravar: Posse['gravar'] = async (onde, campos) => {
    const lendoAte = new Date(relogio().getTime() + tempos.prazoMs)
    if (await gravarCaixa(onde, caixa, { lendoAte, ...campos })) return
    perdida.abort()
    throw new LeituraPerdida()
  }
  return { gravar, perdida: perdida.signal, soltar: tempos.repetir(() => gravar(banco, {})) }
}
