import { ehBrinde, produtoQueSegue } from '@balcao/dominio/orcamentos/mudancas'
import type { Campanha } from '@balcao/dominio/precos/campanha'
import { COMBINA_COM } from '@balcao/dominio/precos/ordem'
import type { PrecoGravado } from '@balcao/dominio/precos/preco-mantido'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { chaveDaLinha } from './ler-linhas.ts'
import { linhasPrometidas } from './queries-linhas.ts'

type Prometida = PrecoGravado & { tabelaPrecoId: number | null; descontoDado: string | null }

/** A line that costs what was quoted, where prices hold. */
export type LinhaMantida = { mantida?: Prometida | undefined }

type LinhaPrometida = Awaited<ReturnType<typeof linhasPrometidas>>[number]

const comoPrometida = (linha: LinhaPrometida): Prometida => ({
  ...linha,
  descontoErp: linha.descontoErpPercentual === null ? null : Number(linha.descontoErpPercentual),
  promocao: linha.promocao && { id: linha.promocao.id, nome: linha.promocao.nome },
})

/** What was promised is given, whatever is left of the campaign: whoever makes an order of it is told where there is nothing. */
const comoPrometeu = ({ promocao }: LinhaPrometida): Campanha[] =>
  promocao?.beneficio.tipo === 'BRINDE'
    ? [
        {
          id: promocao.id,
          nome: promocao.nome,
          prioridade: 0,
          combinaCom: COMBINA_COM.CAMPANHA,
          resta: { unidades: null, verba: null },
          ...promocao.beneficio,
        },
      ]
    : []

export type Prometidos = Awaited<ReturnType<typeof prometidos>>

/** VEN-02 What a quote promises: its prices with their reasons, and the gifts of its promotions, ended or not. */
export async function prometidos(tx: Executor, orcamentoId: number) {
  const linhas = await linhasPrometidas(tx, { id: orcamentoId })
  const brindes = linhas.filter((linha) => ehBrinde(chaveDaLinha(linha)))
  const porProduto = Map.groupBy(brindes, (linha) =>
    produtoQueSegue({ chave: chaveDaLinha(linha), idProd: linha.produtoId }),
  )
  return {
    porChave: new Map(linhas.map((linha) => [chaveDaLinha(linha), comoPrometida(linha)])),
    promocoesDe: (idProd: number): readonly Campanha[] =>
      (porProduto.get(idProd) ?? []).flatMap(comoPrometeu),
  }
}

/** For whoever may need them, once or several times. */
export function prometidosUmaVez(tx: Executor, orcamentoId: number): () => Promise<Prometidos> {
  let lidos: Promise<Prometidos> | undefined
  return () => {
    lidos ??= prometidos(tx, orcamentoId)
    return lidos
  }
}
