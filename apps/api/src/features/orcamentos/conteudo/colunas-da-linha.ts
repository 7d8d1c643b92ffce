import type { Decimal } from '@balcao/dominio/formatos/decimal'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { descontoDado, type RegrasDaLinha } from '@balcao/dominio/orcamentos/problemas-da-linha'
import type { EmbalagemDoProduto, ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import type { LinhaPrecificada } from '@balcao/dominio/precos/linha'
import type { orcamentoItem } from '../nucleo/tabelas.ts'
import type { LinhaMantida } from './precos-mantidos.ts'

type Partes = {
  orcamentoId: number
  filialId: number
  numeroItem: number
  linha: LinhaDigitada & LinhaMantida
  produto: ProdutoNoEditor
  embalagem: EmbalagemDoProduto
  precificada: LinhaPrecificada
  descontoCupom: Decimal
  validacao: RegrasDaLinha['validacaoPreco']
  /** The promotion that put the line in, where one did. */
  promocaoId: number | null
}

/** A line as it is kept: what was typed, what it came to, and how. */
export function colunasDaLinha(partes: Partes): typeof orcamentoItem.$inferInsert {
  const { linha, produto, embalagem, precificada } = partes
  const { preco, impostos, vlTot, passos } = precificada
  const [{ tabela, regra } = { tabela: { id: null }, regra: { id: 0 } }] = produto.precos
  return {
    orcamentoId: partes.orcamentoId,
    filialId: partes.filialId,
    numeroItem: partes.numeroItem,
    chave: linha.chave,
    produtoId: produto.id,
    codigo: produto.idExibicao,
    descricao: produto.descricaocompleta,
    embalagem: embalagem.unidade,
    embalagemId: embalagem.id,
    fatorConversao: String(embalagem.fator_conversao),
    quantidade: String(linha.qtde),
    valorUnitario: preco.precoFinal.toFixed(),
    precoTabela: preco.semDescontos.toFixed(),
    precoReferencia: preco.referencia.semVendedor.toFixed(),
    descontoDado: linha.mantida?.descontoDado ?? String(descontoDado(linha, precificada, partes.validacao)),
    descontoVendedor: linha.desconto === null ? null : String(linha.desconto),
    precoDigitado: linha.mantida?.precoDigitado ?? linha.precoDigitado !== null,
    descontoErpPercentual: preco.descontoErp === null ? null : String(preco.descontoErp.perc),
    promocaoId: partes.promocaoId ?? preco.promocao?.id ?? null,
    negociacaoId: preco.negociacao?.id ?? null,
    beneficios: preco.beneficios,
    bonificado: linha.bonificado,
    ipiPercentual: String(impostos.ipi.perc),
    ipiValor: impostos.ipi.valor.toFixed(2),
    stPercentual: String(impostos.st.perc),
    stValor: impostos.st.valor.toFixed(2),
    stsnPercentual: String(impostos.stsn.perc),
    stsnValor: impostos.stsn.valor.toFixed(2),
    icmsPartilhaPercentual: String(impostos.icmsPartilha.perc),
    icmsPartilhaValor: impostos.icmsPartilha.valor.toFixed(2),
    fcpStPercentual: String(impostos.fcpSt.perc),
    fcpStValor: impostos.fcpSt.valor.toFixed(2),
    ibsPercentual: String(impostos.ibs.perc),
    ibsValor: impostos.ibs.valor.toFixed(2),
    cbsPercentual: String(impostos.cbs.perc),
    cbsValor: impostos.cbs.valor.toFixed(2),
    valorTotal: vlTot.toFixed(2),
    tabelaPrecoId: linha.mantida ? linha.mantida.tabelaPrecoId : tabela.id,
    descontoCupom: partes.descontoCupom.toFixed(2),
    regraFiscalId: regra.id || null,
    memoria: passos,
  }
}
