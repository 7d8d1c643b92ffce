import { canalDePresenca } from './canal.ts'
import { comoObjeto, escreverMensagem } from './protocolo.ts'

type Assinante = { socketId: string; enviar(texto: string): void }
export type Membro = { id: string; info: unknown }
type Presenca = { presence: { ids: string[]; hash: Record<string, unknown>; count: number } }

/** What of this process others have to know. */
export type ParaOsOutros = {
  entrou(canal: string, membro: Membro): void
  saiu(canal: string, id: string): void
  /** A message of a browser for the others of its channel. */
  disse(canal: string, texto: string): void
}

export type Canais = {
  /** Who is there already, for a presence channel. */
  entrar(canal: string, assinante: Assinante, membro: Membro | null): Presenca | null
  sair(canal: string, assinante: Assinante): void
  membro(canal: string, assinante: Assinante): Membro | null | undefined
  difundir(canal: string, texto: string, exceto?: string): void
  /** What a browser says to the others of its channel, wherever they are connected. */
  repassar(canal: string, texto: string, exceto: string): void
  /** Each person once for each presence channel of this process. */
  quemEstaAqui(): (readonly [canal: string, id: string, info: unknown])[]
  entrouDeFora(processo: string, canal: string, membro: Membro): void
  saiuDeFora(processo: string, canal: string, id: string): void
  /** All that it had, or all but what it has still. */
  esquecerProcesso(processo: string, menos?: ReadonlySet<string>): void
}

/** Sending to a thousand takes some forty milliseconds: between these others are answered. */
const ENVIOS_POR_VEZ = 100

const NINGUEM: ParaOsOutros = { entrou: () => undefined, saiu: () => undefined, disse: () => undefined }

/** Who listens to what in this process, for one business, and who is present in the others, as they tell. */
export function criarCanais(outros: ParaOsOutros = NINGUEM): Canais {
  const canais = new Map<string, Map<Assinante, Membro | null>>()
  const deFora = new Map<string, Map<string, Map<string, unknown>>>()

  // One line for all channels: whoever hears two things hears them in the order in which they happened.
  const fila: { texto: string; para: Iterator<Assinante> }[] = []

  const escoar = () => {
    let enviados = 0
    while (fila[0] && enviados < ENVIOS_POR_VEZ) {
      const { texto, para } = fila[0]
      const { done, value } = para.next()
      if (done) fila.shift()
      else {
        value.enviar(texto)
        enviados++
      }
    }
    if (fila.length > 0) setImmediate(escoar)
  }
  const difundir = (canal: string, texto: string, exceto?: string) => {
    const ouvem = [...(canais.get(canal)?.keys() ?? [])].filter(({ socketId }) => socketId !== exceto)
    fila.push({ texto, para: ouvem.values() })
    if (fila.length === 1) escoar()
  }
  const aqui = (canal: string) =>
    new Map(
      [...(canais.get(canal)?.values() ?? [])].flatMap((membro) =>
        membro ? [[membro.id, membro.info]] : [],
      ),
    )
  const presentes = (canal: string) =>
    new Map([...[...deFora.values()].flatMap((deUm) => [...(deUm.get(canal) ?? [])]), ...aqui(canal)])
  const avisarChegada = (canal: string, { id, info }: Membro, exceto?: string) => {
    const data = { user_id: id, user_info: info }
    difundir(canal, escreverMensagem({ event: 'pusher_internal:member_added', channel: canal, data }), exceto)
  }
  const avisarSaida = (canal: string, id: string) => {
    if (presentes(canal).has(id)) return
    const data = { user_id: id }
    difundir(canal, escreverMensagem({ event: 'pusher_internal:member_removed', channel: canal, data }))
  }
  const saiuDeFora = (processo: string, canal: string, id: string) => {
    const doProcesso = deFora.get(processo)
    const la = doProcesso?.get(canal)
    if (!la?.delete(id)) return
    if (la.size === 0) doProcesso?.delete(canal)
    avisarSaida(canal, id)
  }

  return {
    difundir,
    repassar(canal, texto, exceto) {
      difundir(canal, texto, exceto)
      outros.disse(canal, texto)
    },
    membro: (canal, assinante) => canais.get(canal)?.get(assinante),
    entrar(canal, assinante, membro) {
      // Someone with two tabs open is one person, in whatever process the other one is.
      const chegouAqui = membro !== null && !aqui(canal).has(membro.id)
      const chegou = chegouAqui && !presentes(canal).has(membro.id)
      const assinantes = canais.get(canal) ?? new Map<Assinante, Membro | null>()
      canais.set(canal, assinantes.set(assinante, membro))
      if (chegouAqui) outros.entrou(canal, membro)
      if (chegou) avisarChegada(canal, membro, assinante.socketId)
      if (!canalDePresenca(canal)) return null
      const ids = presentes(canal)
      return { presence: { ids: [...ids.keys()], hash: Object.fromEntries(ids), count: ids.size } }
    },
    sair(canal, assinante) {
      const assinantes = canais.get(canal)
      const membro = assinantes?.get(assinante)
      if (!assinantes?.delete(assinante)) return
      if (assinantes.size === 0) canais.delete(canal)
      if (!membro || aqui(canal).has(membro.id)) return
      outros.saiu(canal, membro.id)
      avisarSaida(canal, membro.id)
    },
    quemEstaAqui: () =>
      [...canais.keys()]
        .filter(canalDePresenca)
        .flatMap((canal) => [...aqui(canal)].map(([id, info]) => [canal, id, info] as const)),
    entrouDeFora(processo, canal, membro) {
      const chegou = !presentes(canal).has(membro.id)
      const doProcesso = deFora.get(processo) ?? new Map<string, Map<string, unknown>>()
      deFora.set(processo, doProcesso)
      doProcesso.set(canal, (doProcesso.get(canal) ?? new Map()).set(membro.id, membro.info))
      if (chegou) avisarChegada(canal, membro)
    },
    saiuDeFora,
    esquecerProcesso(processo, menos) {
      for (const [canal, la] of [...(deFora.get(processo) ?? [])])
        for (const id of [...la.keys()]) if (!menos?.has(`${canal} ${id}`)) saiuDeFora(processo, canal, id)
      if (!menos) deFora.delete(processo)
    },
  }
}

/** The person that `channel_data` of a presence channel names; it was signed by the server, so only its shape is checked. */
export function lerMembro(dadosDoCanal: string | undefined): Membro | null {
  try {
    const dados: unknown = JSON.parse(dadosDoCanal ?? '')
    if (!comoObjeto(dados)) return null
    const { user_id: id, user_info: info = {} } = dados
    return typeof id === 'string' || typeof id === 'number' ? { id: String(id), info } : null
  } catch {
    return null
  }
}
