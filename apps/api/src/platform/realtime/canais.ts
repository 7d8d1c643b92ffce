import { canalDePresenca } from './canal.ts'
import { comoObjeto, escreverMensagem } from './protocolo.ts'

type Assinante = { socketId: string; enviar(texto: string): void }
export type Membro = { id: string; info: unknown }
type Presenca = { presence: { ids: string[]; hash: Record<string, unknown>; count: number } }

export type Canais = {
  /** Who is there already, for a presence channel. */
  entrar(canal: string, assinante: Assinante, membro: Membro | null): Presenca | null
  sair(canal: string, assinante: Assinante): void
  membro(canal: string, assinante: Assinante): Membro | null | undefined
  difundir(canal: string, texto: string, exceto?: string): void
}

/** Sending to a thousand takes some forty milliseconds: between these others are answered. */
const ENVIOS_POR_VEZ = 100

/**
 * Who listens to what in this process, for one business. Presence counts the people connected to this process only;
 * behind several processes it needs a shared list.
 */
export function criarCanais(): Canais {
  const canais = new Map<string, Map<Assinante, Membro | null>>()

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
  const presentes = (canal: string) =>
    new Map(
      [...(canais.get(canal)?.values() ?? [])].flatMap((membro) =>
        membro ? [[membro.id, membro.info]] : [],
      ),
    )

  return {
    difundir,
    membro: (canal, assinante) => canais.get(canal)?.get(assinante),
    entrar(canal, assinante, membro) {
      // Someone with two tabs open is one person.
      const chegou = membro !== null && !presentes(canal).has(membro.id)
      const assinantes = canais.get(canal) ?? new Map<Assinante, Membro | null>()
      canais.set(canal, assinantes.set(assinante, membro))
      if (chegou) {
        const data = { user_id: membro.id, user_info: membro.info }
        const aviso = escreverMensagem({ event: 'pusher_internal:member_added', channel: canal, data })
        difundir(canal, aviso, assinante.socketId)
      }
      if (!canalDePresenca(canal)) return null
      const ids = presentes(canal)
      return { presence: { ids: [...ids.keys()], hash: Object.fromEntries(ids), count: ids.size } }
    },
    sair(canal, assinante) {
      const assinantes = canais.get(canal)
      const membro = assinantes?.get(assinante)
      if (!assinantes?.delete(assinante)) return
      if (assinantes.size === 0) canais.delete(canal)
      if (membro && !presentes(canal).has(membro.id)) {
        const data = { user_id: membro.id }
        difundir(canal, escreverMensagem({ event: 'pusher_internal:member_removed', channel: canal, data }))
      }
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
