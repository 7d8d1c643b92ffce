import { ESTADOS } from '../brasil/estados.ts'
import { Decimal } from '../formatos/decimal.ts'
import type { RegraFiscal } from './impostos.ts'

/** As it is kept: what is null holds for whichever. */
export type RegraGravada = Omit<RegraFiscal, 'adicional'> & {
  /** The first digits of the NCM; empty for all products. */
  ncm: string
  ufOrigem: string | null
  ufDestino: string | null
  /** Null for what the state adds to whatever comes from another (GER-13). */
  adicional: number | null
}

const SEM_REGRA: Omit<RegraFiscal, 'adicional'> = {
  id: 0,
  nome: 'Sem regra fiscal cadastrada',
  ipi: 0,
  icms: 0,
  icmsInterno: 0,
  reducaoPor: 0,
  mva: null,
  mvaSimples: null,
  fcp: 0,
}

/** GER-13 In percent; kept as a fraction where the states are listed. */
export function adicionalDoEstado(uf: string): number {
  const extra = ESTADOS.find(({ sigla }) => sigla === uf)?.percentualExtra ?? 0
  return new Decimal(extra).times(100).toNumber()
}

type Operacao = { ncm: string; ufOrigem: string; ufDestino: string }

/** VEN-02 The rule that says most about the operation: by NCM first, then by who buys, then by who sells. */
export function escolherRegraFiscal(regras: readonly RegraGravada[], operacao: Operacao): RegraFiscal {
  const servem = (regra: RegraGravada) =>
    operacao.ncm.startsWith(regra.ncm) &&
    (regra.ufDestino ?? operacao.ufDestino) === operacao.ufDestino &&
    (regra.ufOrigem ?? operacao.ufOrigem) === operacao.ufOrigem
  const precisao = ({ ncm, ufDestino, ufOrigem }: RegraGravada) =>
    ncm.length * 4 + (ufDestino ? 2 : 0) + (ufOrigem ? 1 : 0)
  const [melhor] = regras.filter(servem).toSorted((a, b) => precisao(b) - precisao(a) || a.id - b.id)
  const {
    ncm: _,
    ufOrigem: __,
    ufDestino: ___,
    adicional,
    ...regra
  } = melhor ?? ({ ...SEM_REGRA, adicional: 0 } as RegraGravada)
  return { ...regra, adicional: adicional ?? adicionalDoEstado(operacao.ufDestino) }
}
