import type { LinhaGravada } from '@balcao/dominio/orcamentos/edicao'
import { ehBrinde } from '@balcao/dominio/orcamentos/mudancas'
import type { LinhaDoBanco } from './queries-linhas.ts'

const ALGARISMOS = 9

/** As `darChaves` writes it: a line that has no key yet is shown by the one it will get. */
export const chaveDaLinha = ({ chave, id }: Pick<LinhaDoBanco, 'chave' | 'id'>): string =>
  chave ?? `item-${String(id).padStart(ALGARISMOS, '0')}`

/** What was typed of a line. One that came priced from elsewhere keeps its price: what was quoted stays. */
export function lerLinha(linha: LinhaDoBanco): LinhaGravada {
  const chave = chaveDaLinha(linha)
  const deFora = linha.precoTabela === null
  return {
    chave,
    id: linha.id,
    idProd: linha.produtoId,
    idEmb: linha.embalagemId,
    qtde: Number(linha.quantidade),
    desconto: linha.descontoVendedor === null ? null : Number(linha.descontoVendedor),
    precoDigitado: linha.precoDigitado || deFora ? Number(linha.valorUnitario) : null,
    bonificado: linha.bonificado,
    brindeDe: ehBrinde(chave) ? linha.promocao : null,
  }
}

/** What only came priced from elsewhere was typed by nobody: asked for again, it costs what it does today. */
export const lerLinhaAosPrecosDeHoje = (linha: LinhaDoBanco): LinhaGravada => ({
  ...lerLinha(linha),
  ...(!linha.precoDigitado && { precoDigitado: null }),
})
