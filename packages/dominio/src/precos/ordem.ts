import { Decimal } from '../formatos/decimal.ts'

/**
 * VEN-02, GES-02, GES-03 All that may make a price other than its table's, in the order in which they are applied. A surcharge of the ERP
 * comes before them all, and is where they start from. Of two that an item could have the greater counts, never one upon the other, unless
 * each lets the other be; where two come to the same, the one that stands first here, so that what is counted (a negotiation) is not spent
 * on what the customer has anyway. A typed price is what was typed. The coupon comes last, over the whole, and takes nothing off an item
 * that has a benefit which does not let it.
 */
export const BENEFICIOS = {
  CAMPANHA: 'Campanha',
  ERP: 'Desconto do ERP',
  NEGOCIACAO: 'Negociação de preço',
  VENDEDOR: 'Desconto do vendedor',
  CUPOM: 'Cupom',
} as const
export type Beneficio = keyof typeof BENEFICIOS

/** What each lets be had along with it. A campaign says it itself, of those that let campaigns. */
export const COMBINA_COM: Readonly<Record<Beneficio, readonly Beneficio[]>> = {
  CAMPANHA: ['CAMPANHA', 'ERP', 'VENDEDOR', 'CUPOM'],
  ERP: ['CAMPANHA', 'CUPOM'],
  NEGOCIACAO: [],
  VENDEDOR: ['CAMPANHA', 'CUPOM'],
  CUPOM: ['CAMPANHA', 'ERP', 'VENDEDOR'],
}

/** A benefit, and what it lets be had along with it. */
type Dito = { beneficio: Beneficio; com: readonly Beneficio[] }

/** Where both let. */
export const combinam = (um: Dito, outro: Dito): boolean =>
  um.com.includes(outro.beneficio) && outro.com.includes(um.beneficio)

const CUPOM: Dito = { beneficio: 'CUPOM', com: COMBINA_COM.CUPOM }
export const deixaCupom = (um: Dito): boolean => combinam(um, CUPOM)

type Candidato = Dito & {
  /** Of two of a kind the smaller stands first. */
  lugar: readonly number[]
  /** What the item costs by it, of what it cost before it. */
  aplicar: (de: Decimal) => Decimal
}

const lugares = Object.keys(BENEFICIOS) as Beneficio[]

function emOrdem(a: Candidato, b: Candidato): number {
  const deles = [a, b].map(({ beneficio, lugar }) => [lugares.indexOf(beneficio), ...lugar])
  const [um = [], outro = []] = deles
  return um.map((valor, i) => valor - (outro[i] ?? 0)).find((diferenca) => diferenca !== 0) ?? 0
}

/** All that may be had together, the largest of each: what goes along with all the others is never left out. */
function conjuntos<C extends Candidato>([primeiro, ...outros]: readonly C[]): C[][] {
  if (!primeiro) return [[]]
  const comEle = outros.filter((outro) => combinam(primeiro, outro))
  const seus = conjuntos(comEle).map((conjunto) => [primeiro, ...conjunto])
  return comEle.length === outros.length ? seus : [...seus, ...conjuntos(outros)]
}

export type Escolhidos<C> = {
  /** In the order they were applied, each with what the item costs after it. */
  passos: { quem: C; preco: Decimal }[]
  preco: Decimal
}

/** Those that count; none where nothing is below what the item costs without them. */
export const escolherBeneficios = <C extends Candidato>(
  candidatos: readonly C[],
  partida: Decimal,
): Escolhidos<C> =>
  conjuntos(candidatos.toSorted(emOrdem))
    .map((conjunto) => {
      const passos: { quem: C; preco: Decimal }[] = []
      for (const quem of conjunto) {
        const antes = passos.at(-1)?.preco ?? partida
        const preco = Decimal.max(0, quem.aplicar(antes))
        if (preco.lessThan(antes)) passos.push({ quem, preco })
      }
      return { passos, preco: passos.at(-1)?.preco ?? partida }
    })
    .reduce((ate, este) => (este.preco.lessThan(ate.preco) ? este : ate), { passos: [], preco: partida })
