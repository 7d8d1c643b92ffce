import pg from 'pg'

/** A statement of the portal as it went to the database, and what an insert answered. */
export type Comando = { texto: string; valores: unknown[]; linhas: unknown[][] }

type Config = { text: string; types?: unknown }
export type Gravador = ReturnType<typeof ligarGravador>

/** Listens to what this process sends to its databases. What is written while it records does not stay, so that the floor may repeat it. */
export function ligarGravador() {
  let gravacao: Comando[] | null = null
  let desfaz = false
  const original = pg.Client.prototype.query
  const enviar = original as (...argumentos: unknown[]) => unknown
  pg.Client.prototype.query = function gravador(this: pg.Client, ...argumentos: unknown[]) {
    const [config, valores = []] = argumentos as [Config | string, unknown[]?]
    const destino = gravacao
    // What the query builder sends; the queue of jobs talks to the database at the same time.
    if ((!destino && !desfaz) || typeof config !== 'object' || !('types' in config))
      return enviar.apply(this, argumentos)
    const texto = config.text
    if (/^commit\b/i.test(texto)) return enviar.call(this, 'rollback')
    if (!destino) return enviar.apply(this, argumentos)
    const comando: Comando = { texto, valores, linhas: [] }
    if (!/^(begin|rollback)\b/i.test(texto)) destino.push(comando)
    const resposta = enviar.apply(this, argumentos) as Promise<pg.QueryResult> | undefined
    if (/^insert\b/i.test(texto))
      resposta?.then(
        ({ rows }) => {
          comando.linhas = rows.map((linha) => Object.values(linha))
        },
        () => undefined,
      )
    return resposta
  } as typeof original
  return {
    gravar: () => {
      gravacao = []
    },
    gravados: (): Comando[] => {
      const feitos = gravacao ?? []
      gravacao = null
      return feitos
    },
    /** From now on what a request writes is undone where it would be kept. */
    desfazer: (ligado: boolean) => {
      desfaz = ligado
    },
    desligar: () => {
      pg.Client.prototype.query = original
    },
  }
}
