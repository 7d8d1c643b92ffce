import { somar } from '../formatos/decimal.ts'
import { formatarDinheiro } from '../formatos/dinheiro.ts'
import type { OrcamentoDoCliente } from './do-cliente.ts'

/** VEN-02 What the total of a quote is made of, in the order it is told; what is nothing is left out. */
export function linhasDosTotais({
  impostos,
  totais,
}: Pick<OrcamentoDoCliente, 'impostos' | 'totais'>): { nome: string; valor: number }[] {
  const { vlSubTot, vlBoni, cupom, vlFrete, vlSeguro, taxaFixa, descTaxaFixa } = totais
  const somados = somar(...impostos.map(({ valor }) => valor))
  const partes = [
    { nome: 'Produtos', valor: somar(vlSubTot).minus(somados).toNumber() },
    ...impostos,
    { nome: 'Bonificação', valor: -vlBoni },
    ...(cupom ? [{ nome: `Cupom ${cupom.codigo}`, valor: -cupom.desconto }] : []),
    { nome: 'Frete', valor: vlFrete },
    { nome: 'Seguro', valor: vlSeguro },
    { nome: descTaxaFixa || 'Taxa de cobrança', valor: taxaFixa },
  ]
  return partes.filter(({ nome, valor }) => nome === 'Produtos' || valor !== 0)
}

/** What the law has told beside the total, never in it; null where there is nothing to tell. */
export function textoDosInformados({
  informados,
  casas,
}: Pick<OrcamentoDoCliente, 'informados' | 'casas'>): string | null {
  if (informados.length === 0) return null
  const partes = informados.map(({ nome, valor }) => `${nome} de ${formatarDinheiro(valor, casas)}`)
  return `${partes.join(' e ')}: apenas informativo, não entra no total.`
}
