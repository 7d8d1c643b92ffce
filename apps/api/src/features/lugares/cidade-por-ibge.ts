import { ESTADOS } from '@balcao/dominio/brasil/estados'
import { cidadesDe } from './cidades.ts'

/** GER-13 A city of that state by its IBGE code; null where the state has no such city. */
export function cidadePorIbge(uf: string, ibge: string): string | null {
  const estado = ESTADOS.find(({ sigla }) => sigla === uf)
  if (!estado) return null
  return cidadesDe(estado.sigla).find((cidade) => cidade.ibge === ibge)?.cidade ?? null
}
