import type pg from 'pg'
import type { BaseLogger } from 'pino'

/** What the limiter is told of one request: how many there were with it, and until when they count. */
type Contado = { current: number; ttl: number }
type Responder = (erro: Error | null, contado?: Contado) => void
type Janela = { maximo: number; janelaMs: number }

type Conta = Janela & {
  chave: string
  /** When the window ends, by the clock of this process that never goes back. */
  ate: number
  /** Taken out of the common count and not used yet. */
  restam: number
  /** By all processes, used or not. */
  tomadas: number
  /** By this process alone, in this window. */
  minhas: number
  /** The common count has no more until the window ends. */
  esgotada: boolean
  esperando: Responder[]
}

type Linha = { chave: string; concedidas: number; tomadas: number; restam_ms: number }
type Opcoes = {
  /** The database whose count is everybody's; without one, each process counts for itself. */
  pool: () => pg.Pool | undefined
  registrar: Pick<BaseLogger, 'warn'>
  prazoMs?: number
}

/** What a process may hold unused, of the whole: another one can miss no more than that. */
const PARTE_POR_VEZ = 20
const MAXIMO_DE_CONTAS = 5_000
const MAXIMO_POR_COMANDO = 500
/** A database that hangs is asked no longer, and then left alone for a while: everybody waits for this answer. */
const PRAZO_MS = 3_000
const DESCANSO_MS = 5_000
const ENTRE_LIMPEZAS_MS = 300_000

const TOMAR = `
  insert into limite_comum as l (chave, ate, maximo, tomadas, concedidas)
  select chave, now() + janela * interval '1 ms', maximo, least(pedidas, maximo), least(pedidas, maximo)
  from unnest($1::text[], $2::int[], $3::int[], $4::int[]) as pedido (chave, pedidas, maximo, janela)
  order by chave
  on conflict (chave) do update set
    ate = case when l.ate <= now() then excluded.ate else l.ate end,
    maximo = excluded.maximo,
    concedidas = case when l.ate <= now() then excluded.concedidas
      else greatest(0, least(excluded.concedidas, excluded.maximo - l.tomadas)) end,
    tomadas = case when l.ate <= now() then excluded.tomadas
      else l.tomadas + greatest(0, least(excluded.concedidas, excluded.maximo - l.tomadas)) end
  returning chave, concedidas, tomadas, (extract(epoch from ate - now()) * 1000)::int as restam_ms`

const LIMPAR = `
  delete from limite_comum where chave in (
    select chave from limite_comum where ate < now() - interval '1 minute' limit 10000 for update skip locked)`

/**
 * ESC-01 One count for all processes. A process takes a twentieth of a limit at a time and spends it by itself, so that
 * no more is ever let through than the limit, a small limit is exact, and a busy address costs a statement for each
 * hundred and fifty requests. What many addresses want at once goes in one statement, one at a time for each process.
 * While the database cannot be asked, the process counts alone.
 */
export function criarLimitesComuns({ pool, registrar, prazoMs = PRAZO_MS }: Opcoes) {
  const aPedir = new Set<Conta>()
  let pedindo = false
  let descansaAte = 0
  let limpaEm = 0

  const pedir = async (contas: readonly Conta[]): Promise<ReadonlyMap<string, Linha> | null> => {
    const banco = pool()
    if (!banco || performance.now() < descansaAte) return null
    const { promise: prazo, resolve: vencer } = Promise.withResolvers<null>()
    const relogio = setTimeout(() => vencer(null), prazoMs)
    const pedida = banco
      .query<Linha>({ name: 'tomar-do-limite-comum', text: TOMAR, values: valoresDe(contas) })
      .then(({ rows }) => new Map(rows.map((linha) => [linha.chave, linha])))
      .catch((err) => {
        registrar.warn(
          { err },
          'O limite por endereço conta só os pedidos deste processo: o banco não respondeu.',
        )
        return null
      })
    const respondidas = await Promise.race([pedida, prazo])
    clearTimeout(relogio)
    if (!respondidas) descansaAte = performance.now() + DESCANSO_MS
    else if (performance.now() > limpaEm) {
      limpaEm = performance.now() + ENTRE_LIMPEZAS_MS
      banco.query(LIMPAR).catch(() => undefined)
    }
    return respondidas
  }

  const acertar = async () => {
    if (pedindo) return
    pedindo = true
    // Whoever asks in the same turn goes along.
    await Promise.resolve()
    while (aPedir.size > 0) {
      const contas = [...aPedir].slice(0, MAXIMO_POR_COMANDO)
      for (const conta of contas) aPedir.delete(conta)
      const linhas = await pedir(contas)
      for (const conta of contas) {
        receber(conta, linhas?.get(conta.chave))
        if (conta.esperando.length > 0) aPedir.add(conta)
      }
    }
    pedindo = false
  }

  /** One for each limit; `nome` tells its counts from those of the others. */
  return function criarContador(nome: string) {
    const contas = new Map<string, Conta>()
    return (quem: string, { maximo, janelaMs }: Janela, responder: Responder): void => {
      const conta = contas.get(quem) ?? contaNova(`${nome} ${quem}`.slice(0, 300), { maximo, janelaMs })
      // The least used is forgotten first.
      contas.delete(quem)
      contas.set(quem, conta)
      const [primeira] = contas.keys()
      if (contas.size > MAXIMO_DE_CONTAS && primeira !== undefined) contas.delete(primeira)
      if (conta.ate <= performance.now()) Object.assign(conta, { restam: 0, minhas: 0, esgotada: false })
      conta.esperando.push(responder)
      if (conta.esperando.length === 1) atender(conta)
      if (conta.esperando.length === 0) return
      aPedir.add(conta)
      void acertar()
    }
  }
}

const contaNova = (chave: string, janela: Janela): Conta => ({
  ...janela,
  chave,
  ...{ ate: 0, restam: 0, tomadas: 0, minhas: 0, esgotada: false, esperando: [] },
})

function receber(conta: Conta, linha: Linha | undefined): void {
  const agora = performance.now()
  if (linha) {
    Object.assign(conta, { ate: agora + linha.restam_ms, tomadas: linha.tomadas })
    conta.restam += linha.concedidas
    conta.esgotada = linha.tomadas >= conta.maximo
  } else {
    if (conta.ate <= agora) conta.ate = agora + conta.janelaMs
    Object.assign(conta, { restam: conta.maximo - conta.minhas, tomadas: conta.maximo, esgotada: true })
  }
  atender(conta)
}

/** Whoever waits, as far as what was taken goes; the others only once there is no more. */
function atender(conta: Conta): void {
  while (conta.restam > 0 || conta.esgotada) {
    const responder = conta.esperando.shift()
    if (!responder) return
    const ttl = Math.max(0, conta.ate - performance.now())
    if (conta.restam > 0) {
      conta.restam--
      conta.minhas++
      responder(null, { current: conta.tomadas - conta.restam, ttl })
    } else responder(null, { current: conta.maximo + 1, ttl })
  }
}

function valoresDe(contas: readonly Conta[]): unknown[] {
  const pedidas = contas.map(({ maximo, esperando }) =>
    Math.max(Math.floor(maximo / PARTE_POR_VEZ), esperando.length, 1),
  )
  return [
    contas.map(({ chave }) => chave),
    pedidas,
    contas.map(({ maximo }) => maximo),
    contas.map(({ janelaMs }) => janelaMs),
  ]
}

/** In the shape that the limiter of requests asks for: it makes one, and a child for each route with a limit of its own. */
export function armazemDeLimites(opcoes: Opcoes) {
  const criarContador = criarLimitesComuns(opcoes)
  return class Armazem {
    readonly contar: ReturnType<typeof criarContador>
    constructor(_opcoes: unknown, nome = 'geral') {
      this.contar = criarContador(nome)
    }
    incr(quem: string, responder: Responder, janelaMs: number, maximo: number): void {
      this.contar(quem, { maximo, janelaMs }, responder)
    }
    child(rota: object): Armazem {
      // The limiter's own types leave out that it says which route it is.
      const { routeInfo } = rota as { routeInfo: { method: unknown; url: string } }
      return new Armazem(rota, `${routeInfo.method} ${routeInfo.url}`)
    }
  }
}
