import { comoObjeto } from './protocolo.ts'

/**
 * `channel_data` that says in whose name a channel is joined. It is signed with the channel and comes back with the
 * subscription, so the process that holds the connection knows the owner without asking the one that signed.
 */
export const dadosDoDono = (dono: string): string => JSON.stringify({ dono })

export function lerDono(dadosDoCanal: string | undefined): string | null {
  try {
    const dados: unknown = JSON.parse(dadosDoCanal ?? '')
    return comoObjeto(dados) && typeof dados.dono === 'string' ? dados.dono : null
  } catch {
    return null
  }
}
