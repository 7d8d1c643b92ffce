import { ESTADOS } from '../brasil/estados.ts'
import { Decimal } from '../formatos/decimal.ts'
import type { RegraFiscal } from './tributacao.ts'

/** As it is kept: what is null holds for whichever. */
export type RegraGravada = Omit<RegraFiscal, 'adicional'> & {
  /** The first digits of the NCM; empty for all products. */
  ncm: string
  /** The one product it is about; price lists name products. */
  produtoId: number | null
  ufOrigem: string | null
  ufDestino: string | null
  /** Null for what the state adds to whatever comes from another (GER-13). */
  adicional: number | null
}

/** Nothing is charged by it: what rules are filled in from. */
export const SEM_REGRA: RegraFiscal = {
  id: 0,
  nome: 'Sem regra fiscal cadastrada',
  ipi: 0,
  ipiPorUnidade: null,
  icms: 0,
  icmsInterno: 0,
  reducaoPor: 0,
  reducaoStPor: 0,
  mva: null,
  mvaSimples: null,
  mvaJaAjustada: false,
  pauta: null,
  criterioDaPauta: 'SEMPRE',
  fcp: 0,
  fcpSt: 0,
  fcpProprio: 0,
  adicional: 0,
  pis: 0,
  cofins: 0,
  ibs: 0,
  cbs: 0,
  despesasNaBase: [],
}

/** GER-13 In percent; kept as a fraction where the states are listed. */
export function adicionalDoEstado(uf: string): number {
  const extra = ESTADOS.find(({ sigla }) => sigla === uf)?.percentualExtra ?? 0
  return new Decimal(extra).times(100).toNumber()
}

type Operacao = { idProd: number; ncm: string; ufOrigem: string; ufDestino: string }

const MAIS_QUE_QUALQUER_NCM = 100

/** VEN-02 The rule that says most about the operation: by product, then NCM, then who buys, then who sells. */
export function escolherRegraFiscal(regras: readonly RegraGravada[], operacao: Operacao): RegraFiscal {
  const servem = (regra: RegraGravada) =>
    (regra.produtoId ?? operacao.idProd) === operacao.idProd &&
    operacao.ncm.startsWith(regra.ncm) &&
    (regra.ufDestino ?? operacao.ufDestino) === operacao.ufDestino &&
    (regra.ufOrigem ?? operacao.ufOrigem) === operacao.ufOrigem
  const precisao = ({ produtoId, ncm, ufDestino, ufOrigem }: RegraGravada) =>
    (produtoId === null ? 0 : MAIS_QUE_QUALQUER_NCM) +
    ncm.length * 4 +
    (ufDestino ? 2 : 0) +
    (ufOrigem ? 1 : 0)
  const [melhor] = regras.filter(servem).toSorted((a, b) => precisao(b) - precisao(a) || a.id - b.id)
  if (!melhor) return SEM_REGRA
  const { produtoId: _, ncm: __, ufOrigem: ___, ufDestino: ____, adicional, ...regra } = melhor
  return { ...regra, adicional: adicional ?? adicionalDoEstado(operacao.ufDestino) }
}
