import { formatarData } from '@balcao/dominio/formatos/datas'

type Edicao = { bruto: string; cursor: number }

const DATA_ISO = /^\s*(\d{4}-\d{2}-\d{2})/
const UM_DIGITO_E_SEPARADOR = /(?<!\d)\d[/.-]$/
const UM_DIGITO = /(?<!\d)\d(?!\d)(?=.)/g

/**
 * GER-10: a date as people write it. A separator typed after one digit says that the day or month is complete; a paste
 * may bring '5/3/2026' or an ISO date.
 */
export function dataDigitada({ bruto, cursor }: Edicao, colado: boolean): Edicao {
  if (colado) {
    const [, iso] = DATA_ISO.exec(bruto) ?? []
    const texto = (iso && formatarData(iso)) || bruto.replace(UM_DIGITO, '0$&')
    return { bruto: texto, cursor: texto.length }
  }
  const antes = bruto.slice(0, cursor).replace(UM_DIGITO_E_SEPARADOR, '0$&')
  return { bruto: antes + bruto.slice(cursor), cursor: antes.length }
}
