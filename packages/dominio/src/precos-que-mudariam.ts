// Apart from quotes: it travels with the refusal that asks for it, and the catalogue of refusals knows no noun.

export type DeEPara = { de: number; para: number }

/** Fields of the header on which every price rests. */
export const CAMPOS_QUE_REPRECIAM = ['dtVal', 'idTabela', 'idEndereco', 'idPlano'] as const
export type CampoQueReprecia = (typeof CAMPOS_QUE_REPRECIAM)[number]

export type ProdutoDito = { idExibicao: string; descNF: string }

/** VEN-02 What a change would do to what nobody touched: shown, and asked about, before it is done. */
export type PrecosQueMudariam = {
  /** Of all of this: whoever agrees says what they saw. */
  assinatura: string
  /** What asks for it. */
  campos: CampoQueReprecia[]
  linhas: (ProdutoDito & { vlUnit: DeEPara; vlTot: DeEPara })[]
  /** Of each gift, how many. */
  brindes: (ProdutoDito & DeEPara)[]
  /** What could not be sold any more: nothing is done while it is there. */
  semVenda: ProdutoDito[]
  cupom: DeEPara
  frete: DeEPara
  vlTot: DeEPara
}
