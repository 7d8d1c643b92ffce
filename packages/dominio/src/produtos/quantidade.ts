import { Decimal } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { MENSAGENS } from '../mensagens.ts'

type Regras = { minimo?: number | undefined; multiplo?: number | undefined; maximo?: number | undefined }

export function textoDoMultiplo(multiplo: number): string {
  const passo = formatarNumero(multiplo)
  return `de ${passo} em ${passo}`
}

// In Decimal, because 0.3 is no binary multiple of 0.1.
const ehMultiplo = (qtde: number, multiplo: number) => new Decimal(qtde).modulo(multiplo).isZero()

/** GER-20: why a quantity is refused; null when it may be ordered. */
export function problemaDaQuantidade(qtde: number, { minimo, multiplo, maximo }: Regras = {}): string | null {
  if (!Number.isFinite(qtde) || qtde < 0) return MENSAGENS.quantidadeInvalida
  if (minimo !== undefined && qtde < minimo) return MENSAGENS.quantidadeMinima(minimo)
  if (qtde === 0 || (maximo !== undefined && qtde > maximo)) return MENSAGENS.quantidadeInvalida
  if (multiplo !== undefined && multiplo > 0 && !ehMultiplo(qtde, multiplo)) {
    return MENSAGENS.quantidadeMultipla(textoDoMultiplo(multiplo))
  }
  return null
}
