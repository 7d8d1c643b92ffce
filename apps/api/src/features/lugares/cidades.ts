import type { Uf } from '@balcao/dominio/brasil/estados'
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'

const porEstado = new Map<Uf, { ibge: string; cidade: string }[]>()

/** GER-13 Cities of a state by name, with the IBGE code; the table is fixed, so each state is prepared once. */
export function cidadesDe(uf: Uf): { ibge: string; cidade: string }[] {
  const prontas = porEstado.get(uf)
  if (prontas) return prontas
  const cidades = getMunicipalities(uf).map(({ code, name }) => ({ ibge: String(code), cidade: name }))
  cidades.sort((a, b) => a.cidade.localeCompare(b.cidade, 'pt-BR'))
  porEstado.set(uf, cidades)
  return cidades
}
