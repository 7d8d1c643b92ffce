import { CONTAS_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq, sql } from 'drizzle-orm'
import { colaborador, colaboradorFilial } from '../src/features/acesso/tabelas.ts'
import { cliente, clienteFilial } from '../src/features/clientes/tabelas.ts'
import { notaFiscal, notaItem } from '../src/features/notas/tabelas.ts'
import { produto } from '../src/features/produtos/tabelas.ts'
import { abrirTicket, type NovoTicket } from '../src/features/tickets/abertura/gravar-abertura.ts'
import type { NovoItem } from '../src/features/tickets/abertura/queries.ts'
import { etapasDoTipo } from '../src/features/tickets/nucleo/queries-etapas.ts'
import { ticket, ticketHistorico, ticketItem } from '../src/features/tickets/nucleo/tabelas.ts'
import { motivoProduto, ticketOrigem, ticketTipo } from '../src/features/tickets/nucleo/tabelas-catalogo.ts'
import type { Negocio } from '../src/negocio.ts'
import { transacao } from '../src/platform/banco/transacao.ts'
import { nomeDaConta } from './nome-da-conta.ts'

type Pedido = {
  /** Key of the demo catalogue: 'DEVOLUCAO_PARCIAL', 'PRORROGACAO_BOLETO'… */
  tipo: string
  /** Name of the step to stand at; the first one when absent. The steps before it in order are its way. */
  etapa?: string
  /** How many products of an invoice it has (10 bought, 5 requested of each). */
  itens?: number
  /** Who opened it; the demo operator when absent. */
  criador?: TipoDeUsuario
  /** Whose customer it is: of the demo representative, or of nobody's portfolio. */
  doRepresentante?: boolean
  /** Opened by the demo final consumer, without a customer. */
  doConsumidor?: boolean
  assunto?: string
  mensagem?: string
  /** Position of the branch among those of the demo operator. */
  filial?: number
  campos?: Partial<typeof ticket.$inferInsert>
  partes?: NovoTicket['partes']
}

/** A server of a test, or the database and clock of another. */
export type Lugar = { agora(): Date; negocio(): Pick<Negocio, 'banco' | 'seguimentos'> }

let numeroDaNota = 900_000

/** Tickets of any type at any step, in the database of a test. */
export function cenarioDeTickets(app: Lugar) {
  const { banco } = app.negocio()

  async function idDaConta(tipo: TipoDeUsuario): Promise<number> {
    const cpf = CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''
    const [linha] = await banco
      .select({ id: colaborador.id })
      .from(colaborador)
      .where(eq(colaborador.cpf, cpf))
    if (!linha) throw new Error(`a conta ${tipo} não existe`)
    return linha.id
  }

  async function filialDoOperador(posicao: number): Promise<number> {
    const filiais = await banco
      .select({ id: colaboradorFilial.filialId })
      .from(colaboradorFilial)
      .where(eq(colaboradorFilial.colaboradorId, await idDaConta('OPERADOR')))
      .orderBy(asc(colaboradorFilial.filialId))
    const escolhida = filiais[posicao]
    if (!escolhida) throw new Error(`o operador não tem a filial ${posicao}`)
    return escolhida.id
  }

  async function clienteDaFilial(filialId: number, doRepresentante: boolean): Promise<number> {
    const representante = await idDaConta('REPRESENTANTE')
    const [linha] = await banco
      .select({ id: cliente.id })
      .from(cliente)
      .innerJoin(clienteFilial, eq(clienteFilial.clienteId, cliente.id))
      .where(
        and(
          eq(clienteFilial.filialId, filialId),
          eq(cliente.prospect, false),
          doRepresentante
            ? eq(cliente.representanteId, representante)
            : sql`${cliente.representanteId} is distinct from ${representante}`,
        ),
      )
      .orderBy(asc(cliente.id))
      .limit(1)
    if (!linha) throw new Error('não há cliente para o cenário')
    return linha.id
  }

  /** An invoice of its own for each call, so that tests do not meet. */
  async function criarNota(
    clienteId: number,
    filialId: number,
    quantos: number,
    campos: Partial<typeof notaFiscal.$inferInsert> = {},
  ) {
    const numero = numeroDaNota++
    const [nota] = await banco
      .insert(notaFiscal)
      .values({
        clienteId,
        filialId,
        numero,
        serie: 9,
        chave: String(numero).padStart(44, '3'),
        naturezaOperacao: 'Venda de mercadoria',
        emitidaEm: app.agora(),
        dataSaida: hojeEm(app.agora()),
        valorProdutos: String(100 * quantos),
        valorTotal: String(110 * quantos),
        quantidadeItens: quantos,
        ...campos,
      })
      .returning()
    if (!nota) throw new Error('a nota não foi gravada')
    const produtos = await banco.select().from(produto).orderBy(asc(produto.id)).limit(quantos)
    const itens = await banco
      .insert(notaItem)
      .values(
        produtos.map((linha, i) => ({
          notaId: nota.id,
          numeroItem: i + 1,
          produtoId: linha.id,
          codigo: linha.codigo,
          descricao: linha.descricaoCompleta,
          marca: linha.marca,
          unidade: linha.unidade,
          quantidade: '10',
          valorSemImposto: '10',
          valorUnitario: '11',
          valorTotal: '110',
        })),
      )
      .returning()
    return { nota, itens }
  }

  async function itensDaNota(clienteId: number, filialId: number, quantos: number): Promise<NovoItem[]> {
    if (quantos === 0) return []
    const { nota, itens } = await criarNota(clienteId, filialId, quantos)
    const [motivo] = await banco.select().from(motivoProduto).orderBy(asc(motivoProduto.id)).limit(1)
    return itens.map((item) => ({
      origem: 'NOTA' as const,
      notaItemId: item.id,
      notaId: nota.id,
      produtoId: item.produtoId,
      codigo: item.codigo,
      descricao: item.descricao,
      marca: item.marca,
      unidade: item.unidade,
      motivoId: motivo?.id ?? null,
      quantidadeComprada: '10',
      quantidadeSolicitada: '5',
      valorSemImposto: '10',
      valorUnitario: '11',
    }))
  }

  return {
    idDaConta,
    filialDoOperador,
    clienteDaFilial,
    criarNota,

    async abrir(pedido: Pedido): Promise<{ id: number; protocolo: string; versao: number }> {
      const filialId = await filialDoOperador(pedido.filial ?? 0)
      const clienteId = pedido.doConsumidor
        ? null
        : await clienteDaFilial(filialId, pedido.doRepresentante ?? false)
      const consumidorId = pedido.doConsumidor ? await idDaConta('CONSUMIDOR_FINAL') : null
      const criadorId = consumidorId ?? (await idDaConta(pedido.criador ?? 'OPERADOR'))
      const [tipo] = await banco.select().from(ticketTipo).where(eq(ticketTipo.chave, pedido.tipo))
      const [origem] = await banco.select().from(ticketOrigem).orderBy(asc(ticketOrigem.id)).limit(1)
      if (!tipo || !origem) throw new Error(`o tipo ${pedido.tipo} não está no catálogo`)
      const itens = clienteId === null ? [] : await itensDaNota(clienteId, filialId, pedido.itens ?? 0)
      const aberto = await transacao(banco, (tx) =>
        abrirTicket(
          tx,
          {
            // Whole wherever something follows.
            negocio: app.negocio() as Negocio,
            autoria: { agora: app.agora(), colaboradorId: criadorId, requisicao: null, ip: null, muda: [] },
          },
          {
            ticket: {
              tipoId: tipo.id,
              filialId,
              clienteId,
              consumidorId,
              criadorId,
              origemId: origem.id,
              assunto: pedido.assunto ?? null,
              ...(consumidorId !== null && {
                consumidorNome: nomeDaConta('CONSUMIDOR_FINAL'),
                consumidorEmail: 'cecilia@exemplo.com.br',
              }),
            },
            partes: { itens, ...pedido.partes },
            mensagem: pedido.mensagem ?? 'Preciso de ajuda com a minha compra.',
          },
        ),
      )
      const etapas = await etapasDoTipo(banco, tipo.id)
      const alvo = pedido.etapa ? etapas.find(({ nome }) => nome === pedido.etapa) : etapas[0]
      if (!alvo) throw new Error(`o tipo ${pedido.tipo} não tem a etapa ${pedido.etapa}`)
      const percurso = etapas.filter(({ ordem, desvio }) => !desvio && ordem < alvo.ordem).map(({ id }) => id)
      await banco
        .update(ticket)
        .set({
          etapaId: alvo.id,
          setorId: alvo.setorId,
          statusId: alvo.statusId,
          percurso,
          ...pedido.campos,
        })
        .where(eq(ticket.id, aberto.id))
      return { id: aberto.id, protocolo: aberto.protocolo, versao: 1 }
    },

    async linha(id: number) {
      const [linha] = await banco.select().from(ticket).where(eq(ticket.id, id))
      if (!linha) throw new Error(`o ticket ${id} não existe`)
      return linha
    },

    historico: (id: number) =>
      banco
        .select()
        .from(ticketHistorico)
        .where(eq(ticketHistorico.ticketId, id))
        .orderBy(asc(ticketHistorico.id)),

    itens: (id: number) =>
      banco.select().from(ticketItem).where(eq(ticketItem.ticketId, id)).orderBy(asc(ticketItem.id)),
  }
}
