import type pg from 'pg'

/** What a trigger says when it changes what is remembered: to its own connection while it does, to all who listen once it is done. */
export const CANAL_DA_LEMBRANCA = 'balcao_lembranca'
const MAXIMO_DE_LEMBRADOS = 2000

export type Lembranca = ReturnType<typeof criarLembranca>

/**
 * Answers of the database that hold until it says otherwise, unlike those of `criarMemoria`, which may be old. What this
 * process changes is forgotten before whoever changed it goes on, what another one changes when its commit is heard;
 * while nobody hears, nothing is remembered.
 */
export function criarLembranca(pool: Pick<pg.Pool, 'on'>, maximo = MAXIMO_DE_LEMBRADOS) {
  const lembrados = new Map<string, unknown>()
  const mudando = new Set<pg.PoolClient>()
  let ouvindo = false
  // An answer that was asked for before something was forgotten may be of before.
  let vez = 0
  const esquecer = () => {
    vez++
    lembrados.clear()
  }
  pool.on('connect', (conexao) => {
    conexao.on('notice', ({ message }) => {
      if (message !== CANAL_DA_LEMBRANCA) return
      mudando.add(conexao)
      esquecer()
    })
  })
  // It goes back to the pool when its transaction ended, and before whoever waits for that goes on.
  pool.on('release', (_erro, conexao) => {
    if (mudando.delete(conexao)) esquecer()
  })

  return {
    esquecer,
    ouvindo: (): boolean => ouvindo,
    /** Whether the commits of others are heard from now on. */
    ouvir(sim: boolean): void {
      ouvindo = sim
      esquecer()
    },
    /** The remembered answer while it is `bastante`, or what `ler` answers; an absence is not remembered. */
    async lembrar<T extends object>(
      chave: string,
      ler: () => Promise<T | null>,
      bastante: (lembrado: T) => boolean,
    ): Promise<T | null> {
      const lembrado = lembrados.get(chave) as T | undefined
      if (lembrado && bastante(lembrado)) return lembrado
      const antes = vez
      const lido = await ler()
      if (lido && ouvindo && mudando.size === 0 && vez === antes) guardar(chave, lido)
      return lido
    },
  }

  function guardar(chave: string, valor: unknown): void {
    lembrados.delete(chave)
    lembrados.set(chave, valor)
    const [maisAntigo] = lembrados.keys()
    if (lembrados.size > maximo && maisAntigo !== undefined) lembrados.delete(maisAntigo)
  }
}
