import { createHash } from 'node:crypto'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { iguais } from '@balcao/dominio/orcamentos/conciliar'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { ehBrinde, produtoQueSegue } from '@balcao/dominio/orcamentos/mudancas'
import { type LinhaDita, precosQueMudariam } from '@balcao/dominio/orcamentos/precos-que-mudariam'
import { prorroga } from '@balcao/dominio/orcamentos/validade'
import type { CampoQueReprecia, PrecosQueMudariam } from '@balcao/dominio/precos-que-mudariam'
import type { ContextoDosPrecos } from '../../precos/produtos-no-editor.ts'
import type { Calculado } from './gravar-conteudo.ts'
import { chaveDaLinha } from './ler-linhas.ts'
import type { OrcamentoDoBanco } from './queries-cabecalho.ts'
import type { LinhaDoBanco } from './queries-linhas.ts'

type Lado = { documento: OrcamentoDoBanco; contexto: ContextoDosPrecos }

/** VEN-02 What makes every price another: a later day, another table, a delivery that is taxed otherwise. */
export const camposQueRepreciam = (antes: Lado, depois: Lado): CampoQueReprecia[] => [
  ...(prorroga(antes.documento.dataValidade, depois.documento.dataValidade) ? ['dtVal' as const] : []),
  ...(antes.contexto.tabela.id === depois.contexto.tabela.id ? [] : ['idTabela' as const]),
  ...(iguais(antes.contexto.operacao, depois.contexto.operacao) ? [] : ['idEndereco' as const]),
  // A price authorised for one plan is not had by another.
  ...(depois.contexto.negocia.porPlano &&
  antes.documento.planoPagamentoId !== depois.documento.planoPagamentoId
    ? ['idPlano' as const]
    : []),
]

type Mudanca = {
  campos: readonly CampoQueReprecia[]
  /** As it was, with what it came to. */
  antes: OrcamentoDoBanco
  atuais: readonly LinhaDoBanco[]
  corpo: { itens: readonly LinhaDigitada[]; removidos: readonly string[]; ciente?: string | undefined }
  produtosTocados: ReadonlySet<number>
  calculado: Calculado
  /** What it would come to. */
  totais: { cupomDesconto: string | null; valorTotal: string }
  valorFrete: string
}

/**
 * VEN-02 Nothing that nobody touched changes in silence: what would is refused with what it would become (409), and done when whoever
 * asks says that they saw exactly that. Answers how many prices change.
 */
export function exigirCiencia(mudanca: Mudanca): number {
  const { campos, antes, atuais, corpo, produtosTocados, calculado, totais } = mudanca
  if (campos.length === 0) return 0
  const tocadas = new Set([...corpo.itens.map(({ chave }) => chave), ...corpo.removidos])
  const semVenda = new Set(calculado.semVenda.map(({ chave }) => chave))
  const mudaria = precosQueMudariam({
    antes: atuais.map(comoEra),
    depois: calculado.linhas.flatMap((linha) => comoSeria(linha, calculado)),
    // A gift follows the lines of its product.
    tocada: (chave) =>
      ehBrinde(chave) ? produtosTocados.has(produtoQueSegue({ chave, idProd: 0 })) : tocadas.has(chave),
    semVenda: atuais.filter((linha) => semVenda.has(chaveDaLinha(linha))).map(comoEra),
    totais: {
      antes: { cupom: antes.cupomDesconto ?? 0, frete: antes.valorFrete, vlTot: antes.valorTotal },
      depois: { cupom: totais.cupomDesconto ?? 0, frete: mudanca.valorFrete, vlTot: totais.valorTotal },
    },
  })
  if (!mudaria) return 0
  const { vlTot: _, ...visto } = mudaria
  const assinatura = createHash('sha256')
    .update(JSON.stringify({ campos, ...visto }))
    .digest('base64url')
  if (mudaria.semVenda.length > 0 || assinatura !== corpo.ciente) {
    const precos: PrecosQueMudariam = { assinatura, campos: [...campos], ...mudaria }
    throw new ErroDeNegocio('PRECOS_MUDARIAM', { precos })
  }
  return mudaria.linhas.length
}

const comoEra = (linha: LinhaDoBanco): LinhaDita => ({
  chave: chaveDaLinha(linha),
  idExibicao: linha.codigo,
  descNF: linha.descricao,
  qtde: linha.quantidade,
  vlUnit: linha.valorUnitario,
  vlTot: linha.valorTotal,
})

function comoSeria(linha: LinhaDigitada, { produtos, precificado }: Calculado): LinhaDita[] {
  const [produto, precificada] = [produtos.get(linha.idProd), precificado.linhas.get(linha.chave)]
  if (!produto || !precificada) return []
  return [
    {
      chave: linha.chave,
      idExibicao: produto.idExibicao,
      descNF: produto.descricaocompleta,
      qtde: linha.qtde,
      vlUnit: precificada.preco.precoFinal,
      vlTot: precificada.vlTot,
    },
  ]
}
