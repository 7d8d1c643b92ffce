import pg from 'pg'
import { enderecos, SemPrimario, servidoresDe } from './servidores.ts'

type AoConectar = (erro: Error) => void
/** What the driver has and its types leave out. */
type PorDentro = {
  host: string
  port: number
  connection: {
    stream: { destroy(): void }
    on(
      evento: 'parameterStatus',
      ouvir: (dito: { parameterName: string; parameterValue: string }) => void,
    ): void
  }
}

/**
 * ESC-02 A connection to the one server that takes writes, of the several that an address may name. Of an address with one
 * server it is the driver's own.
 */
export class Cliente extends pg.Client {
  readonly #url: string | undefined
  #soLe = false

  constructor(config: pg.ClientConfig = {}) {
    super(config)
    this.#url = config.connectionString
    // Told by the server as the connection begins: nobody has to ask.
    this.#dentro.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby') this.#soLe = parameterValue === 'on'
    })
  }

  get #dentro(): PorDentro {
    return this as unknown as PorDentro
  }

  override connect(): Promise<this>
  override connect(aoConectar: AoConectar): void
  override connect(aoConectar?: AoConectar): Promise<this> | undefined {
    if (!servidoresDe(this.#url)) {
      if (!aoConectar) return super.connect() as Promise<this>
      super.connect(aoConectar)
      return undefined
    }
    const feito = this.#ligarAoPrimario(this.#url ?? '')
    if (!aoConectar) return feito
    feito.then(() => (aoConectar as () => void)(), aoConectar)
    return undefined
  }

  async #ligarAoPrimario(url: string): Promise<this> {
    const servidores = servidoresDe(url)
    const lugar = (await servidores?.primario(url)) ?? 0
    const { hostname, port } = new URL(enderecos(url)[lugar] ?? url)
    Object.assign(this.#dentro, { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) })
    try {
      await super.connect()
      if (this.#soLe) throw new SemPrimario()
    } catch (erro) {
      servidores?.perder(lugar)
      this.end().catch(() => undefined)
      throw erro
    }
    const aberta = { cortar: () => this.#dentro.connection.stream.destroy() }
    servidores?.abriu(aberta, lugar, url)
    this.once('end', () => servidores?.fechou(aberta))
    return this
  }
}
