import { STATUS_EM_ABERTO } from '@balcao/dominio/orcamentos/status'
import { type Acao, pode } from '@balcao/dominio/permissoes'
import type { DevolvidoDoTipo } from '@balcao/dominio/tickets/taxa-de-devolucao'
import { and, asc, count, desc, eq, gte, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { comandoDaSessao } from '../../comando-da-sessao.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { quantos } from '../../platform/banco/contagem.ts'
import { LIMITE_DA_CONTAGEM, limiteNoTexto } from '../../platform/banco/paginador.ts'
import { umDeNoTexto } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { agenda } from '../agendas/tabelas.ts'
import { agendaDaFicha } from '../agendas/visibilidade.ts'
import { cliente, clienteFilial, clienteTelefone } from '../clientes/tabelas.ts'
import { clienteVisivel } from '../clientes/visibilidade.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { atrasado, emAberto } from '../tickets/lista/queries-filtro.ts'
import { chegou, desistido, VALOR_AUTORIZADO } from '../tickets/nucleo/queries-saldo.ts'
import { usosNaDevolucao } from '../tickets/nucleo/queries-tipo.ts'
import { ticket, ticketItem } from '../tickets/nucleo/tabelas.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { ticketVisivel } from '../tickets/nucleo/visibilidade.ts'
import { titulo } from '../titulos/tabelas.ts'
import { temCompromisso, temTitulosEmAberto } from './queries-legendas.ts'

/** The first of them is the one whose parameters hold. */
const filiaisQueAtendem = (banco: Executor) =>
  banco
    .select({
      ids: sql`coalesce(array_agg(${clienteFilial.filialId}::float8 order by ${clienteFilial.filialId}), '{}')`,
    })
    .from(clienteFilial)
    .where(eq(clienteFilial.clienteId, cliente.id))

const primeiroWhatsapp = (banco: Executor) =>
  banco
    .select({ numero: clienteTelefone.numero })
    .from(clienteTelefone)
    .where(and(eq(clienteTelefone.clienteId, cliente.id), eq(clienteTelefone.whatsapp, true)))
    .orderBy(desc(clienteTelefone.principal), asc(clienteTelefone.id))
    .limit(limiteNoTexto(1))

/** CLI-01 Who the customer is, where the session may see them; the rest is asked for only then. */
export const quemEOCliente = comandoDaSessao((banco, sessao, { id }: { id: number }) =>
  banco
    .select({
      id: cliente.id,
      documento: cliente.documento,
      razaoSocial: cliente.razaoSocial,
      fantasia: cliente.fantasia,
      cidade: cliente.cidade,
      uf: cliente.uf,
      prospect: cliente.prospect,
      motivoBloqueio: cliente.motivoBloqueio,
      ultimaCompra: cliente.ultimaCompra,
      telefone: cliente.telefone,
      email: cliente.email,
      versao: cliente.versao,
      classificacao: { id: opcaoDeCadastro.id, desc: opcaoDeCadastro.descricao },
      representante: {
        id: colaborador.id,
        nome: colaborador.nome,
        telefone: colaborador.telefone,
        celular: colaborador.celular,
      },
      filiais: sql<number[]>`(${filiaisQueAtendem(banco)})`,
      whatsapp: sql<string | null>`(${primeiroWhatsapp(banco)})`,
      temTitulosEmAberto: temTitulosEmAberto(banco),
      temCompromisso: temCompromisso(banco, sessao),
    })
    .from(cliente)
    .leftJoin(opcaoDeCadastro, eq(opcaoDeCadastro.id, cliente.classificacaoId))
    .leftJoin(colaborador, eq(colaborador.id, cliente.representanteId))
    .where(and(eq(cliente.id, id), clienteVisivel(banco, sessao))),
)

export type QuemEOCliente = Awaited<ReturnType<typeof quemEOCliente>>[number]

type Momento = {
  clienteId: number
  hoje: string
  agora: Date
  /** Since when returns and invoices are compared: the business date, and the instant at which it begins. */
  diaDaTaxa: string
  inicioDaTaxa: Date
  /** The branches that compare since another day, and in the same order since when. */
  filiaisDeOutroDia: readonly number[]
  outrosDias: readonly string[]
  outrosInicios: readonly Date[]
}

/**
 * CLI-01 What hurts and what is going on with a customer that the session sees, in one statement. Each part asks an index
 * that holds only what is open, or the newest of its kind: years of orders and paid titles cost nothing. A part whose
 * section the session may not see is not looked for (PER-03); what is overdue always is, because it decides the sale.
 */
export const oQueSePassa = comandoDaSessao((banco, sessao, momento: Momento) => {
  const partes = {
    vencidos: titulosVencidos(banco, momento),
    tickets: ticketsEmAberto(banco, sessao, momento),
    devolvido: devolvidoDesde(banco, sessao, momento),
    faturado: faturadoDesde(banco, sessao, momento),
    ultimoPedido: ultimoPedido(banco, sessao, momento),
    orcamentos: orcamentosEmAberto(banco, sessao, momento),
    agenda: proximaAgenda(banco, sessao, momento),
  }
  const { vencidos, tickets, devolvido, faturado, orcamentos } = partes
  const sempre = sql`true`
  return banco
    .select({
      vencidos: { quantidade: vencidos.quantidade, valor: vencidos.valor, desde: vencidos.desde },
      tickets: { abertos: tickets.abertos, atrasados: tickets.atrasados },
      devolvido: devolvido.porTipo,
      faturado: faturado.valor,
      orcamentos: { quantidade: orcamentos.quantidade, valor: orcamentos.valor },
      ultimoPedido: {
        id: partes.ultimoPedido.id,
        incluidoEm: partes.ultimoPedido.incluidoEm,
        valorTotal: partes.ultimoPedido.valorTotal,
        filialId: partes.ultimoPedido.filialId,
        status: partes.ultimoPedido.status,
      },
      agenda: {
        id: partes.agenda.id,
        tipo: partes.agenda.tipo,
        assunto: partes.agenda.assunto,
        agendadaPara: partes.agenda.agendadaPara,
      },
    })
    .from(vencidos)
    .innerJoin(tickets, sempre)
    .innerJoin(devolvido, sempre)
    .innerJoin(faturado, sempre)
    .innerJoin(orcamentos, sempre)
    .leftJoin(partes.ultimoPedido, sempre)
    .leftJoin(partes.agenda, sempre)
})

export type OQueSePassa = Awaited<ReturnType<typeof oQueSePassa>>[number]

/** Nothing, for whoever may not see that section. */
const daSecao = ({ autorizacoes }: Sessao, acao: Acao): SQL | undefined =>
  pode(autorizacoes, acao) ? undefined : sql`false`

const soma = (valor: SQL) => sql<string>`coalesce(${valor}, 0)`.as('valor')

const titulosVencidos = (banco: Executor, { clienteId, hoje }: Momento) =>
  banco
    .select({
      quantidade: count().as('quantidade'),
      valor: soma(sql`sum(${titulo.valor})`),
      desde: sql<string | null>`min(${titulo.dataVencimento})::text`.as('desde'),
    })
    .from(titulo)
    .where(
      and(
        eq(titulo.clienteId, clienteId),
        isNull(titulo.pagoEm),
        isNull(titulo.baixadoEm),
        lt(titulo.dataVencimento, hoje),
      ),
    )
    .as('vencidos')

/** No more are counted than of a list. */
function ticketsEmAberto(banco: Executor, sessao: Sessao, { clienteId, agora }: Momento) {
  const vistos = banco
    .select({ atrasado: sql<boolean>`coalesce(${atrasado({ agora })}, false)`.as('atrasado') })
    .from(ticket)
    .where(
      and(
        eq(ticket.clienteId, clienteId),
        emAberto,
        ticketVisivel(banco, sessao, 'EM_ABERTO'),
        daSecao(sessao, 'CLIENTE_TICKETS'),
      ),
    )
    .limit(limiteNoTexto(LIMITE_DA_CONTAGEM))
    .as('vistos')
  return banco
    .select({
      abertos: count().as('abertos'),
      atrasados: quantos(sql`${vistos.atrasado}`).as('atrasados'),
    })
    .from(vistos)
    .as('tickets')
}

// The rate is a figure of the customer, and so of all their tickets and invoices, whoever may open each of them.

/** By the branch that serves the customer, which its statement does not know yet (`filiaisQueAtendem`). */
function desdeQuando(banco: Executor, momento: Momento, tipo: 'date' | 'timestamptz'): SQL {
  const [geral, outros] =
    tipo === 'date' ? [momento.diaDaTaxa, momento.outrosDias] : [momento.inicioDaTaxa, momento.outrosInicios]
  const filial = banco
    .select({ id: sql`min(${clienteFilial.filialId})` })
    .from(clienteFilial)
    .where(eq(clienteFilial.clienteId, momento.clienteId))
  const como = sql.raw(tipo)
  return sql`(select coalesce(min(outro.quando), ${geral}::${como})
    from unnest(${momento.filiaisDeOutroDia}::bigint[], ${outros}::${como}[]) as outro(filial, quando)
    where outro.filial = (${filial}))`
}

/** What each type returned, and what the customer may have asked for: which of the two counts is for the rule to say. */
function devolvidoDesde(banco: Executor, sessao: Sessao, momento: Momento) {
  const porTipo = banco
    .select({
      ...usosNaDevolucao,
      autorizado: sql`coalesce(${VALOR_AUTORIZADO} filter (where ${or(not(desistido), chegou)}), 0)::text`.as(
        'autorizado',
      ),
      chegado: sql`coalesce(${VALOR_AUTORIZADO} filter (where ${chegou}), 0)::text`.as('chegado'),
    })
    .from(ticket)
    .innerJoin(ticketItem, eq(ticketItem.ticketId, ticket.id))
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .where(
      and(
        eq(ticket.clienteId, momento.clienteId),
        gte(ticket.abertoEm, desdeQuando(banco, momento, 'timestamptz')),
        eq(ticketItem.origem, 'NOTA'),
        daSecao(sessao, 'CLIENTE_TICKETS'),
      ),
    )
    .groupBy(ticketTipo.id)
    .as('por_tipo')
  return banco
    .select({
      porTipo: sql<DevolvidoDoTipo[]>`coalesce(json_agg(row_to_json(por_tipo)), '[]')`.as('por_tipo'),
    })
    .from(porTipo)
    .as('devolvido')
}

const faturadoDesde = (banco: Executor, sessao: Sessao, momento: Momento) =>
  banco
    .select({ valor: soma(sql`sum(${notaFiscal.valorTotal})`) })
    .from(notaFiscal)
    .where(
      and(
        eq(notaFiscal.clienteId, momento.clienteId),
        gte(notaFiscal.dataSaida, desdeQuando(banco, momento, 'date')),
        daSecao(sessao, 'CLIENTE_TICKETS'),
      ),
    )
    .as('faturado')

const ultimoPedido = (banco: Executor, sessao: Sessao, { clienteId }: Momento) =>
  banco
    .select({
      id: pedido.id,
      incluidoEm: pedido.incluidoEm,
      valorTotal: pedido.valorTotal,
      filialId: pedido.filialId,
      status: pedido.status,
    })
    .from(pedido)
    .where(and(eq(pedido.clienteId, clienteId), daSecao(sessao, 'CLIENTE_PEDIDOS')))
    .orderBy(desc(pedido.incluidoEm), desc(pedido.id))
    .limit(limiteNoTexto(1))
    .as('ultimo_pedido')

const orcamentosEmAberto = (banco: Executor, sessao: Sessao, { clienteId }: Momento) =>
  banco
    .select({ quantidade: count().as('quantidade'), valor: soma(sql`sum(${orcamento.valorTotal})`) })
    .from(orcamento)
    .where(
      and(
        eq(orcamento.clienteId, clienteId),
        umDeNoTexto(orcamento.status, STATUS_EM_ABERTO),
        isNull(orcamento.pedidoId),
        isNull(orcamento.perdidoEm),
        daSecao(sessao, 'CLIENTE_ORCAMENTOS'),
      ),
    )
    .as('orcamentos')

const proximaAgenda = (banco: Executor, sessao: Sessao, { clienteId }: Momento) =>
  banco
    .select({
      id: agenda.id,
      tipo: agenda.tipo,
      assunto: agenda.assunto,
      agendadaPara: agenda.agendadaPara,
    })
    .from(agenda)
    .where(and(eq(agenda.clienteId, clienteId), isNull(agenda.finalizadaEm), agendaDaFicha(sessao)))
    .orderBy(asc(agenda.agendadaPara), asc(agenda.id))
    .limit(limiteNoTexto(1))
    .as('proxima_agenda')
