import { arredondar, Decimal, multiplicar, somar } from '@balcao/dominio/formatos/decimal'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { ehBrinde, produtoQueSegue, produtosTocados } from '@balcao/dominio/orcamentos/mudancas'
import {
  baseDaLinha,
  type OrcamentoPrecificado,
  precificarOrcamento,
} from '@balcao/dominio/orcamentos/precificar'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { totaisDoPedido } from '@balcao/dominio/pedidos/totais'
import type { Cupom } from '@balcao/dominio/precos/cupom'
import { somarDespesas } from '@balcao/dominio/precos/despesas'
import { margemDoDocumento } from '@balcao/dominio/precos/margem'
import { beneficiosGravados, deixamCupom } from '@balcao/dominio/precos/preco-mantido'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type ComEncargos, encargosDe } from '../../pedidos/encargos.ts'
import { produtosNoEditor } from '../../precos/produtos-no-editor.ts'
import { colunasDaLinha } from './colunas-da-linha.ts'
import type { ContextoDoOrcamento } from './contexto.ts'
import { chaveDaLinha, lerLinha } from './ler-linhas.ts'
import { type LinhaDeBrinde, linhasDosBrindes } from './linhas-dos-brindes.ts'
import type { LinhaMantida, Prometidos } from './precos-mantidos.ts'
import type { OrcamentoDoBanco } from './queries-cabecalho.ts'
import {
  apagarLinhas,
  custosDosProdutos,
  freteNasBases,
  gravarLinhas,
  type LinhaDoBanco,
} from './queries-linhas.ts'

export type Conteudo = {
  documento: Pick<OrcamentoDoBanco, 'id' | 'filialId'> & ComEncargos
  contexto: ContextoDoOrcamento
  /** As they are in the database. */
  atuais: readonly LinhaDoBanco[]
  /** As somebody typed them, gifts apart. */
  finais: readonly LinhaDigitada[]
  /** Products to be priced again; the other lines stay as they are. */
  tocado: (idProd: number) => boolean
  /** Of what is priced again only because the whole is, and how to learn what it was promised for; null where all of it is asked for anew. */
  promessa: Promessa | null
  /** What was charged when the other lines were priced. */
  cobradoAntes?: ComEncargos
  cupom: Cupom | null
}

export type Promessa = {
  mudancas: { itens: readonly LinhaDigitada[]; removidos: readonly string[] }
  ler: () => Promise<Prometidos>
}

export type Calculado = {
  precificado: OrcamentoPrecificado
  produtos: ReadonlyMap<number, ProdutoNoEditor>
  linhas: readonly ((LinhaDigitada | LinhaDeBrinde) & LinhaMantida)[]
  /** Keys of those that cost what they did. */
  mantidas: ReadonlySet<string>
  intocadas: readonly LinhaDoBanco[]
  /** What cannot be sold any more. */
  semVenda: readonly LinhaDigitada[]
}

/**
 * VEN-02 The prices of what was touched, gifts included. Where freight and insurance are in the base of a tax every line has its
 * part of them, which changes with any of them: then all are.
 */
export async function calcular(tx: Tx, conteudo: Conteudo): Promise<Calculado> {
  const calculado = await calcularTocadas(tx, conteudo)
  if (calculado.intocadas.length === 0 || !(await tributaOFrete(tx, conteudo, calculado))) return calculado
  return calcularTocadas(tx, { ...conteudo, tocado: () => true })
}

/** Whether what is charged for freight and insurance is in the base of a tax of any line. */
export async function tributaOFrete(
  tx: Tx,
  { documento, cobradoAntes = documento, atuais, finais, tocado }: Conteudo,
  { produtos }: Calculado,
): Promise<boolean> {
  const [antes, agora] = [cobradoAntes, documento].map((um) => somarDespesas(encargosDe(um)).toNumber())
  const mudouAlgo =
    antes !== agora ||
    atuais.some(({ produtoId }) => tocado(produtoId)) ||
    finais.some(({ idProd }) => tocado(idProd))
  if (!mudouAlgo || (antes === 0 && agora === 0)) return false
  const daRegra = ({ precos }: ProdutoNoEditor) => precos.some(({ regra }) => regra.despesasNaBase.length > 0)
  return [...produtos.values()].some(daRegra) || (await freteNasBases(tx, { id: documento.id })).length > 0
}

async function calcularTocadas(tx: Tx, conteudo: Conteudo): Promise<Calculado> {
  const { contexto, finais, atuais, tocado, cupom, documento } = conteudo
  const tocadas = finais.filter(({ idProd }) => tocado(idProd))
  const intocada = (linha: LinhaDoBanco) => !tocado(produtoQueSegue(comoChave(linha)))
  const brindes = atuais.filter((linha) => ehBrinde(chaveDaLinha(linha)) && !intocada(linha))
  const produtos = await produtosNoEditor(tx, contexto, [
    ...tocadas.map(({ idProd }) => idProd),
    ...brindes.map(({ produtoId }) => produtoId),
  ])
  const linhas = await manterPromessa(conteudo, tocadas, produtos)
  const precificado = precificarOrcamento({
    itens: linhas,
    produtos,
    operacao: contexto.operacao,
    cupom,
    ...encargosDe(documento),
  })
  return {
    precificado,
    produtos,
    linhas,
    mantidas: new Set(linhas.filter(({ mantida }) => mantida).map(({ chave }) => chave)),
    intocadas: atuais.filter(intocada),
    semVenda: tocadas.filter(({ chave }) => !precificado.linhas.has(chave)),
  }
}

const comoChave = (linha: LinhaDoBanco) => ({ chave: chaveDaLinha(linha), idProd: linha.produtoId })

/** VEN-02 With their gifts: what nobody touched costs what it did, and brings what it brought, whatever is priced beside it. */
async function manterPromessa(
  { promessa, atuais }: Conteudo,
  linhas: readonly LinhaDigitada[],
  produtos: ReadonlyMap<number, ProdutoNoEditor>,
): Promise<Calculado['linhas']> {
  const mudadas = new Set(promessa?.mudancas.itens.map(({ chave }) => chave))
  if (!promessa || linhas.every(({ chave }) => mudadas.has(chave)))
    return [...linhas, ...linhasDosBrindes(linhas, produtos)]
  const tocados = produtosTocados(atuais.map(lerLinha), promessa.mudancas)
  const { porChave, promocoesDe } = await promessa.ler()
  const brindes = linhasDosBrindes(linhas, produtos, (idProd) =>
    tocados.has(idProd) ? (produtos.get(idProd)?.precos[0]?.promocoes ?? []) : promocoesDe(idProd),
  )
  const mudou = (linha: LinhaDigitada) =>
    ehBrinde(linha.chave) ? tocados.has(produtoQueSegue(linha)) : mudadas.has(linha.chave)
  return [...linhas, ...brindes].map((linha) =>
    mudou(linha) ? linha : { ...linha, mantida: porChave.get(linha.chave) },
  )
}

/** Writes the lines, and answers what the quote comes to. The quote is held by whoever calls. */
export async function gravarConteudo(tx: Tx, conteudo: Conteudo, calculado: Calculado) {
  const { documento, contexto, atuais } = conteudo
  const { precificado, produtos, linhas, intocadas } = calculado
  const gravadas = new Map(atuais.map((linha) => [chaveDaLinha(linha), linha]))
  let proximo = Math.max(0, ...atuais.map(({ numeroItem }) => numeroItem))
  const ficam = new Set([...linhas.map(({ chave }) => chave), ...intocadas.map(chaveDaLinha)])
  await apagarLinhas(
    tx,
    documento.id,
    atuais.filter((linha) => !ficam.has(chaveDaLinha(linha))).map(({ id }) => id),
  )
  await gravarLinhas(
    tx,
    linhas.flatMap((linha) => {
      const produto = produtos.get(linha.idProd)
      const base = baseDaLinha(linha, produto)
      const precificada = precificado.linhas.get(linha.chave)
      if (!produto || !base || !precificada) return []
      return colunasDaLinha({
        orcamentoId: documento.id,
        filialId: documento.filialId,
        numeroItem: gravadas.get(linha.chave)?.numeroItem ?? ++proximo,
        linha,
        produto,
        embalagem: base.embalagem,
        precificada,
        descontoCupom: precificado.descontoCupom.get(linha.chave) ?? new Decimal(0),
        validacao: contexto.validacaoPreco,
        promocaoId: 'promocaoId' in linha ? linha.promocaoId : null,
      })
    }),
  )
  return somarConteudo(tx, conteudo, calculado)
}

type LinhaComValor = { quantidade: string; valorUnitario: string; bonificado: boolean }
type LinhaDoCupom = LinhaComValor & Pick<LinhaDoBanco, 'negociacaoId' | 'beneficios'>

const beneficiosDaLinha = ({ descontoErpPercentual: erp, ...linha }: LinhaDoBanco) =>
  beneficiosGravados({ ...linha, descontoErp: erp === null ? null : Number(erp) })

const mercadoriaDa = ({ quantidade, valorUnitario }: LinhaComValor) =>
  arredondar(new Decimal(quantidade).times(valorUnitario), 2)

/** What a coupon is measured by, of lines as they were written (`paraOCupom`). */
export const mercadoriaParaOCupom = (linhas: readonly LinhaDoCupom[]): Decimal =>
  mercadoriaDas(linhas.filter(deixamCupom))

/** What is paid for. */
export const mercadoriaDas = (linhas: readonly LinhaComValor[]): Decimal =>
  somar(...linhas.filter(({ bonificado }) => !bonificado).map(mercadoriaDa))

/** Every line of the quote, priced now or before. */
export function partesDoConteudo({ precificado, produtos, linhas, intocadas }: Calculado) {
  return [
    ...intocadas.map((linha) => ({
      chave: chaveDaLinha(linha),
      idProd: linha.produtoId,
      bonificado: linha.bonificado,
      vlTot: new Decimal(linha.valorTotal),
      mercadoria: mercadoriaDa(linha),
      unidades: multiplicar(linha.quantidade, linha.fatorConversao),
      negociacaoId: linha.negociacaoId,
      qtde: Number(linha.quantidade),
      beneficios: beneficiosDaLinha(linha),
      brindeDe: ehBrinde(chaveDaLinha(linha)) ? (linha.promocao?.id ?? null) : null,
    })),
    ...linhas.flatMap((linha) => {
      const { chave, idProd, idEmb, bonificado, qtde } = linha
      const precificada = precificado.linhas.get(chave)
      const fator = baseDaLinha({ idEmb }, produtos.get(idProd))?.embalagem.fator_conversao ?? 1
      if (!precificada) return []
      const { vlTot, mercadoria, preco } = precificada
      const negociacaoId = preco.negociacao?.id ?? null
      return {
        chave,
        idProd,
        bonificado,
        vlTot,
        mercadoria,
        unidades: multiplicar(qtde, fator),
        negociacaoId,
        qtde,
        beneficios: preco.beneficios,
        brindeDe: 'promocaoId' in linha ? linha.promocaoId : null,
      }
    }),
  ]
}

async function somarConteudo(tx: Tx, { documento, cupom }: Conteudo, calculado: Calculado) {
  const partes = partesDoConteudo(calculado)
  const { descontoCupom, abatimentoCupom } = calculado.precificado.totais
  const vlBoni = somar(...partes.filter(({ bonificado }) => bonificado).map(({ vlTot }) => vlTot))
  const totais = totaisDoPedido({
    itens: partes,
    vlBoni,
    cupom: cupom && { desconto: descontoCupom },
    ...encargosDe(documento),
  })
  const ids = partes.map(({ idProd }) => idProd)
  const custos = new Map(
    (await custosDosProdutos(tx, { filialId: documento.filialId, ids })).map(({ produtoId, custo }) => [
      produtoId,
      custo,
    ]),
  )
  const margem = margemDoDocumento(
    partes.map((parte) => ({ ...parte, custo: custos.get(parte.idProd) ?? null })),
    abatimentoCupom,
  )
  return {
    quantidadeItens: totais.qtdeIt,
    valorSubtotal: totais.vlSubTot.toFixed(2),
    valorBonificacao: vlBoni.toFixed(2),
    cupomCodigo: cupom?.codigo ?? null,
    cupomDesconto: cupom ? descontoCupom.toFixed(2) : null,
    cupomImpostos: cupom ? descontoCupom.minus(abatimentoCupom).toFixed(2) : '0',
    valorTotal: totais.vlTot.toFixed(2),
    percentualLucro: margem?.toFixed(2) ?? null,
  }
}
