import { randomUUID } from 'node:crypto'
import { disponivelDa } from '@balcao/dominio/contas-correntes/saldo'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import type { StatusDaVida } from '@balcao/dominio/pedidos/vida'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, eq, sql } from 'drizzle-orm'
import { devidoAgora } from '../src/features/contas-correntes/acertar-venda.ts'
import { figurasDaConta } from '../src/features/contas-correntes/queries.ts'
import {
  contaCorrente,
  contaCorrenteLancamento,
  contaCorrenteVenda,
} from '../src/features/contas-correntes/tabelas.ts'
import { mudarStatus } from '../src/features/pedidos/mudar-status.ts'
import { travarPedido } from '../src/features/pedidos/queries-mudanca.ts'
import { pedido } from '../src/features/pedidos/tabelas.ts'
import { transacao } from '../src/platform/banco/transacao.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cenarioDaVida } from './cenario-da-vida.ts'
import { cenarioDeClientes } from './cenario-de-clientes.ts'
import { cenarioDeVendas } from './cenario-de-vendas.ts'

/** Accounts of the test's own, and sales that move them. */
export function cenarioDeContas(app: AppDeTeste) {
  const { banco } = app.negocio()
  const vida = cenarioDaVida(app)
  const vendas = cenarioDeVendas(app)
  const clientes = cenarioDeClientes(app)

  const saldo = async (contaId: number) => {
    const [figuras] = await figurasDaConta(banco, { id: contaId })
    if (!figuras) throw new Error(`não há conta ${contaId}`)
    return {
      saldo: Number(figuras.saldo),
      emTransito: Number(figuras.emTransito),
      disponivel: disponivelDa(figuras).toNumber(),
    }
  }

  return {
    ...vida,
    vendas,
    saldo,

    /** Whatever the demo has of them: nobody has an account. */
    semContas: () => banco.execute(sql`truncate conta_corrente cascade`),

    async abrir(tipo: TipoDeUsuario = 'OPERADOR', limite = 100): Promise<number> {
      const [linha] = await banco
        .insert(contaCorrente)
        .values({ colaboradorId: await vida.idDaConta(tipo), limite: limite.toFixed(2) })
        .returning()
      if (!linha) throw new Error('a conta não foi gravada')
      return linha.id
    },

    /** A quote of the operator's: one line of a product that costs R$ 10,00, with what is said of it, or several. */
    async orcar(...linhas: Parameters<typeof vendas.linha>[1][]) {
      const { tabela } = await vendas.escolhas()
      const dele = await clientes.criar({ campos: { tabelaPrecoId: tabela.id } })
      const { corpo } = await vendas.criar(dele.id, 'OPERADOR', dele.filialId)
      const itens = []
      for (const campos of linhas) {
        const produto = await vendas.criarProduto(tabela.id, dele.filialId, { estoque: 10_000 })
        itens.push(vendas.linha(produto, { chave: randomUUID(), ...campos }))
      }
      const resposta = await vendas.alterar(corpo.id, { versao: 1, itens })
      return { id: corpo.id, filialId: dele.filialId, clienteId: dele.id, itens, resposta }
    },

    mudar: (pedidoId: number, para: StatusDaVida) =>
      transacao(banco, async (tx) => {
        const antes = await travarPedido(tx, pedidoId)
        await mudarStatus(tx, { negocio: app.negocio(), autoria: vida.autoria() }, antes, {
          para,
          observacao: null,
        })
      }),

    comStatus: (pedidoId: number, status: StatusDaVida) =>
      banco.update(pedido).set({ status }).where(eq(pedido.id, pedidoId)),

    lancamentos: (contaId: number) =>
      banco
        .select()
        .from(contaCorrenteLancamento)
        .where(eq(contaCorrenteLancamento.contaId, contaId))
        .orderBy(asc(contaCorrenteLancamento.numero)),

    /** Counted anew: from every entry, and from every order and what people wrote, without asking the entries of sales. */
    async recontar(contaId: number) {
      const todos = await banco
        .select()
        .from(contaCorrenteLancamento)
        .where(eq(contaCorrenteLancamento.contaId, contaId))
        .orderBy(asc(contaCorrenteLancamento.numero))
      let corrente = new Decimal(0)
      const emOrdem = todos.every(({ numero, valor, saldo: depois }, i) => {
        corrente = corrente.plus(valor)
        return numero === i + 1 && corrente.equals(depois)
      })
      const deGente = todos
        .filter(({ pedidoId }) => pedidoId === null)
        .reduce((soma, { valor }) => soma.plus(valor), new Decimal(0))
      const moveram = await banco
        .select({ venda: contaCorrenteVenda, status: pedido.status })
        .from(contaCorrenteVenda)
        .innerJoin(pedido, eq(pedido.id, contaCorrenteVenda.pedidoId))
        .where(eq(contaCorrenteVenda.contaId, contaId))
      let dasVendas = new Decimal(0)
      let reservado = new Decimal(0)
      for (const { venda, status } of moveram) {
        const { credito, debito, reserva } = await devidoAgora(banco, venda, status)
        dasVendas = dasVendas.plus(credito).minus(debito)
        reservado = reservado.plus(reserva)
      }
      return {
        emOrdem,
        somado: corrente.toNumber(),
        recontado: deGente.plus(dasVendas).toNumber(),
        emTransito: reservado.toNumber(),
      }
    },
  }
}
