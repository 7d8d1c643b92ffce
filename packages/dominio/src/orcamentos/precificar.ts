import { Decimal, somar } from '../formatos/decimal.ts'
import type { Encargos } from '../pedidos/totais.ts'
import type { Cupom } from '../precos/cupom.ts'
import { type Despesas, ratearDespesas, somarDespesas } from '../precos/despesas.ts'
import { type DocumentoPrecificado, paraOCupom, precificarDocumento } from '../precos/documento.ts'
import { comDespesas, type LinhaPrecificada, precificarAoPreco, precificarLinha } from '../precos/linha.ts'
import { comporPreco, type PrecoComposto } from '../precos/preco.ts'
import { type PrecoGravado, precoMantido } from '../precos/preco-mantido.ts'
import type { Operacao } from '../precos/tributacao.ts'
import type { LinhaDigitada } from './edicao.ts'
import type { EmbalagemDoProduto, PrecoDoProduto, ProdutoNoEditor } from './produto-no-editor.ts'

/** What a line is sold by; null for a product that its table does not price, or a packaging that it no longer has. */
export function baseDaLinha(
  linha: Pick<LinhaDigitada, 'idEmb'>,
  produto: ProdutoNoEditor | undefined,
): { embalagem: EmbalagemDoProduto; preco: PrecoDoProduto & { valor: number } } | null {
  const embalagem = produto?.embalagens.find(({ id }) => id === linha.idEmb)
  const [preco] = produto?.precos ?? []
  if (!embalagem || !preco || preco.valor === null) return null
  return { embalagem, preco: { ...preco, valor: preco.valor } }
}

/** VEN-02 A line that costs what it was promised for, whatever the price is today. */
export type LinhaAPrecificar = LinhaDigitada & { mantida?: PrecoGravado | undefined }

const pedidaPor = (linha: LinhaDigitada, { fator_conversao, unidade }: EmbalagemDoProduto) => ({
  qtde: linha.qtde,
  fator: fator_conversao,
  embalagem: unidade,
  desconto: linha.desconto,
  precoDigitado: linha.precoDigitado,
  bonificado: linha.bonificado,
})

/** VEN-02 What one package of a line costs today; null for what cannot be sold. */
export function precoDeHoje(
  linha: LinhaDigitada,
  produto: ProdutoNoEditor | undefined,
): PrecoComposto | null {
  const base = baseDaLinha(linha, produto)
  return base && comporPreco(base.preco, pedidaPor(linha, base.embalagem))
}

/** VEN-02 One line of a quote; null for what cannot be sold. */
export function precificarItem(
  linha: LinhaAPrecificar,
  produto: ProdutoNoEditor | undefined,
  operacao: Operacao,
): LinhaPrecificada | null {
  const base = baseDaLinha(linha, produto)
  if (!base) return null
  const { embalagem, preco } = base
  const hoje = precificarLinha(pedidaPor(linha, embalagem), preco, preco.regra, operacao)
  if (!linha.mantida) return hoje
  const emVigor = new Set(preco.promocoes.map(({ id }) => id))
  const mantido = precoMantido(linha.mantida, hoje.preco, emVigor)
  return precificarAoPreco(mantido, { qtde: linha.qtde, unidades: hoje.unidades }, preco.regra, operacao)
}

type Linhas = {
  itens: readonly LinhaAPrecificar[]
  produtos: ReadonlyMap<number, ProdutoNoEditor>
  operacao: Operacao
}
type Orcamento = Linhas & Encargos & { cupom: Cupom | null }

export type OrcamentoPrecificado = {
  /** By the key of the line; what cannot be sold is not among them. */
  linhas: ReadonlyMap<string, LinhaPrecificada>
  /** By the key of the line. */
  descontoCupom: ReadonlyMap<string, LinhaPrecificada['vlTot']>
  /** What the coupon is measured by: what it may take from. */
  paraOCupom: ReturnType<typeof somar>
  mercadoria: ReturnType<typeof somar>
  totais: DocumentoPrecificado
}

type Precificar = typeof precificarItem

/** Each line as it stands alone; what cannot be sold is not among them. */
const sozinhas = ({ itens, produtos, operacao }: Linhas, precificar: Precificar) =>
  itens.flatMap((linha) => {
    const produto = produtos.get(linha.idProd)
    const precificada = precificar(linha, produto, operacao)
    const regra = produto?.precos[0]?.regra
    return precificada && regra
      ? [{ chave: linha.chave, bonificado: linha.bonificado, precificada, regra }]
      : []
  })

/** Of each line, by its key, the part of freight and insurance that its bases take; empty where none does, and then no line is asked about. */
export function partesDasDespesas(
  orcamento: Linhas & Despesas,
  precificar: Precificar = precificarItem,
): ReadonlyMap<string, string> {
  const { itens, produtos } = orcamento
  const tributa = ({ idProd }: LinhaDigitada) => produtos.get(idProd)?.precos[0]?.regra.despesasNaBase.length
  if (somarDespesas(orcamento).isZero() || !itens.some(tributa)) return new Map()
  const linhas = sozinhas(orcamento, precificar)
  const partes = ratearDespesas(linhas, orcamento) ?? []
  return new Map(linhas.map(({ chave }, i) => [chave, (partes[i] ?? somar()).toFixed(2)]))
}

/** One line with its part of freight and insurance, as the whole quote has it. */
export function comParteDasDespesas(
  precificada: LinhaPrecificada | null,
  parte: string | null,
  produto: ProdutoNoEditor | undefined,
  operacao: Operacao,
): LinhaPrecificada | null {
  const regra = produto?.precos[0]?.regra
  if (!precificada || !regra || parte === null) return precificada
  return comDespesas(precificada, new Decimal(parte), regra, operacao)
}

/** VEN-02 The whole quote. `precificar` is for whoever remembers the lines that did not change. */
export function precificarOrcamento(
  { itens, produtos, operacao, ...acertos }: Orcamento,
  precificar: Precificar = precificarItem,
): OrcamentoPrecificado {
  const vendaveis = sozinhas({ itens, produtos, operacao }, precificar)
  const totais = precificarDocumento(vendaveis, acertos, operacao)
  const pagas = vendaveis.filter(({ bonificado }) => !bonificado)
  return {
    linhas: new Map(
      vendaveis.map(({ chave, precificada }, i) => [chave, totais.linhas[i] ?? precificada] as const),
    ),
    descontoCupom: new Map(vendaveis.map(({ chave }, i) => [chave, totais.partesDoCupom[i] ?? somar()])),
    paraOCupom: somar(...pagas.map(({ precificada }) => paraOCupom(precificada))),
    mercadoria: somar(...pagas.map(({ precificada }) => precificada.mercadoria)),
    totais,
  }
}
