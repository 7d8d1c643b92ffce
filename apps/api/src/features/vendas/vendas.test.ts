import { hojeEm } from '@balcao/dominio/formatos/datas'
import { Decimal, type Numerico } from '@balcao/dominio/formatos/decimal'
import { STATUS_DE_PEDIDO, STATUS_SEM_EFEITO } from '@balcao/dominio/pedidos/status'
import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDePedidos } from '../../../test/cenario-de-pedidos.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal, notaItem } from '../notas/tabelas.ts'
import { pedido, pedidoItem } from '../pedidos/tabelas.ts'
import { ticketItem } from '../tickets/nucleo/tabelas.ts'
import { vendaDeProduto, vendaDoDia } from './tabelas.ts'

const SEM_EFEITO: readonly string[] = STATUS_SEM_EFEITO
const UM_DIA_MS = 86_400_000

describe('GES-01 o que se vendeu em cada dia é o que pedidos, notas e devoluções dizem', () => {
  let teste: AppDeTeste
  const banco = () => teste.negocio().banco
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  /** All there is of these customers, counted by the rule. */
  async function recontar(quais: readonly number[]) {
    const dias = new Map<string, Record<string, Decimal>>()
    const produtos = new Map<string, Decimal>()
    const somar = (chave: readonly unknown[], parcelas: Record<string, Numerico>) => {
      const soma = dias.get(chave.join('|')) ?? {}
      for (const [nome, valor] of Object.entries(parcelas))
        soma[nome] = new Decimal(soma[nome] ?? 0).plus(valor)
      dias.set(chave.join('|'), soma)
    }
    const doProduto = (chave: readonly unknown[], quanto: Numerico) =>
      produtos.set(chave.join('|'), new Decimal(produtos.get(chave.join('|')) ?? 0).plus(quanto))
    const pedidos = await banco()
      .select()
      .from(pedido)
      .where(
        sql`${pedido.clienteId} = any(${sql.param(quais)}) or ${pedido.id} in (
          select pedido_id from nota_fiscal where cliente_id = any(${sql.param(quais)}))`,
      )
    const porId = new Map(pedidos.flatMap((p) => (SEM_EFEITO.includes(p.status) ? [] : [[p.id, p] as const])))
    const notas = (
      await banco()
        .select()
        .from(notaFiscal)
        .where(inArray(notaFiscal.clienteId, [...quais]))
    ).flatMap((nota) => {
      const doPedido = porId.get(nota.pedidoId ?? 0)
      return doPedido ? [[nota.id, { ...nota, vendedor: doPedido.colaboradorId }] as const] : []
    })
    const dosClientes = pedidos.filter((p) => porId.has(p.id) && quais.includes(p.clienteId))
    const linhas = Map.groupBy(
      await banco()
        .select()
        .from(pedidoItem)
        .where(
          sql`not removido and ${pedidoItem.pedidoId} = any(${sql.param(dosClientes.map(({ id }) => id))})`,
        ),
      ({ pedidoId }) => pedidoId,
    )
    for (const p of dosClientes) {
      const chave = [p.clienteId, hojeEm(p.incluidoEm), 'PEDIDO', p.colaboradorId, p.filialId]
      somar(chave, {
        documentos: 1,
        itens: p.quantidadeItens,
        valor: p.valorTotal,
        ipi: 0,
        st: 0,
        encargos: Decimal.sum(p.valorFrete, p.valorSeguro, p.taxaFixa),
        bonificacao: p.valorBonificacao,
      })
      for (const i of linhas.get(p.id) ?? []) {
        somar(chave, { ipi: i.ipiValor, st: Decimal.sum(i.stValor, i.stsnValor, i.fcpStValor) })
        if (!i.bonificado)
          doProduto([...chave, i.produtoId], new Decimal(i.quantidade).times(i.fatorConversao))
      }
    }
    const porNota = new Map(notas)
    for (const nota of porNota.values())
      somar([nota.clienteId, hojeEm(nota.emitidaEm), 'NOTA', nota.vendedor, nota.filialId], {
        documentos: 1,
        itens: nota.quantidadeItens,
        valor: nota.valorTotal,
        ipi: nota.valorIpi,
        st: nota.valorSt,
        encargos: nota.valorFrete,
        bonificacao: 0,
      })
    const itensDeNota = await banco()
      .select()
      .from(notaItem)
      .where(inArray(notaItem.notaId, [...porNota.keys()]))
    for (const i of itensDeNota) {
      const nota = porNota.get(i.notaId)
      if (nota)
        doProduto(
          [nota.clienteId, hojeEm(nota.emitidaEm), 'NOTA', nota.vendedor, nota.filialId, i.produtoId],
          i.quantidade,
        )
    }
    const itemPorId = new Map(itensDeNota.map((i) => [i.id, i]))
    const devolvidos = await banco().select().from(ticketItem).where(isNotNull(ticketItem.recebidoEm))
    const notasDaDevolucao = new Map<string, Set<number>>()
    for (const t of devolvidos) {
      const item = itemPorId.get(t.notaItemId ?? 0)
      const nota = item && porNota.get(item.notaId)
      if (!item || !nota || !t.recebidoEm || !(Number(t.quantidadeRecebida) > 0)) continue
      const chave = [nota.clienteId, hojeEm(t.recebidoEm), 'DEVOLUCAO', nota.vendedor, nota.filialId]
      const valor = new Decimal(t.quantidadeRecebida ?? 0).times(item.valorUnitario).toDecimalPlaces(2)
      const parte = (imposto: string) =>
        Number(nota.valorTotal) > 0 ? valor.times(imposto).div(nota.valorTotal) : 0
      const distintas = notasDaDevolucao.get(chave.join('|')) ?? new Set()
      somar(chave, {
        documentos: distintas.has(nota.id) ? 0 : 1,
        itens: 1,
        valor,
        ipi: parte(nota.valorIpi),
        st: parte(nota.valorSt),
        encargos: 0,
        bonificacao: 0,
      })
      notasDaDevolucao.set(chave.join('|'), distintas.add(nota.id))
      doProduto([...chave, item.produtoId], t.quantidadeRecebida ?? 0)
    }
    return {
      dias: [...dias]
        .map(([chave, soma]) => [
          chave,
          ...['documentos', 'itens'].map((nome) => soma[nome]?.toNumber()),
          ...['valor', 'ipi', 'st', 'encargos', 'bonificacao'].map((nome) =>
            soma[nome]?.toDecimalPlaces(2).toNumber(),
          ),
        ])
        .toSorted(),
      produtos: [...produtos].map(([chave, quanto]) => [chave, quanto.toNumber()]).toSorted(),
    }
  }

  async function gravadas(quais: readonly number[]) {
    const chaveDe = (v: typeof vendaDoDia.$inferSelect | typeof vendaDeProduto.$inferSelect) => [
      v.clienteId,
      v.dia,
      v.origem,
      v.colaboradorId,
      v.filialId,
    ]
    const dias = await banco()
      .select()
      .from(vendaDoDia)
      .where(inArray(vendaDoDia.clienteId, [...quais]))
    const produtos = await banco()
      .select()
      .from(vendaDeProduto)
      .where(inArray(vendaDeProduto.clienteId, [...quais]))
    return {
      dias: dias
        .map((v) => [
          chaveDe(v).join('|'),
          v.documentos,
          v.itens,
          ...[v.valor, v.ipi, v.st, v.encargos, v.bonificacao].map(Number),
        ])
        .toSorted(),
      produtos: produtos
        .map((v) => [[...chaveDe(v), v.produtoId].join('|'), Number(v.quantidade)])
        .toSorted(),
    }
  }
  const conferir = async (quais: readonly number[]) =>
    expect(await gravadas(quais)).toEqual(await recontar(quais))

  it('GES-01 em toda a demonstração', async () => {
    const todos = await banco().select({ id: cliente.id }).from(cliente)
    await conferir(todos.map(({ id }) => id))
    const origens = await banco().selectDistinct({ origem: vendaDoDia.origem }).from(vendaDoDia)
    expect(origens.map(({ origem }) => origem).toSorted()).toEqual(['NOTA', 'PEDIDO'])
  })

  it('GES-01 com escritas ao mesmo tempo, cancelamentos, notas, devoluções, datas passadas e trocas', async () => {
    const um = async <T>(achados: Promise<T[]>): Promise<T[]> => {
      const todos = await achados
      if (todos.length === 0) throw new Error('não há com que provar')
      return todos
    }
    const clientes = (
      await um(banco().select({ id: cliente.id }).from(cliente).orderBy(asc(cliente.id)).limit(3))
    ).map(({ id }) => id)
    const vendedores = (
      await um(banco().select({ id: colaborador.id }).from(colaborador).orderBy(asc(colaborador.id)).limit(2))
    ).map(({ id }) => id)
    const filiais = (
      await um(banco().select({ id: filial.id }).from(filial).orderBy(asc(filial.id)).limit(2))
    ).map(({ id }) => id)
    const [moldeDaNota] = await um(banco().select().from(notaFiscal).limit(1))
    const [moldeDoItem] = await um(banco().select().from(notaItem).limit(1))
    const cenario = cenarioDePedidos(teste)
    const { documento, linhas } = await cenario.montarDocumento({ itens: 3 })
    const aberto = await cenario.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 1 })
    const [moldeDevolvido] = await um(
      banco().select().from(ticketItem).where(eq(ticketItem.ticketId, aberto.id)),
    )
    if (!moldeDaNota || !moldeDoItem || !moldeDevolvido) throw new Error('não há com que provar')
    const { id: _n, ...nota } = moldeDaNota
    const { id: _i, ...itemDaNota } = moldeDoItem
    const { id: _t, busca: _b, ...devolvido } = moldeDevolvido
    const status = fc.constantFrom(...STATUS_DE_PEDIDO.map(({ chave }) => chave))
    const faz = <N extends string>(nome: N) => fc.constant(nome)
    const qual = { vez: fc.nat(), haDias: fc.nat(60), quem: fc.nat(2), valor: fc.nat(9_999), status }
    const acao = fc.record({
      faz: fc.oneof(
        { weight: 4, arbitrary: faz('incluir') },
        { weight: 3, arbitrary: faz('faturar') },
        { weight: 3, arbitrary: faz('devolver') },
        ...(
          ['status', 'data', 'cliente', 'vendedor', 'item', 'tirar', 'nota', 'desfazer', 'excluir'] as const
        ).map(faz),
      ),
      ...qual,
    })
    type Acao = typeof acao extends fc.Arbitrary<infer A> ? A : never
    const pedidos: number[] = []
    const notas: { id: number; item: number; pedido: number }[] = []
    const devolucoes: number[] = []
    let numero = 0
    const ha = (dias: number) => new Date(teste.agora().getTime() - dias * UM_DIA_MS)
    const reais = (centavos: number) => (centavos / 100).toFixed(2)
    const umDe = <T>(lista: readonly T[], vez: number): T | undefined =>
      lista[vez % Math.max(1, lista.length)]

    const fazer = (uma: Acao) =>
      transacao(banco(), async (tx) => {
        const doPedido = eq(pedido.id, umDe(pedidos, uma.vez) ?? 0)
        const daNota = umDe(notas, uma.vez)
        if (uma.faz === 'incluir') {
          const [novo] = await tx
            .insert(pedido)
            .values({
              ...documento,
              clienteId: clientes[uma.quem] ?? 0,
              status: uma.status,
              incluidoEm: ha(uma.haDias),
              valorTotal: reais(uma.valor + 10_000),
              valorFrete: reais(uma.valor % 900),
            })
            .returning({ id: pedido.id })
          if (!novo) throw new Error('o pedido não foi gravado')
          await tx.insert(pedidoItem).values(linhas.map((linha) => ({ ...linha, pedidoId: novo.id })))
          pedidos.push(novo.id)
        } else if (uma.faz === 'faturar') {
          const dono = umDe(pedidos, uma.vez)
          if (dono === undefined) return
          numero++
          const [nova] = await tx
            .insert(notaFiscal)
            .values({
              ...nota,
              pedidoId: dono,
              clienteId: clientes[uma.quem] ?? 0,
              chave: `prova-${numero}`,
              numero: 5_000_000 + numero,
              emitidaEm: ha(uma.haDias),
              valorTotal: reais(uma.valor + 1),
              valorIpi: reais(uma.valor % 77),
            })
            .returning({ id: notaFiscal.id })
          if (!nova) throw new Error('a nota não foi gravada')
          const [item] = await tx
            .insert(notaItem)
            .values({ ...itemDaNota, notaId: nova.id })
            .returning({ id: notaItem.id })
          notas.push({ id: nova.id, item: item?.id ?? 0, pedido: dono })
        } else if (uma.faz === 'devolver') {
          if (!daNota) return
          const [novo] = await tx
            .insert(ticketItem)
            .values({
              ...devolvido,
              notaId: daNota.id,
              notaItemId: daNota.item,
              quantidadeRecebida: String(1 + (uma.valor % 3)),
              recebidoEm: ha(uma.haDias),
            })
            .returning({ id: ticketItem.id })
          if (novo) devolucoes.push(novo.id)
        } else if (uma.faz === 'desfazer')
          await tx
            .update(ticketItem)
            .set({ quantidadeRecebida: null, recebidoEm: null })
            .where(eq(ticketItem.id, umDe(devolucoes, uma.vez) ?? 0))
        else if (uma.faz === 'nota')
          await tx
            .update(notaFiscal)
            .set({ emitidaEm: ha(uma.haDias), valorTotal: reais(uma.valor + 1) })
            .where(eq(notaFiscal.id, daNota?.id ?? 0))
        else if (uma.faz === 'item')
          await tx
            .update(pedidoItem)
            .set({ quantidade: String(1 + (uma.valor % 9)), stValor: reais(uma.valor) })
            .where(sql`${pedidoItem.pedidoId} = ${umDe(pedidos, uma.vez) ?? 0} and numero_item = 1`)
        else if (uma.faz === 'tirar')
          await tx
            .update(pedidoItem)
            .set({ removido: true })
            .where(sql`${pedidoItem.pedidoId} = ${umDe(pedidos, uma.vez) ?? 0} and numero_item = 2`)
        else if (uma.faz === 'excluir') {
          const alvo = umDe(pedidos, uma.vez) ?? 0
          if (notas.some((dela) => dela.pedido === alvo)) return
          await tx.delete(pedidoItem).where(eq(pedidoItem.pedidoId, alvo))
          await tx.delete(pedido).where(eq(pedido.id, alvo))
        } else
          await tx
            .update(pedido)
            .set(
              uma.faz === 'status'
                ? { status: uma.status }
                : uma.faz === 'data'
                  ? { incluidoEm: ha(uma.haDias) }
                  : uma.faz === 'vendedor'
                    ? {
                        colaboradorId: umDe(vendedores, uma.quem) ?? 0,
                        filialId: umDe(filiais, uma.vez) ?? 0,
                      }
                    : { clienteId: clientes[uma.quem] ?? 0 },
            )
            .where(doPedido)
      }).catch((erro: unknown) => {
        // Somebody else excluded what it points at meanwhile.
        if (!String((erro as { cause?: unknown }).cause).includes('foreign key')) throw erro
      })
    // Whatever chance brings, there is something of each to change.
    const semente = { vez: 0, haDias: 1, quem: 0, valor: 500, status: 'LIBERADO' } as const
    for (const nome of ['incluir', 'faturar', 'devolver'] as const) await fazer({ ...semente, faz: nome })
    await conferir(clientes)
    expect([pedidos.length, notas.length, devolucoes.length]).toEqual([1, 1, 1])
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(acao, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
        async (rodadas) => {
          for (const rodada of rodadas) await Promise.all(rodada.map(fazer))
          await conferir(clientes)
        },
      ),
      // Nothing is taken back between two tries: what a second one finds says nothing of the first.
      { numRuns: 8, endOnFailure: true },
    )
    const { rows } = await banco().execute<{ um: number }>(sql`select 1 as um from venda_a_recontar`)
    expect(rows).toEqual([])
  })

  it('GES-01 o que uma transação desfaz não conta', async () => {
    const { documento } = await cenarioDePedidos(teste).montarDocumento({ itens: 0 })
    const antes = await gravadas([documento.clienteId])
    const desistir = transacao(banco(), async (tx) => {
      await tx.insert(pedido).values({ ...documento, status: 'ANALISE' })
      throw new Error('desistiu')
    })
    await expect(desistir).rejects.toThrow('desistiu')
    expect(await gravadas([documento.clienteId])).toEqual(antes)
  })
})
