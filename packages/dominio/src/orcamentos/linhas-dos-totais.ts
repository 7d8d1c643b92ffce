import { somar } from '../formatos/decimal.ts'
import { formatarDinheiro } from '../formatos/dinheiro.ts'
import type { DocumentoDoCliente } from './do-cliente.ts'

/** VEN-02 What the total of a quote is made of, in the order it is told; what is nothing is left out. */
export function linhasDosTotais({
  impostos,
  totais,
}: Pick<DocumentoDoCliente, 'impostos' | 'totais'>): { nome: string; valor: number }[] {
  const { vlSubTot, vlBoni, cupom, vlFrete, vlSeguro, taxaFixa, descTaxaFixa } = totais
  const somados = somar(...impostos.map(({ valor }) => valor))
  const partes = [
    { nome: 'Produtos', valor: somar(vlSubTot).minus(somados).toNumber() },
    ...impostos,
    { nome: 'Bonificação', valor: -vlBoni },
    ...linhasDoCupom(cupom),
    { nome: 'Frete', valor: vlFrete },
    { nome: 'Seguro', valor: vlSeguro },
    { nome: descTaxaFixa || 'Taxa de cobrança', valor: taxaFixa },
  ]
  return partes.filter(({ nome, valor }) => nome === 'Produtos' || valor !== 0)
}

type Cupom = { codigo: string; desconto: number; impostos: number }

/** VEN-02 The coupon as it was given, and apart from it the taxes that fall along. */
export const linhasDoCupom = (cupom: Cupom | null): { nome: string; valor: number }[] =>
  cupom
    ? [
        { nome: `Cupom ${cupom.codigo}`, valor: -somar(cupom.desconto).minus(cupom.impostos).toNumber() },
        { nome: 'Impostos que caem com o cupom', valor: -cupom.impostos },
      ]
    : []

/** What the law has told beside the total, never in it; null where there is nothing to tell. */
export function textoDosInformados({
  informados,
  casas,
}: Pick<DocumentoDoCliente, 'informados' | 'casas'>): string | null {
  if (informados.length === 0) return null
  const partes = informados.map(({ nome, valor }) => `${nome} de ${formatarDinheiro(valor, casas)}`)
  return `${partes.join(' e ')}: apenas informativo, não entra no total.`
}
