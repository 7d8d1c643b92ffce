import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import { type Contagem, type Fase, type Lado, SEM_RESPOSTA } from './contagem.ts'

const NEGOCIO = 'aurora'
const PRAZO_MS = 60_000
const ESPERA_MAXIMA_MS = 1_000

export type Pedido = {
  token?: string
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  corpo?: unknown
  chave?: string
  lado?: Lado
  esperadas?: readonly number[]
  /** Not asked again: what it was told is the answer. */
  umaVezSo?: boolean
}
export type Rota = { metodo: string; caminho: string }
export type Respondido = { status: number; lado: Lado; corpo: Record<string, unknown> }

/** What a proxy before both versions does: each request to the next one that is there. */
export function criarPortaComum(contagem: Contagem) {
  const enderecos = new Map<Lado, string>()
  let vez = 0
  let fase: Fase = 'só a anterior'

  const proximo = (pedido: Lado | undefined): [Lado, string] => {
    const la = pedido && enderecos.get(pedido)
    if (la) return [pedido, la]
    const todos = [...enderecos]
    const escolhido = todos[vez++ % todos.length]
    if (!escolhido) throw new Error('nenhuma versão está no ar')
    return escolhido
  }

  async function umaVez(rota: Rota, pedido: Pedido, chave: string) {
    const { token, params = {}, query = {}, corpo, esperadas = [] } = pedido
    const [lado, endereco] = proximo(pedido.lado)
    const caminho = rota.caminho.replace(/:(\w+)/g, (_, nome) => String(params[nome]))
    const busca = new URLSearchParams(Object.entries(query).map(([nome, valor]) => [nome, String(valor)]))
    const inicio = performance.now()
    const naFase = fase
    const resposta = await fetch(`${endereco}/api/${NEGOCIO}${caminho}?${busca}`, {
      method: rota.metodo,
      headers: {
        'x-aplicacao': 'SAC',
        // Each from an address of its own: how many come from one is not what is tried here.
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(rota.metodo !== 'GET' && { 'content-type': 'application/json', 'idempotency-key': chave }),
      },
      ...(rota.metodo !== 'GET' && { body: JSON.stringify(corpo ?? {}) }),
      signal: AbortSignal.timeout(PRAZO_MS / 3),
    }).then(
      async (chegada) => ({
        status: chegada.status,
        retryAfter: chegada.headers.get('retry-after'),
        texto: await chegada.text(),
      }),
      (erro) => ({ status: SEM_RESPOSTA, retryAfter: null, texto: String(erro.cause ?? erro) }),
    )
    const { status, retryAfter, texto } = resposta
    const ms = performance.now() - inicio
    const nome = `${rota.metodo} ${rota.caminho}`
    contagem.anotar({ fase: naFase, lado, rota: nome, status, ms, retryAfter }, esperadas, texto)
    return { status, retryAfter, lado, texto }
  }

  return {
    entrou: (lado: Lado, endereco: string) => enderecos.set(lado, endereco),
    saiu: (lado: Lado) => enderecos.delete(lado),
    lados: () => [...enderecos.keys()],
    endereco: (lado: Lado) => enderecos.get(lado) ?? '',
    passarA: (nova: Fase) => {
      fase = nova
    },
    /** As the browser does: the same intention under the same key, until it is answered; by whichever version is there. */
    async pedir(rota: Rota, pedido: Pedido = {}): Promise<Respondido> {
      const chave = pedido.chave ?? randomUUID()
      const limite = performance.now() + PRAZO_MS
      for (;;) {
        const { status, retryAfter, lado, texto } = await umaVez(rota, pedido, chave)
        const outraVez = status === SEM_RESPOSTA || (status === 503 && retryAfter !== null)
        if (!outraVez || pedido.umaVezSo || performance.now() > limite)
          return { status, lado, corpo: lerJson(texto) }
        await esperar(Math.min(Number(retryAfter ?? 0) * 1000 || 100, ESPERA_MAXIMA_MS))
      }
    },
  }
}
export type PortaComum = ReturnType<typeof criarPortaComum>

function lerJson(texto: string): Record<string, unknown> {
  try {
    return JSON.parse(texto)
  } catch {
    return {}
  }
}
