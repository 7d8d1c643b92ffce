import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { ehBrinde } from '@balcao/dominio/orcamentos/mudancas'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { type LinhaPrecificada, precificarAoPreco } from '@balcao/dominio/precos/linha'
import type { Promocao } from '@balcao/dominio/precos/preco'
import { type PrecoGravado, precoMantido } from '@balcao/dominio/precos/preco-mantido'
import type { Operacao } from '@balcao/dominio/precos/tributacao'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { chaveDaLinha } from '../edicao/ler-linhas.ts'
import { linhasPrometidas } from './queries.ts'

type Prometida = PrecoGravado & { tabelaPrecoId: number | null; descontoDado: string | null }

/** A line that costs what was quoted, where prices hold. */
export type LinhaMantida = { mantida?: Prometida | undefined }

type LinhaPrometida = Awaited<ReturnType<typeof linhasPrometidas>>[number]

const comoPrometida = (linha: LinhaPrometida): Prometida => ({
  ...linha,
  descontoErp: linha.descontoErpPercentual === null ? null : Number(linha.descontoErpPercentual),
  promocao: linha.promocao && { id: linha.promocao.id, nome: linha.promocao.nome },
})

const comoLeveGanhe = ({ promocao }: LinhaPrometida): Promocao[] =>
  promocao?.leve && promocao.ganhe
    ? [
        {
          id: promocao.id,
          nome: promocao.nome,
          tipo: 'LEVE_GANHE',
          leve: Number(promocao.leve),
          ganhe: Number(promocao.ganhe),
        },
      ]
    : []

/** VEN-02 What a quote promises while it is valid: its prices with their reasons, and the gifts of its promotions, ended or not. */
export async function prometidos(tx: Tx, orcamentoId: number) {
  const linhas = await linhasPrometidas(tx, { id: orcamentoId })
  const brindes = linhas.filter((linha) => ehBrinde(chaveDaLinha(linha)))
  const porProduto = Map.groupBy(brindes, ({ produtoId }) => produtoId)
  return {
    porChave: new Map(linhas.map((linha) => [chaveDaLinha(linha), comoPrometida(linha)])),
    promocoesDe: (idProd: number): readonly Promocao[] =>
      (porProduto.get(idProd) ?? []).flatMap(comoLeveGanhe),
  }
}

/** `hoje` is the line as it would be priced now. */
export function aoPrecoMantido(
  { mantida, qtde }: LinhaDigitada & LinhaMantida,
  produto: ProdutoNoEditor | undefined,
  hoje: LinhaPrecificada | null,
  operacao: Operacao,
): LinhaPrecificada | null {
  const [preco] = produto?.precos ?? []
  if (!mantida || !preco || !hoje) return hoje
  const emVigor = new Set(preco.promocoes.map(({ id }) => id))
  const mantido = precoMantido(mantida, hoje.preco, emVigor)
  return precificarAoPreco(mantido, { qtde, unidades: hoje.unidades }, preco.regra, operacao)
}
