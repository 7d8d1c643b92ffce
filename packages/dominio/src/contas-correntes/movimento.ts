import { arredondar, Decimal, multiplicar, type Numerico, somar } from '../formatos/decimal.ts'
import { DESISTIU, SAIU } from '../pedidos/faturamento.ts'
import type { BeneficioAplicado } from '../precos/preco.ts'
import type { MomentoDaConta } from './momentos.ts'

/** How a sale moves an account, as its branch had it the day it was made. */
export type RegrasDaConta = {
  debitoEm: MomentoDaConta
  creditoEm: MomentoDaConta
  /** How much of what is sold above the base is credited, in percent. */
  percentualDoCredito: Numerico
  /** Whether what the seller gives for nothing is a debit. */
  bonificacao: boolean
  /** GES-02 The campaigns whose benefits are given from the seller's account. */
  campanhas: readonly number[]
}

/** A line as the account sees it: what is paid for it, and what would be without whoever sells. */
export type LinhaNaConta = {
  qtde: Numerico
  /** Quantity by price, to the cent. */
  mercadoria: Numerico
  /** Of one package, by the customer's own table with what campaigns, the ERP and authorised prices give. */
  referencia: Numerico
  bonificado: boolean
  /** The campaign that put it in as a gift; null for what somebody typed. */
  brindeDe: number | null
  beneficios: readonly Pick<BeneficioAplicado, 'campanha' | 'valor'>[]
}

export type Movimento = { debito: Decimal; credito: Decimal }

const ZERO = new Decimal(0)
export const SEM_MOVIMENTO: Movimento = { debito: ZERO, credito: ZERO }
const CEM = 100
const centavos = (valor: Numerico) => arredondar(valor, 2)

/** GES-08 What one line debits and credits, both zero or more. */
export function movimentoDaLinha(linha: LinhaNaConta, regras: RegrasDaConta): Movimento {
  const { qtde, mercadoria, referencia, bonificado, brindeDe, beneficios } = linha
  const base = centavos(multiplicar(qtde, referencia))
  if (brindeDe !== null) return { debito: regras.campanhas.includes(brindeDe) ? base : ZERO, credito: ZERO }
  if (bonificado) return { debito: regras.bonificacao ? base : ZERO, credito: ZERO }
  const diferenca = new Decimal(mercadoria).minus(base)
  const daCampanha = beneficios
    .filter(({ campanha }) => campanha && regras.campanhas.includes(campanha.id))
    .map(({ valor }) => centavos(multiplicar(qtde, valor)))
  return {
    debito: somar(Decimal.max(0, diferenca.negated()), ...daCampanha),
    credito: centavos(Decimal.max(0, diferenca).times(regras.percentualDoCredito).dividedBy(CEM)),
  }
}

const somarMovimentos = (movimentos: readonly Movimento[]): Movimento => ({
  debito: somar(...movimentos.map(({ debito }) => debito)),
  credito: somar(...movimentos.map(({ credito }) => credito)),
})

/** GES-08 What a whole sale debits and credits. */
export const movimentoDaVenda = (linhas: readonly LinhaNaConta[], regras: RegrasDaConta): Movimento =>
  somarMovimentos(linhas.map((linha) => movimentoDaLinha(linha, regras)))

/**
 * What a sale takes of an account, and must be there: its own credit serves it only where both count at once, for an invoice may take the one
 * line and leave the other.
 */
export const exigidoPela = (
  { debito, credito }: Movimento,
  { debitoEm, creditoEm }: RegrasDaConta,
): Decimal =>
  debitoEm === 'PEDIDO' && creditoEm === 'PEDIDO' ? Decimal.max(0, debito.minus(credito)) : debito

export type LinhaVendida = Omit<LinhaNaConta, 'mercadoria' | 'qtde'> & {
  numero: number
  codigo: string
  descricao: string
  quantidade: Numerico
  /** What invoices took of it. */
  faturada: Numerico
  /** What the customer gave back of it; absent is nothing. */
  devolvida?: Numerico
  valorUnitario: Numerico
}

type LinhaDevolvivel = {
  produtoId: number | null
  bonificado: boolean
  faturada: Numerico
  fatorConversao: Numerico
  /** Of its product, in stock units: the same on every line of it. */
  devolvidaDoProduto: Numerico
}

/**
 * What came back is told by product, and an order may have several lines of one: those that were paid for give back first, each no more than was
 * invoiced of it.
 */
export function comDevolvida<L extends LinhaDevolvivel>(
  linhas: readonly L[],
): (L & { devolvida: Decimal })[] {
  const resta = new Map<number | null, Decimal>()
  const devolvidas = new Map<L, Decimal>()
  for (const linha of linhas.toSorted((a, b) => Number(a.bonificado) - Number(b.bonificado))) {
    const { produtoId, fatorConversao } = linha
    const ainda = resta.get(produtoId) ?? new Decimal(linha.devolvidaDoProduto)
    const unidades = Decimal.min(ainda, multiplicar(linha.faturada, fatorConversao))
    resta.set(produtoId, ainda.minus(unidades))
    devolvidas.set(linha, unidades.dividedBy(fatorConversao))
  }
  return linhas.map((linha) => ({ ...linha, devolvida: devolvidas.get(linha) ?? ZERO }))
}

/** One line of what explains an entry. */
export type ItemDoMovimento = {
  numero: number
  codigo: string
  descricao: string
  qtde: string
  base: string
  vendido: string
  debito: string
  credito: string
}

export type Devido = Movimento & {
  /** Of what is debited later, what is kept for it until then. */
  reserva: Decimal
  itens: ItemDoMovimento[]
}

type Venda = {
  status: string
  /** It waits for somebody to let it overdraw the account: until then it takes nothing. */
  retida: boolean
  linhas: readonly LinhaVendida[]
}

// What nobody pays for, and what came back, moves nothing.
const SEM_EFEITO: readonly string[] = [...DESISTIU, 'PAGAMENTO_EXPIRADO', 'DEVOLUCAO']

/**
 * GES-08 All that an order should have moved until now: entries are written until theirs add up to it, so that whatever happens to an order, by
 * whichever door, and however often it is told, its account has it once.
 */
export function devidoDaVenda({ status, retida, linhas }: Venda, regras: RegrasDaConta): Devido {
  const nada = SEM_EFEITO.includes(status) || retida
  const saiu = SAIU.some((um) => um === status)
  // What came back counts no more, whenever the rest does.
  const contada = (linha: LinhaVendida, em: MomentoDaConta): Numerico =>
    nada
      ? 0
      : Decimal.max(
          0,
          new Decimal(saiu || em === 'NOTA' ? linha.faturada : linha.quantidade).minus(linha.devolvida ?? 0),
        )
  const mover = (linha: LinhaVendida, qtde: Numerico): Movimento =>
    movimentoDaLinha({ ...linha, qtde, mercadoria: centavos(multiplicar(qtde, linha.valorUnitario)) }, regras)
  const porLinha = linhas.map((linha) => ({
    linha,
    debito: mover(linha, contada(linha, regras.debitoEm)).debito,
    credito: mover(linha, contada(linha, regras.creditoEm)).credito,
    inteiro: nada || saiu ? ZERO : mover(linha, contada(linha, 'PEDIDO')).debito,
  }))
  const { debito, credito } = somarMovimentos(porLinha)
  const inteiro = somar(...porLinha.map((um) => um.inteiro))
  return {
    debito,
    credito,
    reserva: Decimal.max(0, inteiro.minus(debito)),
    itens: porLinha
      .filter((um) => !um.debito.isZero() || !um.credito.isZero())
      .map(({ linha, ...movido }) => itemDoMovimento(linha, movido, contada(linha, regras.debitoEm))),
  }
}

const itemDoMovimento = (linha: LinhaVendida, movido: Movimento, qtde: Numerico): ItemDoMovimento => ({
  numero: linha.numero,
  codigo: linha.codigo,
  descricao: linha.descricao,
  qtde: new Decimal(qtde).toFixed(4),
  base: new Decimal(linha.referencia).toFixed(2),
  vendido: linha.bonificado ? '0.00' : new Decimal(linha.valorUnitario).toFixed(2),
  debito: movido.debito.toFixed(2),
  credito: movido.credito.toFixed(2),
})

type Parametros = {
  contaCorrenteDebitoEm: MomentoDaConta
  contaCorrenteCreditoEm: MomentoDaConta
  contaCorrentePercentualDoCredito: string
  contaCorrenteBonificacao: boolean
}

/** PAR-01 As the branch where it is sold has it. */
export const regrasDaConta = (parametros: Parametros, campanhas: readonly number[]): RegrasDaConta => ({
  debitoEm: parametros.contaCorrenteDebitoEm,
  creditoEm: parametros.contaCorrenteCreditoEm,
  percentualDoCredito: parametros.contaCorrentePercentualDoCredito,
  bonificacao: parametros.contaCorrenteBonificacao,
  campanhas,
})
