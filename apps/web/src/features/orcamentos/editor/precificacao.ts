import { type Decimal, somar } from '@balcao/dominio/formatos/decimal'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { medidasDaLinha, pesoEVolume } from '@balcao/dominio/orcamentos/peso-e-volume'
import { partesDasDespesas, precificarItem, precificarOrcamento } from '@balcao/dominio/orcamentos/precificar'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import type { PrecoGravado } from '@balcao/dominio/precos/preco-mantido'
import type { Operacao } from '@balcao/dominio/precos/tributacao'
import type { EstadoDoEditor } from './estado.ts'

export type Precificar = typeof precificarItem

/** Asks once about a line: again only when it, or one of what it depends on, is another. */
function lembrarPorLinha<D extends readonly unknown[], R>(
  calcular: (linha: LinhaDigitada, ...de: D) => R,
): (linha: LinhaDigitada, ...de: D) => R {
  const lembradas = new WeakMap<LinhaDigitada, { de: D; resultado: R }>()
  return (linha, ...de) => {
    const lembrada = lembradas.get(linha)
    if (lembrada?.de.every((um, i) => um === de[i])) return lembrada.resultado
    const resultado = calcular(linha, ...de)
    lembradas.set(linha, { de, resultado })
    return resultado
  }
}

/** Prices a line once: 499 of 500 are as they were when the other one was typed in. */
export function criarPrecificacao(mantidoDe: (linha: LinhaDigitada) => PrecoGravado | undefined): Precificar {
  const precificar = lembrarPorLinha(
    (linha, mantida: PrecoGravado | undefined, produto: ProdutoNoEditor | undefined, operacao: Operacao) =>
      precificarItem(mantida ? { ...linha, mantida } : linha, produto, operacao),
  )
  return (linha, produto, operacao) => precificar(linha, mantidoDe(linha), produto, operacao)
}

const medir = lembrarPorLinha(medidasDaLinha)

type DasDespesas = Pick<EstadoDoEditor, 'conteudo' | 'brindes' | 'produtos' | 'edicao'>
export type ParteDasDespesas = (estado: DasDespesas, chave: string) => string | null

/** Of each line its part of freight and insurance, spread once for all rows; null while no base takes it, and nothing was asked about the others. */
export function criarParteDasDespesas(precificar: Precificar): ParteDasDespesas {
  let lembrado: { de: readonly unknown[]; partes: ReadonlyMap<string, string> } | null = null
  return ({ conteudo, brindes, produtos, edicao }, chave) => {
    const { vlFrete, vlSeguro } = conteudo.cabecalho
    if (vlFrete === 0 && vlSeguro === 0) return null
    const { operacao } = edicao
    const de = [conteudo.itens, brindes, produtos, operacao, vlFrete, vlSeguro]
    if (!lembrado?.de.every((um, i) => um === de[i])) {
      const itens = [...conteudo.itens, ...brindes]
      lembrado = {
        de,
        partes: partesDasDespesas({ itens, produtos, operacao, vlFrete, vlSeguro }, precificar),
      }
    }
    return lembrado.partes.get(chave) ?? null
  }
}

export type TotaisNaTela = {
  qtdeIt: number
  mercadoria: Decimal
  impostos: Decimal
  vlBoni: Decimal | number
  /** As it was given; what the taxes fall by stands apart. */
  descontoCupom: Decimal | number
  impostosDoCupom: Decimal | number
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
  const { vlFrete, vlSeguro } = cabecalho
  const orcado = precificarOrcamento(
    { itens, produtos, operacao, cupom, vlFrete, vlSeguro, taxaFixa },
    precificar,
  )
  const mercadoria = somar(...Array.from(orcado.linhas.values(), (linha) => linha.mercadoria))
  // What is saved may have lost its coupon since: nothing is given then.
  const abatimento = somar(orcado.totais.abatimentoCupom)
  const salvos = totais.de === conteudo ? totais.valores : orcado.totais
  return {
    qtdeIt: itens.length,
    mercadoria,
    impostos: orcado.totais.vlSubTot.minus(mercadoria),
    vlBoni: salvos.vlBoni,
    descontoCupom: abatimento,
    impostosDoCupom: somar(salvos.descontoCupom).minus(abatimento),
    taxaFixa,
    vlTot: salvos.vlTot,
    ...pesoEVolume(itens, produtos, medir),
  }
}
