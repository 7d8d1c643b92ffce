import pg from 'pg'
import { encherDeOrcamentos, encherDePedidos } from '../apps/api/test/muitas-vendas.ts'
import { encherDeClientes } from '../apps/api/test/muitos-clientes.ts'
import { encherDeConversas, encherDeTickets } from '../apps/api/test/muitos-tickets.ts'
import type { TipoDeUsuario } from '../packages/dominio/src/usuarios.ts'
import { abrirPortal, arrumar } from './portal.ts'
import { atenderComandos } from './processo.ts'

/** A statement of the portal as it went to the database, and what an insert answered. */
export type Comando = { texto: string; valores: unknown[]; linhas: unknown[][] }

export type ComandosDoPortal = {
  endereco: () => { url: string; banco: string; processoDoBanco: number }
  token: (tipo: TipoDeUsuario) => Promise<string>
  ler: (sql: string) => Promise<string>
  encher: (clientes: number, tickets: number) => Promise<void>
  gravar: () => void
  gravados: () => Comando[]
  /** From now on what a request writes is undone where it would be kept. */
  desfazer: (ligado: boolean) => void
}

type Config = { text: string; types?: unknown }

/** What goes to the database between `gravar` and `gravados`; nothing of it stays, so that the floor may repeat it. */
let gravacao: Comando[] | null = null
let desfaz = false
const enviar = pg.Client.prototype.query as (...argumentos: unknown[]) => unknown
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
} as typeof pg.Client.prototype.query

/** Two years of them. */
const VENDAS = 100_000

const [pasta = ''] = process.argv.slice(2)
const portal = await abrirPortal(pasta, () => undefined)
const { banco } = portal.negocio

const comandos = {
  endereco: async () => {
    const { rows } = await banco.$client.query('select pg_backend_pid() as pid')
    return { url: portal.url, banco: portal.urlDoBanco, processoDoBanco: Number(rows[0].pid) }
  },
  token: portal.tokenDe,
  ler: portal.ler,
  encher: async (clientes: number, tickets: number) => {
    await encherDeClientes(banco, clientes)
    await encherDeTickets(banco, tickets)
    await encherDeConversas(banco)
    await encherDePedidos(banco, VENDAS, new Date())
    await encherDeOrcamentos(banco, VENDAS, new Date())
    await arrumar(banco)
  },
  gravar: () => {
    gravacao = []
  },
  gravados: () => {
    const feitos = gravacao ?? []
    gravacao = null
    return feitos
  },
  desfazer: (ligado: boolean) => {
    desfaz = ligado
  },
}
atenderComandos(comandos, portal.parar)
