import { randomInt } from 'node:crypto'
import { cliente } from '@balcao/api/src/features/clientes/tabelas.ts'
import { filial } from '@balcao/api/src/features/filiais/tabelas.ts'
import { notaFiscal } from '@balcao/api/src/features/notas/tabelas.ts'
import { pedido, pedidoItem, planoPagamento } from '@balcao/api/src/features/pedidos/tabelas.ts'
import { produto } from '@balcao/api/src/features/produtos/tabelas.ts'
import { transportadora } from '@balcao/api/src/features/transportadoras/tabelas.ts'
import type { EmissorDeNotas } from '@balcao/api/src/negocio.ts'
import type { Tx } from '@balcao/api/src/platform/banco/conexao.ts'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { montarChave } from '@balcao/dominio/notas/chave'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { UfDemo } from '../lugares/cidades.ts'
import { CASAS_DO_PRECO_UNITARIO, type ItemDaNota, somarTotais } from '../notas/gerar-notas.ts'
import { HOMOLOGACAO, informacoesDaNota, montarNfe } from '../notas/montar-xml-da-nota.ts'
import { calcularImpostos, emReais, type Tributo } from '../precos/calcular-impostos.ts'
import { ALIQUOTA_INTERNA } from '../precos/tributos.ts'

const MODELO = '55'
const NORMAL = '1'

const carregar = async (tx: Tx, pedidoId: number) => {
  const [cabecalho] = await tx
    .select({ pedido, cliente, transportadora, plano: planoPagamento.descricao })
    .from(pedido)
    .innerJoin(cliente, eq(cliente.id, pedido.clienteId))
    .innerJoin(planoPagamento, eq(planoPagamento.id, pedido.planoPagamentoId))
    .leftJoin(transportadora, eq(transportadora.id, pedido.transportadoraId))
    .where(eq(pedido.id, pedidoId))
  if (!cabecalho) throw new Error(`não há pedido ${pedidoId}`)
  const linhas = await tx
    .select({ item: pedidoItem, produto })
    .from(pedidoItem)
    .innerJoin(produto, eq(produto.id, pedidoItem.produtoId))
    .where(and(eq(pedidoItem.pedidoId, pedidoId), eq(pedidoItem.removido, false)))
    .orderBy(asc(pedidoItem.numeroItem))
  return { ...cabecalho, linhas }
}

type Carregado = Awaited<ReturnType<typeof carregar>>
type Filial = typeof filial.$inferSelect

const centavosDe = (valor: string | null): number => new Decimal(valor ?? 0).times(100).round().toNumber()

/** In proportion to their weights; what does not divide is in the last. */
function repartir(total: number, pesos: readonly number[]): number[] {
  const soma = pesos.reduce((ate, peso) => ate + peso, 0)
  const partes = pesos.map((peso) => (soma === 0 ? 0 : Math.floor((total * peso) / soma)))
  const falta = total - partes.reduce((ate, parte) => ate + parte, 0)
  return partes.map((parte, i) => (i === partes.length - 1 ? parte + falta : parte))
}

const comValor = <T extends Tributo>(tributo: T | null, valor: number): T | null =>
  tributo && { ...tributo, valor }

/** The line as the order has it: its price and its taxes, and the share of what is paid for the whole. */
function montarItem(
  { item, produto: mercadoria }: Carregado['linhas'][number],
  numeroItem: number,
  parte: { frete: number; seguro: number; outras: number },
  operacao: Parameters<typeof calcularImpostos>[2],
): ItemDaNota {
  const ipi = centavosDe(item.ipiValor)
  const st = centavosDe(item.stValor) + centavosDe(item.stsnValor) + centavosDe(item.icmsPartilhaValor)
  const produtos = centavosDe(item.valorTotal) - ipi - st
  const desconto = centavosDe(item.descontoCupom)
  const calculados = calcularImpostos(mercadoria.ncm, produtos, operacao)
  const semBase = { base: produtos, aliquota: '0.0000', valor: 0 }
  const impostos = {
    ...calculados,
    cst: st > 0 ? ('10' as const) : calculados.icms.reducao === null ? ('00' as const) : ('20' as const),
    ipi: ipi > 0 ? comValor(calculados.ipi ?? semBase, ipi) : null,
    st: st > 0 ? comValor(calculados.st ?? { ...semBase, mva: '0.0000' }, st) : null,
  }
  const total = produtos + ipi + st + parte.frete + parte.seguro + parte.outras - desconto
  return {
    numeroItem,
    codigo: item.codigo,
    ean: mercadoria.codigoBarras,
    descricao: item.descricao,
    marca: mercadoria.marca,
    ncm: mercadoria.ncm,
    cfop: (operacao.de === operacao.para ? '5' : '6') + (st > 0 ? '403' : '102'),
    unidade: item.embalagem,
    quantidade: item.quantidade,
    valorSemImposto: item.valorUnitario,
    valorUnitario: new Decimal(total).div(item.quantidade).div(100).toFixed(CASAS_DO_PRECO_UNITARIO),
    valorTotal: emReais(total),
    centavos: { produtos, desconto, total, ...parte },
    impostos,
  }
}

/** '28/35/42 dias' are three equal parts; what is paid at once is owed to nobody. */
function parcelar(plano: string, centavos: number, dia: string) {
  const prazos = (plano.match(/\d+/g) ?? []).map(Number)
  const partes = repartir(
    centavos,
    prazos.map(() => 1),
  )
  return prazos.map((prazo, i) => ({
    numero: String(i + 1).padStart(3, '0'),
    vencimento: somarDias(dia, prazo),
    valor: emReais(partes[i] ?? 0),
  }))
}

/** One number after the other, whoever issues at the same time. */
async function proximoNumero(tx: Tx, { id }: Filial, serie: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`nota ${id}/${serie}`}))`)
  const [ultimo] = await tx
    .select({ numero: sql<number>`coalesce(max(${notaFiscal.numero}), 0)` })
    .from(notaFiscal)
    .where(and(eq(notaFiscal.filialId, id), eq(notaFiscal.serie, serie)))
  return (ultimo?.numero ?? 0) + 1
}

const sorteados = (quantos: number) => String(randomInt(10 ** quantos)).padStart(quantos, '0')

/** VEN-01 What an order becomes where the demonstration is its own ERP: one invoice, issued for tests, whose sums are the order's. */
export const emitirNotasDaDemo: EmissorDeNotas = async (tx, pedidoId, agora) => {
  const carregado = await carregar(tx, pedidoId)
  const { linhas, cliente: comprador, plano, pedido: doPedido } = carregado
  const [emitente] = await tx.select().from(filial).where(eq(filial.id, doPedido.filialId))
  if (!emitente || linhas.length === 0) return []
  const dia = hojeEm(agora)
  const contribuinte = comprador.inscricaoEstadual !== null
  const serie = contribuinte ? 1 : 2
  const de = emitente.uf as UfDemo
  // Rates are kept for the states of the demonstration only.
  const para = comprador.uf in ALIQUOTA_INTERNA ? (comprador.uf as UfDemo) : de
  const pesos = linhas.map(({ item }) => centavosDe(item.valorTotal))
  const fretes = repartir(centavosDe(doPedido.valorFrete), pesos)
  const seguros = repartir(centavosDe(doPedido.valorSeguro), pesos)
  const taxas = repartir(centavosDe(doPedido.taxaFixa), pesos)
  const itens = linhas.map((linha, i) =>
    montarItem(
      linha,
      i + 1,
      { frete: fretes[i] ?? 0, seguro: seguros[i] ?? 0, outras: taxas[i] ?? 0 },
      { de, para, contribuinte, dia },
    ),
  )
  const numero = await proximoNumero(tx, emitente, serie)
  const cUF = emitente.ibge.slice(0, 2)
  const { transportadora: leva } = carregado
  const xml = montarNfe({
    chave: montarChave({
      cUF,
      aamm: dia.slice(2, 4) + dia.slice(5, 7),
      cnpj: emitente.cnpj,
      modelo: MODELO,
      serie,
      numero,
      tpEmis: NORMAL,
      cNF: sorteados(8),
    }),
    numero,
    serie,
    emitidaEm: agora.toISOString(),
    dataSaida: dia,
    naturezaOperacao: 'Venda de mercadoria',
    itens,
    totais: somarTotais(itens),
    duplicatas: parcelar(plano, centavosDe(doPedido.valorTotal), dia),
    protocolo: { numero: `1${cUF}${dia.slice(2, 4)}${sorteados(10)}`, recebidoEm: agora.toISOString() },
    emitente: { ...emitente, uf: de, documento: emitente.cnpj, fantasia: emitente.nome },
    destinatario: { ...comprador, uf: comprador.uf as UfDemo },
    transportadora: leva && { ...leva, uf: leva.uf as UfDemo },
    volume: null,
    informacoes: informacoesDaNota({ pedido: pedidoId }),
    ambiente: HOMOLOGACAO,
    operacao: 'SAIDA',
    devolucao: false,
    referenciadas: [],
  })
  return [xml]
}
