import { decidirAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import {
  comecarTroca,
  desfazerTroca,
  gerarPedidoDaTroca,
  obterTroca,
  pedirTroca,
} from '@balcao/dominio/trocas/contratos'
import type { DestinoDaTroca } from '@balcao/dominio/trocas/regras'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { aprovacao } from '../src/features/aprovacoes/tabelas.ts'
import { notaFiscal, notaItem } from '../src/features/notas/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cenarioDeClientes } from './cenario-de-clientes.ts'
import { cenarioDeTickets } from './cenario-de-tickets.ts'
import { cenarioDeVendas } from './cenario-de-vendas.ts'
import { comParametros } from './com-parametros.ts'

let numero = 970_000

type Comeco = {
  /** Of each product, at R$ 10,00 in the table and on the invoice. */
  quantidades?: readonly number[]
  etapa?: string
  tipo?: string
  doRepresentante?: boolean
}

/** Tickets of exchange with an invoice, products and a customer of their own. */
export function cenarioDeTrocas(app: AppDeTeste) {
  const { banco } = app.negocio()
  const vendas = cenarioDeVendas(app)
  const clientes = cenarioDeClientes(app)
  const tickets = cenarioDeTickets(app)
  const token = (tipo: TipoDeUsuario) => app.tokenDe(tipo)

  /** Of each of these units, ten were sold to a customer of their own. */
  async function comprar(valores: readonly string[], doRepresentante = false) {
    const { id: tabelaPrecoId } = (await vendas.escolhas()).tabela
    const dono = await clientes.criar({
      campos: { tabelaPrecoId },
      doRepresentante,
    })
    const { filialId } = dono
    const produtos = []
    for (const _ of valores) produtos.push(await vendas.criarProduto(tabelaPrecoId, filialId))
    const numNf = numero++
    const [nota] = await banco
      .insert(notaFiscal)
      .values({
        ...{ clienteId: dono.id, filialId, numero: numNf, serie: 7, chave: String(numNf).padStart(44, '4') },
        ...{ naturezaOperacao: 'Venda de mercadoria', emitidaEm: app.agora(), dataSaida: vendas.hoje() },
        ...{ valorProdutos: '100', valorTotal: '100', quantidadeItens: produtos.length },
      })
      .returning()
    if (!nota) throw new Error('a nota não foi gravada')
    const itens = await banco
      .insert(notaItem)
      .values(
        produtos.map((produto, i) => ({
          ...{ notaId: nota.id, numeroItem: i + 1, produtoId: produto.id, codigo: produto.codigo },
          ...{ descricao: produto.descricaoCompleta, marca: produto.marca, unidade: 'UN', quantidade: '10' },
          ...{ valorSemImposto: valores[i] ?? '10', valorUnitario: valores[i] ?? '10', valorTotal: '100' },
        })),
      )
      .returning()
    return { dono, filialId, tabelaPrecoId, produtos, nota, itens }
  }

  async function ticketDeTroca({ quantidades = [5], etapa, tipo = 'TROCA', doRepresentante }: Comeco = {}) {
    const { dono, filialId, produtos, nota, itens } = await comprar(
      quantidades.map(() => '10'),
      doRepresentante,
    )
    const aberto = await tickets.abrir({
      tipo,
      ...(etapa && { etapa }),
      campos: { clienteId: dono.id, filialId },
      partes: {
        itens: itens.map((item, i) => ({
          ...{ origem: 'NOTA' as const, notaItemId: item.id, notaId: nota.id, produtoId: item.produtoId },
          ...{ codigo: item.codigo, descricao: item.descricao, marca: item.marca, unidade: item.unidade },
          ...{ quantidadeComprada: '10', quantidadeSolicitada: String(quantidades[i] ?? 1) },
          ...{ valorSemImposto: '10', valorUnitario: '10' },
        })),
      },
    })
    return { idTicket: aberto.id, dono, filialId, produtos, nota }
  }

  const comecar = async (idTicket: number, destino: DestinoDaTroca, tipo: TipoDeUsuario = 'OPERADOR') =>
    app.chamar(comecarTroca, { token: await token(tipo), corpo: { idTicket, destino } })
  const ler = async (idTroca: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    app.chamar(obterTroca, { token: await token(tipo), params: { idTroca } })
  const versaoDe = async (idTroca: number) => (await ler(idTroca, 'GERENTE')).corpo.versao
  const pedir = async (idTroca: number, tipo: TipoDeUsuario = 'OPERADOR', outros = {}) =>
    app.chamar(pedirTroca, {
      token: await token(tipo),
      params: { idTroca },
      corpo: { versao: await versaoDe(idTroca), justificativa: 'Veio trocado', ...outros },
    })
  async function decidir(idAprovacao: number, corpo: object = {}, tipo: TipoDeUsuario = 'GERENTE') {
    const [linha] = await banco.select().from(aprovacao).where(eq(aprovacao.id, idAprovacao))
    return app.chamar(decidirAprovacao, {
      token: await token(tipo),
      params: { idAprovacao },
      corpo: { versao: linha?.versao ?? 1, aprova: true, ...corpo },
    })
  }

  return {
    ...tickets,
    vendas,
    clientes,
    comprar,
    ticketDeTroca,
    comecar,
    ler,
    pedir,
    decidir,
    gerarPedido: async (idTroca: number, tipo: TipoDeUsuario = 'OPERADOR', outros = {}) =>
      app.chamar(gerarPedidoDaTroca, {
        token: await token(tipo),
        params: { idTroca },
        corpo: { versao: await versaoDe(idTroca), ...outros },
      }),
    desfazer: async (idTroca: number, tipo: TipoDeUsuario = 'OPERADOR', outros = {}) =>
      app.chamar(desfazerTroca, {
        token: await token(tipo),
        params: { idTroca },
        corpo: { versao: await versaoDe(idTroca), motivo: 'O cliente ficou com o que tinha', ...outros },
      }),

    /** Begun and sent; one that is to be approved waits with this approval. */
    async pedida(comeco: Comeco & { destino?: DestinoDaTroca } = {}) {
      const aberto = await ticketDeTroca(comeco)
      const { corpo, status } = await comecar(aberto.idTicket, comeco.destino ?? 'MESMO')
      if (status !== 200) throw new Error(`a troca não começou: ${status}`)
      const enviada = await pedir(corpo.id)
      if (enviada.status !== 200) throw new Error(`a troca não foi pedida: ${JSON.stringify(enviada.erro)}`)
      return { ...aberto, idTroca: corpo.id, idOrcamento: corpo.idOrcamento, ...enviada.corpo }
    },

    comParametro<T>(
      chave: 'trocaPedidoDepoisDeReceber' | 'trocaValorDevolvido' | 'pedidoMinimo',
      valor: string,
      fazer: () => Promise<T>,
    ): Promise<T> {
      return comParametros(app, { [chave]: valor }, fazer)
    },
  }
}
