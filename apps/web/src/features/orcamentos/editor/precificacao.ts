import { type Decimal, somar } from '@balcao/dominio/formatos/decimal'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { pesoEVolume } from '@balcao/dominio/orcamentos/peso-e-volume'
import { precificarItem, precificarOrcamento } from '@balcao/dominio/orcamentos/precificar'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import type { Operacao } from '@balcao/dominio/precos/impostos'
import type { LinhaPrecificada } from '@balcao/dominio/precos/linha'
import type { EstadoDoEditor } from './estado.ts'

export type Precificar = typeof precificarItem

type Lembrada = {
  produto: ProdutoNoEditor | undefined
  operacao: Operacao
  precificada: LinhaPrecificada | null
}

/** Prices a line once: it is priced again only when it, its product or the operation is another. */
export function criarPrecificacao(): Precificar {
  const lembradas = new WeakMap<LinhaDigitada, Lembrada>()
  return (linha, produto, operacao) => {
    const lembrada = lembradas.get(linha)
    if (lembrada && lembrada.produto === produto && lembrada.operacao === operacao)
      return lembrada.precificada
    const precificada = precificarItem(linha, produto, operacao)
    lembradas.set(linha, { produto, operacao, precificada })
    return precificada
  }
}

export type TotaisNaTela = {
  qtdeIt: number
  mercadoria: Decimal
  impostos: Decimal
  vlBoni: Decimal | number
  descontoCupom: Decimal | number
  taxaFixa: number
  vlTot: Decimal | number
  peso: Decimal
  volume: Decimal
}

type DosTotais = Pick<EstadoDoEditor, 'conteudo' | 'brindes' | 'produtos' | 'cupom' | 'edicao' | 'totais'>

/** DOC-01 What is on the screen adds up to. Of what is saved, the server's word. */
export function totaisNaTela(estado: DosTotais, precificar: Precificar): TotaisNaTela {
  const { conteudo, brindes, produtos, cupom, edicao, totais } = estado
  const { cabecalho } = conteudo
  const itens = [...conteudo.itens, ...brindes]
  const { operacao, opcoes } = edicao
  const taxaFixa = opcoes.cobrancas.find(({ id }) => id === cabecalho.idCobranca)?.taxaFixa ?? 0
  const vlFrete = cabecalho.vlFrete
  const orcado = precificarOrcamento({ itens, produtos, operacao, cupom, vlFrete, taxaFixa }, precificar)
  const linhas = [...orcado.linhas.values()]
  const mercadoria = somar(...linhas.map((linha) => linha.mercadoria))
  const salvos = totais.de === conteudo ? totais.valores : orcado.totais
  return {
    qtdeIt: itens.length,
    mercadoria,
    impostos: orcado.totais.vlSubTot.minus(mercadoria),
    vlBoni: salvos.vlBoni,
    descontoCupom: salvos.descontoCupom,
    taxaFixa,
    vlTot: salvos.vlTot,
    ...pesoEVolume(itens, produtos),
  }
}
