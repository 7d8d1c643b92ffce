import { comoObjeto } from './protocolo.ts'

type Presente = { user_id: string; user_info: Record<string, unknown> }

/**
 * `channel_data` that says in whose name a channel is joined, and on a presence channel who is there. It is signed with
 * the channel and comes back with the subscription, so the process that holds the connection knows the owner without
 * asking the one that signed.
 */
export const dadosDoDono = (dono: string, presente?: Presente): string =>
  JSON.stringify({ ...presente, dono })

export function lerDono(dadosDoCanal: string | undefined): string | null {
  try {
    const dados: unknown = JSON.parse(dadosDoCanal ?? '')
    return comoObjeto(dados) && typeof dados.dono === 'string' ? dados.dono : null
  } catch {
    return null
  }
}
