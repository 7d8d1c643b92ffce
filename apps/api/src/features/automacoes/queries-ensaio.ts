import { distanciaMs } from '@balcao/dominio/automacoes/execucao'
import { ACOES_QUE_MOVEM, type Quando } from '@balcao/dominio/automacoes/quando'
import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/banco/conexao.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { daEquipe, dePessoas, doCliente, mensagemPublica } from '../tickets/nucleo/queries-falas.ts'
import { ticket, ticketHistorico } from '../tickets/nucleo/tabelas.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { ticketVisivel } from '../tickets/nucleo/visibilidade.ts'
import type { AutomacaoGravada } from './queries-escrita.ts'
import { queCombinam } from './queries-vigia.ts'

type Regra = Pick<AutomacaoGravada, 'quando' | 'tempo' | 'se'>
type Periodo = { desde: Date; ate: Date }

const colunas = {
  ticket: {
    id: ticket.id,
    protocolo: ticket.protocolo,
    finalizadoEm: ticket.finalizadoEm,
    arquivadoEm: ticket.arquivadoEm,
    operadorId: ticket.operadorId,
  },
  assunto: sql<string>`coalesce(${ticket.assunto}, ${ticketTipo.descricao})`,
}

type Momento = typeof ticket.abertoEm | typeof ticket.prazoSolucaoEm | typeof ticketHistorico.criadoEm

/** How each kind of occasion is found in what the database keeps. */
type Procura = { coluna: Momento; deslocado: number; onde: SQL | undefined; naHistoria: boolean }

const trocaDeSetor = and(
  eq(ticketHistorico.acao, 'ENCAMINHAMENTO'),
  sql`${ticketHistorico.dados} -> 'de' ->> 'setorId' is distinct from ${ticketHistorico.dados} -> 'para' ->> 'setorId'`,
)

const seguinte = alias(ticketHistorico, 'seguinte')

const aindaAberto = (em: SQL) =>
  and(
    sql`(${ticket.finalizadoEm} is null or ${ticket.finalizadoEm} > ${em})`,
    sql`(${ticket.arquivadoEm} is null or ${ticket.arquivadoEm} > ${em})`,
  )

function procuraDe(banco: Executor, { quando, tempo }: Regra): Procura {
  const dias = tempo ?? 1
  const deslocado =
    quando === 'PARADO' || quando === 'PERTO_DO_PRAZO' ? distanciaMs({ quando, tempo: dias }) : 0
  const naHistoria = (onde: SQL | undefined): Procura => ({
    coluna: ticketHistorico.criadoEm,
    deslocado,
    onde: and(dePessoas, onde),
    naHistoria: true,
  })
  const fimDoSilencio = sql`${ticketHistorico.criadoEm} + make_interval(days => ${dias}::int)`
  const entradaNoMeio = banco
    .select({ um: sql`1` })
    .from(seguinte)
    .where(
      and(
        eq(seguinte.ticketId, ticketHistorico.ticketId),
        sql`(${seguinte.criadoEm}, ${seguinte.id}) > (${ticketHistorico.criadoEm}, ${ticketHistorico.id})`,
        sql`${seguinte.criadoEm} <= ${fimDoSilencio}`,
        sql`${seguinte.acao} <> 'AUTOMACAO'`,
      ),
    )
  const procuras: Record<Quando, () => Procura> = {
    ABERTO: () => ({ coluna: ticket.abertoEm, deslocado, onde: undefined, naHistoria: false }),
    CLIENTE_RESPONDEU: () => naHistoria(and(mensagemPublica, doCliente)),
    EQUIPE_RESPONDEU: () => naHistoria(and(mensagemPublica, daEquipe)),
    MOVIDO: () => naHistoria(or(inArray(ticketHistorico.acao, [...ACOES_QUE_MOVEM]), trocaDeSetor)),
    // What was archived meanwhile is not looked at: the index of deadlines leaves it out.
    PERTO_DO_PRAZO: () => ({
      coluna: ticket.prazoSolucaoEm,
      deslocado,
      onde: and(
        isNull(ticket.arquivadoEm),
        aindaAberto(sql`${ticket.prazoSolucaoEm} - make_interval(mins => ${dias}::int)`),
      ),
      naHistoria: false,
    }),
    PARADO: () => naHistoria(and(sql`not exists (${entradaNoMeio})`, aindaAberto(fimDoSilencio))),
  }
  return procuras[quando]()
}

/** MES-10 The latest occasions of a period on which the rule would have acted, and how many there were. */
export async function ocasioesPassadas(
  banco: Executor,
  sessao: Sessao,
  regra: Regra,
  { desde, ate }: Periodo,
  maximo: number,
) {
  const { coluna, deslocado, onde, naHistoria } = procuraDe(banco, regra)
  const noInstante = (instante: Date) => new Date(instante.getTime() + deslocado)
  const quais = and(
    gt(coluna, noInstante(desde)),
    lte(coluna, noInstante(ate)),
    onde,
    queCombinam(banco, regra.se),
    ticketVisivel(banco, sessao),
  )
  const emTickets = () =>
    banco
      .select({ ...colunas, marco: coluna })
      .from(ticket)
      .$dynamic()
  const emEntradas = () =>
    banco
      .select({ ...colunas, marco: coluna })
      .from(ticketHistorico)
      .innerJoin(ticket, eq(ticket.id, ticketHistorico.ticketId))
      .leftJoin(colaborador, eq(colaborador.id, ticketHistorico.colaboradorId))
      .$dynamic()
  const procuradas = () =>
    (naHistoria ? emEntradas() : (emTickets() as unknown as ReturnType<typeof emEntradas>))
      .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
      .where(quais)
  const { itens, paginator } = await paginar(
    banco,
    { page: 1, take: maximo },
    {
      linhas: (limite) => procuradas().orderBy(desc(coluna), desc(ticket.id)).limit(limite),
      contar: procuradas(),
    },
  )
  const comInstante = itens.flatMap(({ marco, ...item }) =>
    marco === null ? [] : [{ ...item, em: new Date(marco.getTime() - deslocado) }],
  )
  return { itens: comInstante, paginator }
}
