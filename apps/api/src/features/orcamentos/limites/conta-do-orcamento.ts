import {
  exigidoPela,
  type LinhaNaConta,
  type Movimento,
  movimentoDaVenda,
  type RegrasDaConta,
  regrasDaConta,
} from '@balcao/dominio/contas-correntes/movimento'
import { disponivelDa, type FigurasDaConta } from '@balcao/dominio/contas-correntes/saldo'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import type { ContaNoOrcamento } from '@balcao/dominio/orcamentos/edicao'
import type { FatosDosLimites } from '@balcao/dominio/orcamentos/limites'
import { pode } from '@balcao/dominio/permissoes'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import {
  type ContaDeQuemVende,
  campanhasQueMovem,
  contaDeQuemVende,
  contasVisiveis,
} from '../../contas-correntes/queries.ts'

type Onde = { negocio: Pick<Negocio, 'parametros'>; filialId: number }

/** GES-08 The account that a quote would move, and how; null where whoever sells has none. */
export type ContaDoOrcamento = { conta: ContaDeQuemVende; regras: RegrasDaConta; casas: number } | null

/** The account of whoever sells there. */
async function contaDoVendedor(
  banco: Executor,
  { negocio, filialId }: Onde,
  colaboradorId: number,
): Promise<ContaDeQuemVende | null> {
  const equipe = negocio.parametros(filialId).contaCorrenteDeQuem === 'EQUIPE'
  const [conta] = await contaDeQuemVende(banco, { colaboradorId, equipe })
  return conta ?? null
}

/** GES-02 Which campaigns are given from the account is asked of those that have a part in these lines. */
async function regrasParaLinhas(
  banco: Executor,
  { negocio, filialId }: Onde,
  linhas: readonly LinhaNaConta[],
): Promise<RegrasDaConta> {
  const doPreco = linhas.flatMap(({ beneficios }) => beneficios.flatMap(({ campanha }) => campanha?.id ?? []))
  const deBrindes = linhas.flatMap(({ brindeDe }) => brindeDe ?? [])
  const campanhas = await campanhasQueMovem(banco, [...new Set([...doPreco, ...deBrindes])])
  return regrasDaConta(negocio.parametros(filialId), campanhas)
}

export async function contaDoOrcamento(
  banco: Executor,
  onde: Onde,
  colaboradorId: number,
  linhas: readonly LinhaNaConta[],
): Promise<ContaDoOrcamento> {
  const conta = await contaDoVendedor(banco, onde, colaboradorId)
  if (!conta) return null
  const regras = await regrasParaLinhas(banco, onde, linhas)
  return { conta, regras, casas: onde.negocio.parametros(onde.filialId).casasDecimaisDinheiro }
}

/** What a sale takes of it, as the limits see it. */
export const exigidoDaConta = (deQuem: ContaDoOrcamento, linhas: readonly LinhaNaConta[]): Decimal =>
  deQuem ? exigidoPela(movimentoDaVenda(linhas, deQuem.regras), deQuem.regras) : new Decimal(0)

/** How much of what a sale takes is not there. */
export const faltaNaConta = (conta: FigurasDaConta, exigido: Decimal): Decimal =>
  exigido.isZero() ? exigido : Decimal.max(0, exigido.minus(disponivelDa(conta)))

/** What the limits ask of it. */
export const fatoDaConta = (deQuem: ContaDoOrcamento): FatosDosLimites['conta'] =>
  deQuem && {
    titular: deQuem.conta.titular,
    disponivel: disponivelDa(deQuem.conta),
    regras: deQuem.regras,
    casas: deQuem.casas,
  }

/** What the editor shows of it. */
export async function contaNoEditor(
  banco: Executor,
  sessao: Sessao,
  { conta: deQuem, movimento }: { conta: ContaDoOrcamento; movimento: Movimento },
): Promise<ContaNoOrcamento | null> {
  if (!deQuem || !pode(sessao.autorizacoes, 'CONTA_CORRENTE_VER')) return null
  const { conta, regras } = deQuem
  const [visivel] = await contasVisiveis(banco, sessao, [conta.id])
  if (!visivel) return null
  const disponivel = disponivelDa(conta)
  return {
    id: conta.id,
    titular: conta.titular,
    saldo: Number(conta.saldo),
    limite: Number(conta.limite),
    emTransito: Number(conta.emTransito),
    disponivel: disponivel.toNumber(),
    debito: movimento.debito.toNumber(),
    credito: movimento.credito.toNumber(),
    depois: disponivel.minus(exigidoPela(movimento, regras)).toNumber(),
    debitoEm: regras.debitoEm,
    creditoEm: regras.creditoEm,
  }
}
