import { arredondar, Decimal, somar } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { type Passo, passo } from './passos.ts'
import { escreverPercentual, porcento, reduzidaPor } from './percentuais.ts'
import { substituir } from './substituicao.ts'
import type { BaseComDespesas, Imposto, Operacao, RegraFiscal } from './tributacao.ts'

/** DOC-02 Those that are added to what the goods cost. */
export const IMPOSTOS_SOMADOS = ['ipi', 'st', 'stsn', 'fcpSt', 'icmsPartilha'] as const
/** Those that are told and never added: the first is inside the price, the others are of the reform's first year. */
type ImpostoInformado = 'icms' | 'ibs' | 'cbs'

export type ImpostosDaLinha = Record<(typeof IMPOSTOS_SOMADOS)[number] | ImpostoInformado, Imposto> & {
  passos: Passo[]
}

/** What a line is taxed by. */
export type Tributavel = {
  /** Quantity by price, to the cent. */
  mercadoria: Decimal
  /** In stock units. */
  unidades: Decimal
  /** Its part of the freight and insurance that are charged. */
  despesas: Decimal
}

const NENHUM: Imposto = { perc: 0, valor: new Decimal(0) }

/** DOC-02, VEN-02 What each tax adds to a line, each rounded to the cent. */
export function calcularImpostos(linha: Tributavel, regra: RegraFiscal, operacao: Operacao): ImpostosDaLinha {
  const { mercadoria, despesas } = linha
  const comDespesas = (base: BaseComDespesas) =>
    regra.despesasNaBase.includes(base) ? mercadoria.plus(despesas) : mercadoria
  const passos: Passo[] = []
  if (despesas.greaterThan(0) && regra.despesasNaBase.length > 0)
    passos.push(
      passo(`Parte do frete e do seguro que entra na base de ${nomear(regra.despesasNaBase)}`, despesas),
    )
  const ipi = industrializar(linha, comDespesas('IPI'), regra, passos)
  const doIcms = operacao.consumidorFinal ? comDespesas('ICMS').plus(ipi.valor) : comDespesas('ICMS')
  const baseDoIcms = reduzidaPor(doIcms, regra.reducaoPor)
  const icms = { perc: regra.icms, valor: porcento(baseDoIcms, regra.icms) }
  const substituida = substituir(
    { valor: comDespesas('ST').plus(ipi.valor), unidades: linha.unidades, baseDoIcms, icms: icms.valor },
    regra,
    operacao,
  )
  passos.push(...(substituida?.passos ?? []))
  const { imposto: st = NENHUM, fcp: fcpSt = NENHUM, doSimples = false } = substituida ?? {}
  return {
    ipi,
    st: doSimples ? NENHUM : st,
    stsn: doSimples ? st : NENHUM,
    fcpSt,
    icmsPartilha: partilhar(comDespesas('DIFAL').plus(ipi.valor), regra, operacao, passos),
    icms,
    ...informar(comDespesas('IBS_CBS').minus(icms.valor), regra, operacao, passos),
    passos,
  }
}

/** By percentage, or so much for each unit whatever it costs. */
function industrializar(
  { unidades }: Tributavel,
  base: Decimal,
  { ipi, ipiPorUnidade }: RegraFiscal,
  passos: Passo[],
): Imposto {
  const porUnidade = ipiPorUnidade !== null
  const valor = porUnidade ? arredondar(unidades.times(ipiPorUnidade), 2) : porcento(base, ipi)
  const texto = porUnidade
    ? `IPI por unidade: ${formatarNumero(unidades)} × R$ ${formatarNumero(ipiPorUnidade)}`
    : `IPI de ${escreverPercentual(ipi)}`
  if (porUnidade || ipi > 0) passos.push(passo(texto, valor))
  return { perc: porUnidade ? 0 : ipi, valor }
}

/** What the state of whoever buys keeps of a sale that comes from another one. */
function partilhar(base: Decimal, regra: RegraFiscal, operacao: Operacao, passos: Passo[]): Imposto {
  if (operacao.ufOrigem === operacao.ufDestino) return NENHUM
  const devido = !operacao.contribuinte && !operacao.vendedorNoSimples
  const diferencial = devido ? Decimal.max(0, new Decimal(regra.icmsInterno).minus(regra.icms)) : 0
  const partes = [
    { nome: 'diferencial', aliquota: new Decimal(diferencial), cobrada: operacao.repassaDifal },
    { nome: 'FCP', aliquota: new Decimal(devido ? regra.fcp : 0), cobrada: operacao.repassaDifal },
    {
      nome: `adicional de ${operacao.ufDestino}`,
      aliquota: new Decimal(regra.adicional),
      cobrada: true,
    },
  ]
    .filter(({ aliquota }) => aliquota.greaterThan(0))
    .map((parte) => ({ ...parte, valor: porcento(base, parte.aliquota) }))
  const descrever = (quais: typeof partes) =>
    quais.map(({ nome, aliquota }) => `${nome} de ${escreverPercentual(aliquota)}`).join(' e ')
  const soma = (quais: typeof partes) => somar(...quais.map(({ valor }) => valor))
  const [cobradas = [], deQuemVende = []] = [true, false].map((sim) =>
    partes.filter((p) => p.cobrada === sim),
  )
  if (deQuemVende.length > 0)
    passos.push(
      passo(`DIFAL por conta de quem vende, não somado: ${descrever(deQuemVende)}`, soma(deQuemVende)),
    )
  if (cobradas.length === 0) return NENHUM
  passos.push(passo(`ICMS partilha: ${descrever(cobradas)}`, soma(cobradas)))
  return { perc: somar(...cobradas.map(({ aliquota }) => aliquota)).toNumber(), valor: soma(cobradas) }
}

/** IBS and CBS over what the other taxes leave; whoever is of the Simples does not tell them yet. */
function informar(
  semIcms: Decimal,
  { pis, cofins, ibs, cbs }: RegraFiscal,
  { vendedorNoSimples }: Operacao,
  passos: Passo[],
): Pick<ImpostosDaLinha, 'ibs' | 'cbs'> {
  if (vendedorNoSimples || (ibs === 0 && cbs === 0)) return { ibs: NENHUM, cbs: NENHUM }
  const base = Decimal.max(0, semIcms.minus(porcento(semIcms, pis)).minus(porcento(semIcms, cofins)))
  const informado = (nome: string, aliquota: number): Imposto => {
    const valor = porcento(base, aliquota)
    const texto = `${nome} de ${escreverPercentual(aliquota)} sobre ${formatarNumero(base, 2)}: informativo, não somado`
    passos.push(passo(texto, valor))
    return { perc: aliquota, valor }
  }
  return { ibs: informado('IBS', ibs), cbs: informado('CBS', cbs) }
}

const NOMES_DAS_BASES: Record<BaseComDespesas, string> = {
  IPI: 'IPI',
  ICMS: 'ICMS',
  ST: 'ST',
  DIFAL: 'DIFAL',
  IBS_CBS: 'IBS/CBS',
}
const nomear = (bases: readonly BaseComDespesas[]): string =>
  bases.map((base) => NOMES_DAS_BASES[base]).join(', ')
