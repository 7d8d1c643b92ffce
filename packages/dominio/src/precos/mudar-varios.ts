import { Decimal, type Numerico } from '../formatos/decimal.ts'

/** ADM-07 How a price that a percentage gave is made one that people write. */
export const ARREDONDAMENTOS = {
  CENTAVO: 'Ao centavo',
  DEZ_CENTAVOS: 'De dez em dez centavos',
  NOVENTA: 'Terminado em ,90',
  REAL: 'Ao real',
  NENHUM: 'Nenhum (quatro casas)',
} as const
export type Arredondamento = keyof typeof ARREDONDAMENTOS

const PASSO: Record<Arredondamento, string> = {
  CENTAVO: '0.01',
  DEZ_CENTAVOS: '0.1',
  NOVENTA: '1',
  REAL: '1',
  NENHUM: '0.0001',
}
const FALTA_PARA_O_REAL = '0.1'
const MENOR_EM_NOVENTA = '0.9'
const CEM = 100

export const MENOR_PERCENTUAL = -90
export const MAIOR_PERCENTUAL = 500

/** Never nothing: what a table sells has a price. */
export function valorMudado(valor: Numerico, percentual: Numerico, arredondamento: Arredondamento): Decimal {
  const passo = PASSO[arredondamento]
  const cru = new Decimal(valor).times(new Decimal(percentual).plus(CEM)).dividedBy(CEM)
  if (arredondamento === 'NOVENTA')
    return Decimal.max(
      cru.plus(FALTA_PARA_O_REAL).toNearest(passo).minus(FALTA_PARA_O_REAL),
      MENOR_EM_NOVENTA,
    )
  return Decimal.max(cru.toNearest(passo), passo)
}

/** Of a price that counts on the day of the change. */
export type PrecoAMudar = { idProduto: number; valor: string; custo: string | null }
export type PrecoMudado<P> = P & { novo: string; diferenca: number; abaixoDoCusto: boolean }

const CASAS_DA_DIFERENCA = 2

export function mudarVarios<P extends PrecoAMudar>(
  precos: readonly P[],
  { percentual, arredondamento }: { percentual: Numerico; arredondamento: Arredondamento },
): PrecoMudado<P>[] {
  return precos.flatMap((preco) => {
    const novo = valorMudado(preco.valor, percentual, arredondamento)
    if (novo.equals(preco.valor)) return []
    const diferenca = novo.dividedBy(preco.valor).minus(1).times(CEM).toDecimalPlaces(CASAS_DA_DIFERENCA)
    const abaixoDoCusto = preco.custo !== null && novo.lessThan(preco.custo)
    return [{ ...preco, novo: novo.toFixed(), diferenca: diferenca.toNumber(), abaixoDoCusto }]
  })
}

/** What a preview says in figures. */
export function resumoDaMudanca<P extends PrecoAMudar>(
  precos: readonly P[],
  mudados: readonly PrecoMudado<P>[],
) {
  const quantos = (quais: (um: PrecoMudado<P>) => boolean) => mudados.filter(quais).length
  const diferencas = mudados.map(({ diferenca }) => diferenca)
  return {
    precos: precos.length,
    mudam: mudados.length,
    iguais: precos.length - mudados.length,
    sobem: quantos(({ diferenca }) => diferenca > 0),
    descem: quantos(({ diferenca }) => diferenca < 0),
    abaixoDoCusto: quantos((um) => um.abaixoDoCusto),
    semCusto: quantos(({ custo }) => custo === null),
    maiorDiferenca: diferencas.length === 0 ? null : diferencas.reduce((a, b) => Math.max(a, b)),
    menorDiferenca: diferencas.length === 0 ? null : diferencas.reduce((a, b) => Math.min(a, b)),
  }
}
