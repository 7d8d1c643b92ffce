/** A place that a region of a table covers: a range of CEPs, a city, or a whole state. */
export type Cobertura = {
  ibge: string | null
  cepInicial: string | null
  cepFinal: string | null
  /** Between two that say it equally closely. */
  prioridade: number
}

export type Candidata = {
  regiaoId: number
  transportadoraId: number
  tipo: string
  /** Null where the table is for all branches. */
  filialId: number | null
  vigenciaInicio: string
  cobertura: Cobertura
}

const CIDADE = 100_000_000
const ESTADO = 2 * CIDADE

/** How much a coverage takes in: of two that cover a place, the smaller one speaks of it. */
export function alcance({ ibge, cepInicial, cepFinal }: Cobertura): number {
  if (cepInicial !== null && cepFinal !== null) return Number(cepFinal) - Number(cepInicial)
  return ibge === null ? ESTADO : CIDADE
}

function compararCandidatas(a: Candidata, b: Candidata): number {
  return (
    Number(a.filialId === null) - Number(b.filialId === null) ||
    alcance(a.cobertura) - alcance(b.cobertura) ||
    b.cobertura.prioridade - a.cobertura.prioridade ||
    b.vigenciaInicio.localeCompare(a.vigenciaInicio) ||
    a.regiaoId - b.regiaoId
  )
}

/**
 * FRE-04 Of each carrier and kind of table the one region that counts for the place: the branch's own table before that of all
 * branches, then what says it most closely, then the higher priority, then the newer table.
 */
export function escolherRegioes<T extends Candidata>(candidatas: readonly T[]): T[] {
  const escolhidas = new Map<string, T>()
  for (const candidata of candidatas.toSorted(compararCandidatas)) {
    const chave = `${candidata.transportadoraId} ${candidata.tipo}`
    if (!escolhidas.has(chave)) escolhidas.set(chave, candidata)
  }
  return [...escolhidas.values()]
}
