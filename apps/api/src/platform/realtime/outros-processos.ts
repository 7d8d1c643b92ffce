import { randomUUID } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import type { Canais, ParaOsOutros } from './canais.ts'
import { canalValido } from './canal.ts'
import { comoObjeto } from './protocolo.ts'

/** The channel of PostgreSQL on which the processes of a business tell each other who is connected to them. */
export const CANAL_DOS_PROCESSOS = 'balcao_processos'

type Aqui = readonly [canal: string, id: string, info: unknown]
type Palavra = {
  de: string
  /** For that process alone. */
  para?: string
  /** Whoever hears it says who is with them. */
  quem?: boolean
  /** What was known of this process before is over. */
  tudo?: boolean
  entraram?: readonly Aqui[]
  sairam?: readonly (readonly [canal: string, id: string])[]
  disse?: readonly [canal: string, texto: string]
  adeus?: boolean
}

/** Far below what a notification may have, since JSON of names is counted here in characters. */
const MAXIMO_DE_CARACTERES = 2_500
const INTERVALO_DO_SINAL_MS = 10_000
const SINAIS_ATE_ESQUECER = 3
const DESPEDIDA_MS = 1_000

/**
 * ESC-01 Presence across processes: each tells the others who comes to it and who leaves it, and remembers what they told.
 * Nobody keeps a list: a process that begins to listen asks, one that ends says so, and one that died is forgotten when its
 * signs of life stop. A process that never heard of another tells nothing to anybody.
 */
export function criarOutrosProcessos(
  canais: () => Canais,
  falar: (textos: string[]) => Promise<void>,
  intervaloMs = INTERVALO_DO_SINAL_MS,
) {
  const eu: string = randomUUID()
  const vistos = new Map<string, number>()
  let aDizer: Palavra[] = []
  let falando: Promise<void> | null = null
  let acompanhado = false

  // What is told in the same turn goes in one statement, and the next one waits: heard in the order in which it was told.
  const dizer = (palavra: Omit<Palavra, 'de'>) => {
    aDizer.push({ de: eu, ...palavra })
    falando ??= escoar()
  }
  const escoar = async () => {
    await Promise.resolve()
    while (aDizer.length > 0) {
      const textos = aDizer.map((palavra) => JSON.stringify(palavra))
      aDizer = []
      await falar(textos)
    }
    falando = null
  }
  const aosOutros = (palavra: Omit<Palavra, 'de'>) => {
    if (vistos.size > 0) dizer(palavra)
  }
  const dizerTudo = (para: { para: string } | { quem: true }) => {
    const [primeiro = [], ...outros] = emPedacos(canais().quemEstaAqui())
    dizer({ ...para, tudo: true, entraram: primeiro })
    for (const entraram of outros) dizer({ ...('para' in para && para), entraram })
  }
  const esquecer = (processo: string) => {
    vistos.delete(processo)
    canais().esquecerProcesso(processo)
  }
  let ultimo = performance.now()
  const sinal = setInterval(() => {
    const agora = performance.now()
    const parei = agora - ultimo > 2 * intervaloMs
    ultimo = agora
    // What they said while this process itself stood still is only heard after this.
    for (const [processo, em] of vistos)
      if (parei) vistos.set(processo, agora)
      else if (agora - em > SINAIS_ATE_ESQUECER * intervaloMs) esquecer(processo)
    // Also to who seems gone: two that forgot each other find each other again.
    if (acompanhado) dizer({})
  }, intervaloMs)

  const entender = (palavra: Palavra) => {
    const { de, quem, tudo, entraram = [], sairam = [], disse } = palavra
    const onde = canais()
    // One that was thought dead, or whose beginning was not heard.
    const novo = !vistos.has(de)
    if (novo && !tudo) dizer({ quem: true, para: de })
    vistos.set(de, performance.now())
    acompanhado = true
    if (tudo) onde.esquecerProcesso(de, new Set(entraram.map(([canal, id]) => `${canal} ${id}`)))
    for (const [canal, id, info] of entraram) onde.entrouDeFora(de, canal, { id, info })
    for (const [canal, id] of sairam) onde.saiuDeFora(de, canal, id)
    if (disse) onde.difundir(...disse)
    // Who came here before this process knew of that one was told to nobody.
    if (quem || novo) dizerTudo({ para: de })
  }

  return {
    paraOsOutros: {
      entrou: (canal, { id, info }) => aosOutros({ entraram: [[canal, id, info]] }),
      saiu: (canal, id) => aosOutros({ sairam: [[canal, id]] }),
      disse: (canal, texto) => aosOutros({ disse: [canal, texto] }),
    } satisfies ParaOsOutros,
    /** Each time it begins to listen: what others told before was not heard, nor was what was told here. */
    comecar() {
      for (const processo of [...vistos.keys()]) esquecer(processo)
      aDizer = []
      dizerTudo({ quem: true })
    },
    ouvir(texto: string) {
      const palavra = lerPalavra(texto)
      if (!palavra || palavra.de === eu || (palavra.para ?? eu) !== eu) return
      if (palavra.adeus) esquecer(palavra.de)
      else entender(palavra)
    },
    async parar() {
      clearInterval(sinal)
      aosOutros({ adeus: true })
      // A database that hangs is not waited for: the others find out by themselves.
      await Promise.race([falando, esperar(DESPEDIDA_MS, undefined, { ref: false })])
    },
  }
}

function emPedacos(todos: readonly Aqui[]): Aqui[][] {
  const pedacos: Aqui[][] = []
  let cabem = 0
  for (const um of todos) {
    const tamanho = JSON.stringify(um).length
    const ultimo = pedacos.at(-1)
    if (ultimo && tamanho <= cabem) ultimo.push(um)
    else pedacos.push([um])
    cabem = (ultimo && tamanho <= cabem ? cabem : MAXIMO_DE_CARACTERES) - tamanho
  }
  return pedacos
}

/** Only processes of ours speak here; one of another version may say more, and is understood as far as it goes. */
function lerPalavra(texto: string): Palavra | null {
  try {
    const lida: unknown = JSON.parse(texto)
    if (!comoObjeto(lida) || typeof lida.de !== 'string') return null
    const palavra = lida as Palavra
    return [...(palavra.entraram ?? []), ...(palavra.sairam ?? [])].every(([canal]) => canalValido(canal))
      ? palavra
      : null
  } catch {
    return null
  }
}
