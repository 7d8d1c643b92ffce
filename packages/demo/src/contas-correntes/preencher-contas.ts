import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import {
  contaCorrente,
  contaCorrenteFechamento,
  contaCorrenteLancamento,
  contaCorrenteVenda,
} from '@balcao/api/src/features/contas-correntes/tabelas.ts'
import { pedido, pedidoItem } from '@balcao/api/src/features/pedidos/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { devidoDaVenda, type RegrasDaConta } from '@balcao/dominio/contas-correntes/movimento'
import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import { criarSorteio } from '../sorteio.ts'

const DIAS = 100
const QUANTAS_CONTAS = 9
const PEDIDOS_POR_CONTA = 24
const VERBA_DO_MES = 600
const NOVE_HORAS_MS = 9 * 3_600_000
const cpfDe = (tipo: TipoDeUsuario) => CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''

const REGRAS: RegrasDaConta = {
  debitoEm: 'PEDIDO',
  creditoEm: 'NOTA',
  percentualDoCredito: '100',
  bonificacao: true,
  campanhas: [],
}

type Lancamento = Omit<typeof contaCorrenteLancamento.$inferInsert, 'contaId' | 'numero' | 'saldo' | 'dia'>

/**
 * GES-08 Accounts of those who sell, moved by what they sold: most with room, one near its limit, with last month closed. The first operator has
 * none, so that both ways of selling are there to be seen.
 */
export async function preencherContas(tx: Executor, hoje: string): Promise<void> {
  const sorteio = criarSorteio('contas-correntes')
  const [gerente] = await tx
    .select()
    .from(colaborador)
    .where(eq(colaborador.cpf, cpfDe('GERENTE')))
  const desde = inicioDoDia(somarDias(hoje, -DIAS))
  const titulares = await tx
    .select({ id: colaborador.id })
    .from(colaborador)
    .innerJoin(pedido, and(eq(pedido.colaboradorId, colaborador.id), gte(pedido.incluidoEm, desde)))
    .where(
      and(inArray(colaborador.tipo, ['REPRESENTANTE', 'OPERADOR']), ne(colaborador.cpf, cpfDe('OPERADOR'))),
    )
    .groupBy(colaborador.id)
    .orderBy(sql`${colaborador.cpf} = ${cpfDe('REPRESENTANTE')} desc`, asc(colaborador.id))
    .limit(QUANTAS_CONTAS)
  for (const [i, { id: colaboradorId }] of titulares.entries()) {
    const vendas = await vendasDe(tx, colaboradorId, desde, () => sorteio.inteiro(0, 99))
    const lancamentos = comSaldo([
      ...verbas(hoje, gerente?.id ?? null),
      ...(i === QUAL_ESTA_PERTO ? [acaoComum(hoje, gerente?.id ?? null)] : []),
      ...vendas.flatMap(({ movidos }) => movidos),
    ])
    const saldo = new Decimal(lancamentos.at(-1)?.saldo ?? 0)
    const [conta] = await tx
      .insert(contaCorrente)
      .values({
        colaboradorId,
        limite: limiteDa(i, saldo),
        fechadaAte: mesPassado(hoje).fim,
        criadoEm: desde,
        criadoPor: gerente?.id ?? null,
        atualizadoEm: desde,
      })
      .returning()
    if (!conta) throw new Error('a conta não foi gravada')
    await tx
      .insert(contaCorrenteLancamento)
      .values(lancamentos.map((um) => ({ ...um, contaId: conta.id, dia: hojeEm(um.quando) })))
    if (vendas.length > 0)
      await tx
        .insert(contaCorrenteVenda)
        .values(vendas.map(({ pedidoId }) => ({ pedidoId, contaId: conta.id, regras: REGRAS })))
    await tx.insert(contaCorrenteFechamento).values({
      contaId: conta.id,
      ...periodoFechado(lancamentos, mesPassado(hoje).fim),
      em: inicioDoDia(somarDias(mesPassado(hoje).fim, 1)),
      colaboradorId: gerente?.id ?? null,
    })
  }
}

/** In order, each with the balance that it leaves. */
function comSaldo(soltos: readonly Lancamento[]) {
  let saldo = new Decimal(0)
  return soltos
    .toSorted((a, b) => a.quando.getTime() - b.quando.getTime())
    .map((um, i) => {
      saldo = saldo.plus(um.valor)
      return { ...um, numero: i + 1, saldo: saldo.toFixed(2) }
    })
}

/** The one that has all but used up what it may. */
const QUAL_ESTA_PERTO = 1
const MENOR_LIMITE = 1500

function limiteDa(i: number, saldo: Decimal): string {
  const abaixo = Decimal.max(0, saldo.negated())
  if (i === QUAL_ESTA_PERTO) return abaixo.times('1.1').ceil().toFixed(2)
  return Decimal.max(MENOR_LIMITE, abaixo.dividedBy(50).ceil().times(100)).toFixed(2)
}

const acaoComum = (hoje: string, gerenteId: number | null): Lancamento => ({
  quando: new Date(inicioDoDia(`${hoje.slice(0, 7)}-01`).getTime() + 2 * NOVE_HORAS_MS),
  especie: 'MANUAL',
  valor: '-2400.00',
  motivo: 'Parte na ação de fim de ano com o fornecedor',
  colaboradorId: gerenteId,
})

function mesPassado(hoje: string) {
  return { fim: somarDias(`${hoje.slice(0, 7)}-01`, -1) }
}

function verbas(hoje: string, gerenteId: number | null): Lancamento[] {
  const deste = `${hoje.slice(0, 7)}-01`
  const passado = `${mesPassado(hoje).fim.slice(0, 7)}-01`
  return [passado, deste].map((dia) => ({
    quando: new Date(inicioDoDia(dia).getTime() + NOVE_HORAS_MS),
    especie: 'MANUAL',
    valor: String(VERBA_DO_MES),
    motivo: 'Verba do mês',
    colaboradorId: gerenteId,
  }))
}

const CHANCE_DE_DAR = 55
const CHANCE_DE_SUBIR = 80

/** Of some of their orders one line was given below the table, or sold above it. */
async function vendasDe(tx: Executor, colaboradorId: number, desde: Date, dado: () => number) {
  const pedidos = await tx
    .select({ id: pedido.id, status: pedido.status, incluidoEm: pedido.incluidoEm })
    .from(pedido)
    .where(and(eq(pedido.colaboradorId, colaboradorId), gte(pedido.incluidoEm, desde)))
    .orderBy(asc(pedido.incluidoEm), asc(pedido.id))
    .limit(PEDIDOS_POR_CONTA)
  const vendas = []
  for (const { id: pedidoId, status, incluidoEm } of pedidos) {
    const sorte = dado()
    if (sorte >= CHANCE_DE_SUBIR) continue
    const vezes = sorte < CHANCE_DE_DAR ? 1 + (sorte % 16) / 100 : 1 - (sorte % 9) / 100
    const linhas = await tx
      .select()
      .from(pedidoItem)
      .where(and(eq(pedidoItem.pedidoId, pedidoId), eq(pedidoItem.removido, false)))
      .orderBy(asc(pedidoItem.numeroItem))
    const [primeira] = linhas
    if (!primeira || vezes === 1) continue
    const precoReferencia = new Decimal(primeira.valorUnitario).times(vezes).toFixed(2)
    await tx.update(pedidoItem).set({ precoReferencia }).where(eq(pedidoItem.id, primeira.id))
    const devido = devidoDaVenda(
      {
        status,
        retida: false,
        linhas: linhas.map((linha) => ({
          numero: linha.numeroItem,
          codigo: linha.codigo,
          descricao: linha.descricao,
          quantidade: linha.quantidade,
          faturada: linha.quantidadeFaturada,
          valorUnitario: linha.valorUnitario,
          referencia:
            linha.id === primeira.id
              ? precoReferencia
              : (linha.precoReferencia ?? (linha.bonificado ? 0 : linha.valorUnitario)),
          bonificado: linha.bonificado,
          brindeDe: null,
          beneficios: [],
        })),
      },
      REGRAS,
    )
    const comum = {
      quando: incluidoEm,
      especie: 'VENDA',
      pedidoId,
      itens: devido.itens,
      colaboradorId,
    } as const
    const movidos: Lancamento[] = [
      ...(devido.credito.isZero()
        ? []
        : [{ ...comum, parte: 'CREDITO' as const, valor: devido.credito.toFixed(2) }]),
      ...(devido.debito.isZero()
        ? []
        : [{ ...comum, parte: 'DEBITO' as const, valor: devido.debito.negated().toFixed(2) }]),
    ]
    vendas.push({ pedidoId, movidos })
  }
  return vendas
}

function periodoFechado(lancamentos: readonly (Lancamento & { saldo: string })[], ate: string) {
  const doPeriodo = lancamentos.filter(({ quando }) => hojeEm(quando) <= ate)
  const somar = (sinal: 1 | -1) =>
    doPeriodo
      .map(({ valor }) => new Decimal(valor).times(sinal))
      .filter((valor) => valor.isPositive())
      .reduce((soma, valor) => soma.plus(valor), new Decimal(0))
      .toFixed(2)
  return { ate, creditos: somar(1), debitos: somar(-1), saldo: doPeriodo.at(-1)?.saldo ?? '0.00' }
}
