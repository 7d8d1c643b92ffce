import { Decimal, type Numerico } from '../formatos/decimal.ts'
import type { DeEPara, PrecosQueMudariam, ProdutoDito } from '../precos-que-mudariam.ts'
import { ehBrinde } from './mudancas.ts'

/** A line as it is told to whoever sells. */
export type LinhaDita = ProdutoDito & {
  chave: string
  qtde: Numerico
  vlUnit: Numerico
  vlTot: Numerico
}
type Totais = { cupom: Numerico; frete: Numerico; vlTot: Numerico }

type Fatos = {
  antes: readonly LinhaDita[]
  depois: readonly LinhaDita[]
  /** Lines that the change itself is about: they are not asked about. */
  tocada: (chave: string) => boolean
  semVenda: readonly ProdutoDito[]
  totais: { antes: Totais; depois: Totais }
}

const mudou = (de: Numerico, para: Numerico) => !new Decimal(de).equals(para)
const deEPara = (de: Numerico, para: Numerico): DeEPara => ({ de: Number(de), para: Number(para) })
const deQuem = ({ idExibicao, descNF }: ProdutoDito): ProdutoDito => ({ idExibicao, descNF })

/** VEN-02 Null when nothing that was not touched would change. */
export function precosQueMudariam({
  antes,
  depois,
  tocada,
  semVenda,
  totais,
}: Fatos): Omit<PrecosQueMudariam, 'assinatura' | 'campos'> | null {
  const eram = new Map(antes.map((linha) => [linha.chave, linha]))
  const seriam = new Map(depois.map((linha) => [linha.chave, linha]))
  const linhas = antes.flatMap((era) => {
    const seria = seriam.get(era.chave)
    if (!seria || ehBrinde(era.chave) || tocada(era.chave)) return []
    if (!mudou(era.vlUnit, seria.vlUnit) && !mudou(era.vlTot, seria.vlTot)) return []
    return [
      {
        ...deQuem(seria),
        vlUnit: deEPara(era.vlUnit, seria.vlUnit),
        vlTot: deEPara(era.vlTot, seria.vlTot),
      },
    ]
  })
  const chavesDosBrindes = [...new Set([...eram.keys(), ...seriam.keys()])].filter(
    (chave) => ehBrinde(chave) && !tocada(chave),
  )
  const brindes = chavesDosBrindes.flatMap((chave) => {
    const [era, seria] = [eram.get(chave), seriam.get(chave)]
    const dita = seria ?? era
    const quantos = deEPara(era?.qtde ?? 0, seria?.qtde ?? 0)
    return dita && quantos.de !== quantos.para ? [{ ...deQuem(dita), ...quantos }] : []
  })
  const cupom = deEPara(totais.antes.cupom, totais.depois.cupom)
  const frete = deEPara(totais.antes.frete, totais.depois.frete)
  const nada = linhas.length === 0 && brindes.length === 0 && semVenda.length === 0
  if (nada && cupom.de === cupom.para && frete.de === frete.para) return null
  return {
    linhas,
    brindes,
    semVenda: semVenda.map(deQuem),
    cupom,
    frete,
    vlTot: deEPara(totais.antes.vlTot, totais.depois.vlTot),
  }
}
