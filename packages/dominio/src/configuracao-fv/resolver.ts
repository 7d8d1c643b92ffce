import { type CampoDaFv, camposDaFv, type EscopoDaFv, escoposDaFv, type ValoresDaFv } from './valores.ts'

export type ConfiguracaoGravada = { escopo: EscopoDaFv; valores: ValoresDaFv }

export type FvResolvida = {
  valores: ValoresDaFv
  /** Which scope said each. */
  de: { [C in CampoDaFv]?: EscopoDaFv }
}

/** Bounds of who sells that whoever manages does not have, unless said of that very person. */
const DE_QUEM_APROVA: readonly CampoDaFv[] = ['aprovaDescontoAte', 'aprovaValorAte']

/**
 * GES-07 What holds for one person at one branch: seller over team over branch over business, field by field. Of whoever manages
 * (`gestor`) only what was said of them by name bounds their own selling, for the others were said of the people they manage.
 */
export function resolverFv(gravadas: readonly ConfiguracaoGravada[], gestor: boolean): FvResolvida {
  const valores: Record<string, unknown> = {}
  const de: FvResolvida['de'] = {}
  for (const escopo of escoposDaFv)
    for (const gravada of gravadas.filter((uma) => uma.escopo === escopo))
      for (const campo of camposDaFv) {
        const valor = gravada.valores[campo]
        const alcanca = escopo === 'VENDEDOR' || !gestor || DE_QUEM_APROVA.includes(campo)
        if (valor == null || campo in valores || !alcanca) continue
        valores[campo] = valor
        de[campo] = escopo
      }
  return { valores: valores as ValoresDaFv, de }
}
