import { type TipoDeUsuario, tiposDeUsuario } from '../usuarios.ts'
import type { PublicoDoAviso } from './publico.ts'

/** Names of the events on these channels, with what they carry. */
export type EventosDeAvisos = {
  /** Only the id: what it says is read through the API, which checks again who asks. */
  'aviso-publicado': { id: number }
  /** ADM-08 It was taken away, or came to its end. */
  'aviso-saiu': { id: number }
}

// Type and branch in one name: two channels, one for each, would tell the type's other branches as well.
const canal = (tipo: TipoDeUsuario, filialId: number | null) =>
  `private-avisos-${tipo}-${filialId === null ? 'todas' : `filial-${filialId}`}`

/** Where a notice is announced: each account that may see it hears exactly one of them. */
export function canaisDoPublico({ tipos, filialId }: PublicoDoAviso): string[] {
  return (tipos ?? tiposDeUsuario).map((tipo) => canal(tipo, filialId))
}

/** AVI-01 What a session may hear: its own type, for no branch or for one of its branches. */
export function canaisDeAvisos(tipo: TipoDeUsuario, filiais: readonly number[]): string[] {
  return [null, ...filiais].map((filialId) => canal(tipo, filialId))
}

const DE_FILIAL = /-filial-([1-9]\d{0,15})$/

/** AVI-01 A manager hears every branch, of the own type still. */
export function podeOuvirAvisos(
  nome: string,
  sessao: { tipo: TipoDeUsuario; filiais: readonly number[]; veTudo: boolean },
): boolean {
  const [, filial] = DE_FILIAL.exec(nome) ?? []
  const filiais = sessao.veTudo && filial ? [Number(filial)] : sessao.filiais
  return canaisDeAvisos(sessao.tipo, filiais).includes(nome)
}
