import { digitoModulo10 } from '../brasil/modulo-10.ts'

type Cobranca = { agencia: string; conta: string; carteira: string; nossoNumero: string }

const preenchido = (digitos: string, tamanho: number) => {
  if (!/^\d+$/.test(digitos) || digitos.length > tamanho)
    throw new RangeError(`não cabe no campo livre: ${digitos}`)
  return digitos.padStart(tamanho, '0')
}

/** Itaú, portfolios 109 and 110: account without its digit. Answers also the digit that goes with the number at the bank. */
export function campoLivreDoItau(cobranca: Cobranca): { campoLivre: string; digitoDoNossoNumero: string } {
  const agencia = preenchido(cobranca.agencia, 4)
  const conta = preenchido(cobranca.conta, 5)
  const carteira = preenchido(cobranca.carteira, 3)
  const nossoNumero = preenchido(cobranca.nossoNumero, 8)
  const digitoDoNossoNumero = digitoModulo10(agencia + conta + carteira + nossoNumero)
  const digitoDaConta = digitoModulo10(agencia + conta)
  return {
    campoLivre: `${carteira}${nossoNumero}${digitoDoNossoNumero}${agencia}${conta}${digitoDaConta}000`,
    digitoDoNossoNumero,
  }
}
