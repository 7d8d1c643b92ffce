import { digitoModulo10 } from '@balcao/dominio/brasil/modulo-10'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { FilialGerada } from '../filiais/gerar-filiais.ts'
import { criarSorteio } from '../sorteio.ts'

export type ContaDeCobrancaGerada = {
  banco: string
  nomeBanco: string
  agencia: string
  /** Without its digit, as the free field of the barcode has it. */
  numero: string
  /** With its digit, as people write it. */
  conta: string
  carteira: string
}

/** DOC-05 The account under which each branch registers its boletos, in the order of the branches. */
export function gerarContasDeCobranca(
  negocio: NegocioDemo,
  filiais: readonly FilialGerada[],
): ContaDeCobrancaGerada[] {
  const sorteio = criarSorteio(`${negocio}/contas-de-cobranca`)
  return filiais.map(() => {
    const agencia = `0${sorteio.digitos(3)}`
    const numero = sorteio.digitos(5)
    const conta = `${numero}-${digitoModulo10(agencia + numero)}`
    return { banco: '341', nomeBanco: 'Itaú', agencia, numero, conta, carteira: '109' }
  })
}
