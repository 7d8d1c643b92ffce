import type { ValoresDoAjuste } from '../ajustes/assuntos.ts'

// ADM-07 From a day to a day, both in it; an end that is not said has no end.

const ANTES_DE_TUDO = '0001-01-01'
const DEPOIS_DE_TUDO = '9999-12-31'

const periodoDe = ({ vigenciaInicio, vigenciaFim }: ValoresDoAjuste) => ({
  inicio: vigenciaInicio || ANTES_DE_TUDO,
  fim: vigenciaFim || DEPOIS_DE_TUDO,
})

export function problemaDaVigencia(valores: ValoresDoAjuste): string | null {
  const { inicio, fim } = periodoDe(valores)
  return inicio <= fim ? null : 'O último dia não vem antes do primeiro.'
}

export function cruzaVigencia(uma: ValoresDoAjuste, outra: ValoresDoAjuste): boolean {
  const [a, b] = [periodoDe(uma), periodoDe(outra)]
  return a.inicio <= b.fim && b.inicio <= a.fim
}
