import { ESTADOS, type Uf } from '@balcao/dominio/brasil/estados'
import { cidadesDe } from './cidades.ts'

export type Lugar = { ibge: string; cidade: string; uf: Uf }

const ehUf = (uf: string): uf is Uf => ESTADOS.some(({ sigla }) => sigla === uf)

/** Post office, tax office and IBGE agree on cities, not on accents, capitals or the apostrophe of "d'Oeste". */
const comoSeLe = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/\p{M}|['’`´]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

let porIbge: Map<string, Lugar> | undefined
const porNome = new Map<Uf, Map<string, Lugar>>()

const lugaresDe = (uf: Uf): Lugar[] => cidadesDe(uf).map(({ ibge, cidade }) => ({ ibge, cidade, uf }))

/** The city of an IBGE code; null for a code of none. */
export function cidadeDoIbge(ibge: string): Lugar | null {
  porIbge ??= new Map(ESTADOS.flatMap(({ sigla }) => lugaresDe(sigla)).map((lugar) => [lugar.ibge, lugar]))
  return porIbge.get(ibge) ?? null
}

/** The city of that name in a state; null where there is none. */
export function cidadeDoNome(uf: string, nome: string): Lugar | null {
  if (!ehUf(uf)) return null
  const doEstado = porNome.get(uf) ?? new Map(lugaresDe(uf).map((lugar) => [comoSeLe(lugar.cidade), lugar]))
  porNome.set(uf, doEstado)
  return doEstado.get(comoSeLe(nome)) ?? null
}

type Dita = { ibge: string | null; nome: string | null; uf: string | null }

/**
 * The city that somebody outside speaks of, by our table. A code counts more than a name, which others may spell otherwise; null
 * for a city that is none, and where code, name and state are not of the same one.
 */
export function acharCidade({ ibge, nome, uf }: Dita): Lugar | null {
  const doNome = nome && uf ? cidadeDoNome(uf.toUpperCase(), nome) : null
  if (!ibge) return doNome
  const doCodigo = cidadeDoIbge(ibge)
  if (!doCodigo || (uf && doCodigo.uf !== uf.toUpperCase())) return null
  return doNome && doNome.ibge !== ibge ? null : doCodigo
}
