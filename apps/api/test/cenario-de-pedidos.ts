import { totaisDoPedido, totalDoItem } from '@balcao/dominio/pedidos/totais'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc } from 'drizzle-orm'
import {
  formaCobranca,
  pedido,
  pedidoItem,
  planoPagamento,
  tipoFrete,
} from '../src/features/pedidos/tabelas.ts'
import { produto, tabelaPreco } from '../src/features/produtos/tabelas.ts'
import { cenarioDeTickets, type Lugar } from './cenario-de-tickets.ts'

export type NovoDocumento<Campos> = {
  /** Who took it; the demo operator when absent. */
  colaborador?: TipoDeUsuario
  /** Whose customer it is: of the demo representative, or of nobody's portfolio. */
  doRepresentante?: boolean
  /** Position of the branch among those of the demo operator. */
  filial?: number
  /** How many items it has, each of 10 units at R$ 10,00 and R$ 1,00 of IPI. */
  itens?: number
  removidos?: number
  campos?: Partial<Campos>
}

type CamposComuns = Pick<
  typeof pedido.$inferInsert,
  'filialId' | 'clienteId' | 'valorBonificacao' | 'cupomDesconto' | 'valorFrete' | 'valorSeguro' | 'taxaFixa'
>

/** Orders in the database of a test, priced by the rule. */
export function cenarioDePedidos(app: Lugar) {
  const { banco } = app.negocio()
  const deTickets = cenarioDeTickets(app)

  async function escolhas() {
    const [plano] = await banco.select().from(planoPagamento).orderBy(asc(planoPagamento.id)).limit(1)
    const [cobranca] = await banco.select().from(formaCobranca).orderBy(asc(formaCobranca.id)).limit(1)
    const [frete] = await banco.select().from(tipoFrete).orderBy(asc(tipoFrete.id)).limit(1)
    const [tabela] = await banco.select().from(tabelaPreco).orderBy(asc(tabelaPreco.id)).limit(1)
    if (!plano || !cobranca || !frete || !tabela) throw new Error('não há com que montar um pedido')
    return { plano, cobranca, frete, tabela }
  }

  /** What an order and a quote have in common: their columns, and those of their lines. */
  async function montarDocumento(novo: NovoDocumento<CamposComuns>) {
    const { itens = 1, removidos = 0, campos = {} } = novo
    const filialId = campos.filialId ?? (await deTickets.filialDoOperador(novo.filial ?? 0))
    const clienteId =
      campos.clienteId ?? (await deTickets.clienteDaFilial(filialId, novo.doRepresentante ?? false))
    const { plano, cobranca, frete, tabela } = await escolhas()
    const vlTot = totalDoItem({ qtde: 10, vlUnit: 10, impostos: [1] })
    const totais = totaisDoPedido({
      itens: Array.from({ length: itens }, () => ({ vlTot })),
      vlBoni: campos.valorBonificacao ?? 0,
      cupom: campos.cupomDesconto ? { desconto: campos.cupomDesconto } : null,
      vlFrete: campos.valorFrete ?? 0,
      vlSeguro: campos.valorSeguro ?? 0,
      taxaFixa: campos.taxaFixa ?? 0,
    })
    const produtos = await banco
      .select()
      .from(produto)
      .orderBy(asc(produto.id))
      .limit(itens + removidos)
    return {
      documento: {
        filialId,
        clienteId,
        colaboradorId: await deTickets.idDaConta(novo.colaborador ?? 'OPERADOR'),
        incluidoEm: app.agora(),
        planoPagamentoId: plano.id,
        formaCobrancaId: cobranca.id,
        tipoFreteId: frete.id,
        quantidadeItens: totais.qtdeIt,
        valorSubtotal: totais.vlSubTot.toFixed(2),
        valorTotal: totais.vlTot.toFixed(2),
      },
      linhas: produtos.map((linha, i) => ({
        numeroItem: i + 1,
        filialId,
        produtoId: linha.id,
        codigo: linha.codigo,
        descricao: linha.descricaoCompleta,
        embalagem: linha.unidade,
        quantidade: '10',
        valorUnitario: '10',
        ipiPercentual: '1',
        ipiValor: '1',
        valorTotal: vlTot.toFixed(2),
        tabelaPrecoId: tabela.id,
        removido: i >= itens,
      })),
    }
  }

  return {
    ...deTickets,
    escolhas,
    montarDocumento,

    async incluir(novo: NovoDocumento<typeof pedido.$inferInsert> = {}): Promise<typeof pedido.$inferSelect> {
      const { documento, linhas } = await montarDocumento(novo)
      const [gravado] = await banco
        .insert(pedido)
        .values({ ...documento, status: 'ANALISE', ...novo.campos })
        .returning()
      if (!gravado) throw new Error('o pedido não foi gravado')
      if (linhas.length > 0)
        await banco
          .insert(pedidoItem)
          .values(linhas.map((linha) => ({ ...linha, pedidoId: gravado.id, quantidadeAtendida: '4' })))
      return gravado
    },
  }
}
