import { diaDoLancamento } from '@balcao/dominio/contas-correntes/lancamentos'
import {
  comDevolvida,
  type Devido,
  devidoDaVenda,
  exigidoPela,
} from '@balcao/dominio/contas-correntes/movimento'
import { disponivelDa } from '@balcao/dominio/contas-correntes/saldo'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import { DESISTIU } from '@balcao/dominio/pedidos/faturamento'
import type { Movimento, MudancaDoPedido } from '../../fatos.ts'
import type { Caso } from '../../negocio.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { bloquear } from '../pedidos/bloquear.ts'
import { travarPedido } from '../pedidos/queries-mudanca.ts'
import { anunciarContas } from './anunciar.ts'
import {
  type ContaDoBanco,
  figurasDaConta,
  inserirLancamento,
  itensDaVenda,
  lancadoDaVenda,
  pedidosDeVolta,
  reservarNaConta,
  retidaPelaConta,
  travarContaPorId,
  type VendaNaConta,
  vendaNaConta,
} from './queries.ts'

/**
 * GES-08 Writes what an order's account still lacks of it, or has too much: whatever happened to the order, and however often it is told. The order
 * is held by whoever calls; the account from here to the end.
 */
export async function acertarVenda(tx: Tx, caso: Caso, { pedidoId }: { pedidoId: number }): Promise<void> {
  const [venda] = await vendaNaConta(tx, { pedidoId })
  if (!venda) return
  const { status, colaboradorId: _ } = await travarPedido(tx, pedidoId)
  const conta = await exigirConta(tx, venda.contaId)
  await lancarDiferenca(tx, caso, { venda, conta, devido: await devidoAgora(tx, venda, status) })
}

/** GES-08 What an order should have moved, by how it stands. */
export async function devidoAgora(
  banco: Executor,
  { pedidoId, regras, brindes }: VendaNaConta,
  status: string,
): Promise<Devido> {
  const linhas = await itensDaVenda(banco, { pedidoId })
  const retida = await retidaPelaConta(banco, pedidoId)
  return devidoDaVenda(
    {
      status,
      retida,
      linhas: comDevolvida(linhas).map(({ precoReferencia, promocaoId, beneficios, ...linha }) => ({
        ...linha,
        referencia: precoReferencia ?? (linha.bonificado ? 0 : linha.valorUnitario),
        brindeDe: brindes.includes(linha.numero) ? promocaoId : null,
        beneficios: beneficios ?? [],
      })),
    },
    regras,
  )
}

async function exigirConta(tx: Tx, id: number): Promise<ContaDoBanco> {
  const [conta] = await travarContaPorId(tx, { id })
  if (!conta) throw new Error(`a conta ${id} sumiu`)
  return conta
}

type Diferenca = { venda: VendaNaConta; conta: ContaDoBanco; devido: Devido }

async function lancarDiferenca(
  tx: Tx,
  { autoria }: Caso,
  { venda, conta, devido }: Diferenca,
): Promise<void> {
  const { pedidoId, contaId } = venda
  const lancado = await lancadoDaVenda(tx, { pedidoId, contaId })
  const dia = diaDoLancamento(hojeEm(autoria.agora), conta.fechadaAte)
  // What comes in before what goes out: the balance between them never shows less than there is.
  const diferencas = [
    { parte: 'CREDITO' as const, valor: devido.credito.minus(lancado.CREDITO) },
    { parte: 'DEBITO' as const, valor: lancado.DEBITO.minus(devido.debito) },
  ]
    .filter(({ valor }) => !valor.isZero())
    .toSorted((a, b) => b.valor.comparedTo(a.valor))
  for (const { parte, valor } of diferencas)
    await inserirLancamento(
      tx,
      { contaId, dia, autoria },
      {
        especie: valor.isPositive() === (parte === 'CREDITO') ? 'VENDA' : 'ESTORNO',
        valor,
        pedidoId,
        parte,
        itens: devido.itens,
      },
    )
  const reservado = devido.reserva.toFixed(2)
  const mudou = reservado !== new Decimal(venda.reservado).toFixed(2)
  if (mudou) await reservarNaConta(tx, pedidoId, reservado)
  if (mudou || diferencas.length > 0) await anunciarContas(tx)
}

/**
 * GES-08 The account follows the order wherever it goes. Asked to be paid again, an order takes what it took; where that is no longer there, somebody
 * has to decide.
 */
export async function acompanharPedidoNaConta(tx: Tx, caso: Caso, mudanca: MudancaDoPedido): Promise<void> {
  const { pedidoId, de, para } = mudanca
  if (de === 'PAGAMENTO_EXPIRADO' && !DESISTIU.includes(para)) {
    const falta = await faltaParaRetomar(tx, pedidoId, para)
    if (falta) {
      const { casasDecimaisDinheiro } = caso.negocio.parametros(mudanca.filialId)
      const detalhe = `Na conta corrente de quem vendeu faltam ${formatarDinheiro(falta, casasDecimaisDinheiro)}`
      await bloquear(tx, caso, pedidoId, [{ tipo: 'CONTA_CORRENTE', detalhe }], {
        sistema: mudanca.sistema ?? 'PORTAL',
      })
      return
    }
  }
  await acertarVenda(tx, caso, mudanca)
}

/** GES-08 What the check-in counted is sold no more: its share of debit and credit goes back, and comes again where the count is taken back. */
export async function acompanharDevolucaoNaConta(tx: Tx, caso: Caso, { id }: Movimento): Promise<void> {
  for (const pedidoId of await pedidosDeVolta(tx, id)) await acertarVenda(tx, caso, { pedidoId })
}

async function faltaParaRetomar(tx: Tx, pedidoId: number, status: string): Promise<Decimal | null> {
  const [venda] = await vendaNaConta(tx, { pedidoId })
  if (!venda) return null
  await exigirConta(tx, venda.contaId)
  const [figuras] = await figurasDaConta(tx, { id: venda.contaId })
  const devido = await devidoAgora(tx, venda, status)
  if (!figuras) return null
  const exigido = exigidoPela(
    { debito: devido.debito.plus(devido.reserva), credito: devido.credito },
    venda.regras,
  )
  const falta = exigido.minus(disponivelDa(figuras))
  return exigido.isZero() || falta.lessThanOrEqualTo(0) ? null : falta
}
