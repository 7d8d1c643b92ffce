import { diasEntre } from '../formatos/datas.ts'
import { arredondar, Decimal, type Numerico, somar } from '../formatos/decimal.ts'

const CENTAVOS = 2
const DIAS_DO_MES = 30

/** In percent, as the branch says it. */
export type RegrasDeEncargos = { multa: Numerico; jurosAoMes: Numerico; carenciaDias: number }

export type Encargos = { multa: Decimal; juros: Decimal; total: Decimal }

/** DOC-05 What a late title costs on that day: the fine once, interest by the day; nothing more while the grace lasts. */
export function encargosDoTitulo(
  { valor, dtVenc }: { valor: Numerico; dtVenc: string },
  hoje: string,
  { multa, jurosAoMes, carenciaDias }: RegrasDeEncargos,
): Encargos {
  const atraso = diasEntre(dtVenc, hoje)
  if (atraso <= 0 || atraso <= carenciaDias)
    return { multa: new Decimal(0), juros: new Decimal(0), total: new Decimal(valor) }
  const daMulta = arredondar(new Decimal(valor).times(multa).dividedBy(100), CENTAVOS)
  const dosJuros = arredondar(jurosAoDia(valor, jurosAoMes).times(atraso), CENTAVOS)
  return { multa: daMulta, juros: dosJuros, total: somar(valor, daMulta, dosJuros) }
}

/** Not rounded: what is rounded is what the days add up to. */
export const jurosAoDia = (valor: Numerico, jurosAoMes: Numerico): Decimal =>
  new Decimal(valor).times(jurosAoMes).dividedBy(100 * DIAS_DO_MES)
