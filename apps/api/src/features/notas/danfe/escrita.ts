import { formatarData } from '@balcao/dominio/formatos/datas'
import { arredondar, Decimal } from '@balcao/dominio/formatos/decimal'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'

const MAIORES_CASAS_DO_PRECO = 10

// How a DANFE writes what the XML has. Times stay in the zone they were written in: the law counts the issuer's.

export const emReais = (valor: string): string => formatarNumero(valor, 2)

/** As many decimals as it has, and two at least: quantity times price must give the total printed beside them. */
export function preco(valor: string): string {
  const casas = arredondar(valor, MAIORES_CASAS_DO_PRECO).decimalPlaces()
  return formatarNumero(valor, Math.max(casas, 2))
}

export const quantidade = (valor: string): string => formatarNumero(valor)

/** An empty cell instead of a zero, where the XML says nothing. */
export const ouVazio = (valor: string, escrever: (valor: string) => string = quantidade): string =>
  new Decimal(valor).isZero() ? '' : escrever(valor)

export const dia = (instante: string): string => formatarData(instante.slice(0, 10))

export const hora = (instante: string): string => instante.slice(11, 19)

/** '000.048.213' */
export const numeroDaNota = (numero: string): string =>
  numero.padStart(9, '0').replace(/\B(?=(\d{3})+$)/g, '.')

export const serieDaNota = (serie: string): string => serie.padStart(3, '0')
