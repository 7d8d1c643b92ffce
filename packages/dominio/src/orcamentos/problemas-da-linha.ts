import { marcaQueNaoVende } from '../configuracao-fv/quem-vende.ts'
import { Decimal } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { LinhaPrecificada } from '../precos/linha.ts'
import { problemaDaQuantidade } from '../produtos/quantidade.ts'
import type { LinhaDigitada } from './edicao.ts'
import { baseDaLinha } from './precificar.ts'
import type { ProdutoNoEditor } from './produto-no-editor.ts'

export type RegrasDaLinha = {
  tamanhoQuantidadeOrcamento: number
  permitePrecoDigitado: boolean
  descontoAcimaDoLimite: 'BLOQUEIA' | 'RECUSA'
  validacaoPreco: 'BRUTO' | 'LIQUIDO'
  /** What whoever sells may give, in percent. */
  descontoMaximo: number
  /** GES-07 Whether whoever writes sells this brand; any, where nobody says. */
  marcaServe?: (marca: string) => boolean
}

export type CampoDaLinha = 'idProd' | 'qtde' | 'desconto' | 'precoDigitado' | 'bonificado'
export type ProblemasDaLinha = Partial<Record<CampoDaLinha, string>>

export const descontoAlem = (percentual: number, maximo: number): string =>
  `Desconto de ${formatarNumero(new Decimal(percentual).toDecimalPlaces(2))}% acima dos ${formatarNumero(maximo)}% que você pode dar`

/** VEN-02 What a line gives beyond what whoever writes may, where the branch holds it instead of refusing it; null where it does not. */
export function avisoDoDesconto(
  linha: LinhaDigitada,
  precificada: LinhaPrecificada | null,
  { descontoAcimaDoLimite, validacaoPreco, descontoMaximo }: RegrasDaLinha,
): { campo: CampoDaLinha; texto: string } | null {
  const dado = precificada ? descontoDado(linha, precificada, validacaoPreco) : 0
  if (descontoAcimaDoLimite === 'RECUSA' || dado <= descontoMaximo) return null
  return {
    campo: linha.precoDigitado === null ? 'desconto' : 'precoDigitado',
    texto: textoDoDesconto(dado, descontoMaximo),
  }
}

export const textoDoDesconto = (dado: number, limite: number): string =>
  `Desconto de ${formatarNumero(new Decimal(dado).toDecimalPlaces(2))}% acima do limite de ${formatarNumero(limite)}%`

/** VEN-02, GER-20 Why a line is refused, at the field where it is mended; empty when it serves. */
export function problemasDaLinha(
  linha: LinhaDigitada,
  produto: ProdutoNoEditor | undefined,
  precificada: LinhaPrecificada | null,
  regras: RegrasDaLinha,
): ProblemasDaLinha {
  const base = baseDaLinha(linha, produto)
  if (!base || !precificada) return { idProd: MENSAGENS.produtoIndisponivel }
  const marca = produto?.marca ?? ''
  const { minimo, multiplo } = base.embalagem
  const longa = String(Math.trunc(linha.qtde)).length > regras.tamanhoQuantidadeOrcamento
  const qtde = longa ? MENSAGENS.quantidadeInvalida : problemaDaQuantidade(linha.qtde, { minimo, multiplo })
  const dado = descontoDado(linha, precificada, regras.validacaoPreco)
  const alem = dado > regras.descontoMaximo
  const campoDoDesconto = linha.precoDigitado === null ? 'desconto' : 'precoDigitado'
  return {
    ...(regras.marcaServe?.(marca) === false && { idProd: marcaQueNaoVende(marca) }),
    ...(qtde && { qtde }),
    ...(linha.precoDigitado !== null &&
      !regras.permitePrecoDigitado && { precoDigitado: 'Você não pode digitar preços.' }),
    ...(alem &&
      regras.descontoAcimaDoLimite === 'RECUSA' && {
        [campoDoDesconto]: descontoAlem(dado, regras.descontoMaximo),
      }),
  }
}

/**
 * PAR-03 What the seller gave, in percent: of the customer's own table, or of the price that promotions and the ERP had already made of
 * it. Promotions alone are nobody's gift, and a bonus is counted apart.
 */
export function descontoDado(
  linha: LinhaDigitada,
  { preco }: Pick<LinhaPrecificada, 'preco'>,
  validacao: RegrasDaLinha['validacaoPreco'],
): number {
  const { precoFinal, referencia } = preco
  const { semDescontos, semVendedor } = referencia
  const deQuanto = validacao === 'BRUTO' ? semDescontos : semVendedor
  if (linha.bonificado || deQuanto.isZero() || !precoFinal.lessThan(semVendedor)) return 0
  return deQuanto.minus(precoFinal).dividedBy(deQuanto).times(100).toDecimalPlaces(4).toNumber()
}
