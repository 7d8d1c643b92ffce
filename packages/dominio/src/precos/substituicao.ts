import { arredondar, Decimal } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { type Passo, passo } from './passos.ts'
import { emPercentual, escreverPercentual, fracao, porcento, reduzidaPor, UM } from './percentuais.ts'
import type { Imposto, Operacao, RegraFiscal } from './tributacao.ts'

/** Between states the published margin is adjusted, so that the goods cost the same as if bought within. */
export function mvaAjustada({
  mva,
  icms,
  icmsInterno,
}: {
  mva: number
  icms: number
  icmsInterno: number
}): Decimal {
  if (icms >= icmsInterno) return new Decimal(mva)
  const ajustada = UM.plus(fracao(mva))
    .times(UM.minus(fracao(icms)))
    .dividedBy(UM.minus(fracao(icmsInterno)))
  return emPercentual(ajustada.minus(UM))
}

type Substituivel = {
  /** Goods with IPI, and freight where it is in the base. */
  valor: Decimal
  /** In stock units. */
  unidades: Decimal
  baseDoIcms: Decimal
  /** What the own operation pays: it comes off. */
  icms: Decimal
}

type Substituida = { imposto: Imposto; fcp: Imposto; doSimples: boolean; passos: Passo[] }

/** VEN-02 Collected for the next sale: only from who sells again, and never less than nothing. Null where there is none. */
export function substituir(linha: Substituivel, regra: RegraFiscal, operacao: Operacao): Substituida | null {
  if (!operacao.contribuinte || operacao.consumidorFinal) return null
  const doSimples = operacao.simples && regra.mvaSimples !== null
  const presumida = presumir(linha, doSimples ? regra.mvaSimples : regra.mva, regra, operacao)
  if (!presumida) return null
  const base = reduzidaPor(presumida.valor, regra.reducaoStPor)
  // Between states the own tax may already be all there is to pay.
  const aPagar = (aliquota: number, proprio: Decimal) =>
    Decimal.max(0, porcento(base, aliquota).minus(proprio))
  const valor = aPagar(regra.icmsInterno, linha.icms)
  const fcp = aPagar(regra.fcpSt, porcento(linha.baseDoIcms, regra.fcpProprio))
  const reducao = regra.reducaoStPor > 0 ? ` reduzida em ${escreverPercentual(regra.reducaoStPor)}` : ''
  const emBase = `base${reducao} de ${formatarNumero(base, 2)}`
  return {
    imposto: { perc: regra.icmsInterno, valor },
    fcp: { perc: regra.fcpSt, valor: fcp },
    doSimples,
    passos: [
      passo(
        `${doSimples ? 'ST do Simples' : 'ST'}: ${presumida.porque}, ${emBase} a ${escreverPercentual(regra.icmsInterno)}`,
        valor,
      ),
      ...(regra.fcpSt > 0 ? [passo(`FCP-ST: ${emBase} a ${escreverPercentual(regra.fcpSt)}`, fcp)] : []),
    ],
  }
}

/** What the goods are taken to be sold for: by the margin, or by the price list of the state. */
function presumir(
  { valor, unidades }: Substituivel,
  mva: number | null,
  regra: RegraFiscal,
  operacao: Operacao,
): { valor: Decimal; porque: string } | null {
  const pelaMargem = mva === null ? null : porMargem(valor, mva, regra, operacao)
  if (regra.pauta === null) return pelaMargem
  const pelaPauta = {
    valor: arredondar(unidades.times(regra.pauta), 2),
    porque: `pauta de ${formatarNumero(unidades)} × R$ ${formatarNumero(regra.pauta)}`,
  }
  const maiorAMargem =
    regra.criterioDaPauta === 'MAIOR' && pelaMargem !== null && pelaMargem.valor.greaterThan(pelaPauta.valor)
  return maiorAMargem ? pelaMargem : pelaPauta
}

function porMargem(valor: Decimal, mva: number, regra: RegraFiscal, operacao: Operacao) {
  const ajusta =
    operacao.ufOrigem !== operacao.ufDestino && !operacao.vendedorNoSimples && !regra.mvaJaAjustada
  const margem = ajusta ? mvaAjustada({ ...regra, mva }) : new Decimal(mva)
  return {
    valor: valor.times(UM.plus(fracao(margem))),
    porque: `${ajusta ? 'MVA ajustada' : 'MVA'} ${escreverPercentual(margem)}`,
  }
}
