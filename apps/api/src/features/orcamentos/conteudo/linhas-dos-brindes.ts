import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { chaveDoBrinde } from '@balcao/dominio/orcamentos/mudancas'
import { type LinhaAPrecificar, precoDeHoje } from '@balcao/dominio/orcamentos/precificar'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { brindes } from '@balcao/dominio/precos/brindes'
import { type Campanha, cabeNaCampanha } from '@balcao/dominio/precos/campanha'
import { beneficiosGravados } from '@balcao/dominio/precos/preco-mantido'

export type LinhaDeBrinde = LinhaDigitada & { promocaoId: number }

/** VEN-02, GES-02 What campaigns put in for these lines, in the smallest packaging there is. */
export function linhasDosBrindes(
  linhas: readonly LinhaAPrecificar[],
  produtos: ReadonlyMap<number, ProdutoNoEditor>,
  campanhasDe = (idProd: number): readonly Campanha[] => produtos.get(idProd)?.precos[0]?.promocoes ?? [],
): LinhaDeBrinde[] {
  const dao = (idProd: number) => campanhasDe(idProd).some(({ tipo }) => tipo === 'BRINDE')
  const comPreco = linhas
    .filter(({ idProd }) => dao(idProd))
    .map((linha) => {
      const produto = produtos.get(linha.idProd)
      return {
        ...linha,
        fator: produto?.embalagens.find(({ id }) => id === linha.idEmb)?.fator_conversao ?? 0,
        beneficios: linha.mantida
          ? beneficiosGravados(linha.mantida)
          : (precoDeHoje(linha, produto)?.beneficios ?? []),
      }
    })
  return brindes(comPreco, campanhasDe).flatMap(({ idOrigem, idProd, promocao, unidades }) => {
    const dado = produtos.get(idProd)
    const [menor] = dado?.embalagens ?? []
    const qtde = menor ? Math.floor(unidades / menor.fator_conversao) : 0
    const valor = dado?.precos[0]?.valor
    if (!menor || qtde === 0 || valor == null) return []
    const dasUnidades = qtde * menor.fator_conversao
    const resta = campanhasDe(idOrigem).find(({ id }) => id === promocao.id)?.resta
    if (resta && !cabeNaCampanha(resta, { unidades: dasUnidades, valor: valor * dasUnidades })) return []
    return [
      {
        chave: chaveDoBrinde(promocao.id, idOrigem),
        idProd,
        idEmb: menor.id,
        qtde,
        desconto: null,
        precoDigitado: null,
        bonificado: true,
        promocaoId: promocao.id,
      },
    ]
  })
}
