import type { ValorDe } from '@balcao/dominio/contrato'
import type { listarRecebidas } from '@balcao/dominio/correio/entrada/contratos'
import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { combina } from '../../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../../platform/banco/filtro-aplicado.ts'
import { paginar } from '../../../platform/banco/paginador.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import type { AlcanceDasRecebidas } from '../../acompanhamentos/alcance-das-recebidas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { deleOuUnido } from '../../tickets/nucleo/queries-uniao.ts'
import { ticket, ticketHistorico } from '../../tickets/nucleo/tabelas.ts'
import { historicoVisivel, ticketVisivel } from '../../tickets/nucleo/visibilidade.ts'
import { correioCaixa, correioOriginal, correioRecebida } from '../tabelas-entrada.ts'
import { recebidaVisivel } from './visibilidade.ts'

/** Who looks, and the branches whose mail they read. */
export type Leitor = { sessao: Sessao; alcance: AlcanceDasRecebidas }

type Filtro = ValorDe<typeof listarRecebidas, 'query'>

/** The ticket is named only to who sees it: a message may have been joined to one of another branch. */
const linhas = (banco: Executor, sessao: Sessao, onde: SQL | undefined) =>
  banco
    .select({
      id: correioRecebida.id,
      deNome: correioRecebida.deNome,
      deEmail: correioRecebida.deEmail,
      assunto: correioRecebida.assunto,
      estado: correioRecebida.estado,
      motivo: correioRecebida.motivo,
      recebidaEm: correioRecebida.recebidaEm,
      tamanho: correioRecebida.tamanho,
      filial: filial.nome,
      ticketId: correioRecebida.ticketId,
      protocolo: ticket.protocolo,
    })
    .from(correioRecebida)
    .innerJoin(filial, eq(filial.id, correioRecebida.filialId))
    .leftJoin(ticket, and(eq(ticket.id, correioRecebida.ticketId), ticketVisivel(banco, sessao)))
    .where(onde)

export type LinhaDaRecebida = Awaited<ReturnType<typeof linhas>>[number]

/** ALC-02 For the menu: as many as a badge tells. */
export const quantasEsperam = (banco: Executor, alcance: AlcanceDasRecebidas): Promise<number> =>
  banco.$count(correioRecebida, and(eq(correioRecebida.estado, 'DE_LADO'), recebidaVisivel(alcance)))

/** Newest first. */
export function paginaDeRecebidas(
  banco: Executor,
  { sessao, alcance }: Leitor,
  { termo, estado, ...pagina }: Filtro,
) {
  const aplicados: FiltroAplicado<Omit<Filtro, 'page' | 'take'>> = {
    termo: termo ? combina(correioRecebida.busca, termo) : undefined,
    estado: estado.length > 0 ? inArray(correioRecebida.estado, estado) : undefined,
  }
  const onde = and(recebidaVisivel(alcance), ...Object.values(aplicados))
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      linhas(banco, sessao, onde)
        .orderBy(desc(correioRecebida.recebidaEm), desc(correioRecebida.id))
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(correioRecebida).where(onde),
  })
}

const doLeitor = (alcance: AlcanceDasRecebidas, id: number) =>
  and(eq(correioRecebida.id, id), recebidaVisivel(alcance))

export async function recebidaVista(banco: Executor, { sessao, alcance }: Leitor, id: number) {
  const [linha] = await linhas(banco, sessao, doLeitor(alcance, id))
  if (!linha) return null
  const [conteudo] = await banco
    .select({
      texto: correioRecebida.texto,
      citado: correioRecebida.citado,
      html: correioRecebida.html,
      bytes: correioOriginal.bytes,
    })
    .from(correioRecebida)
    .leftJoin(correioOriginal, eq(correioOriginal.recebidaId, correioRecebida.id))
    .where(eq(correioRecebida.id, id))
  return { ...linha, texto: null, citado: null, html: null, bytes: null, ...conteudo }
}

/** Held until the transaction ends; null when it is not for this session to see. */
export async function travarRecebidaVisivel(tx: Tx, alcance: AlcanceDasRecebidas, id: number) {
  const [linha] = await tx.select().from(correioRecebida).where(doLeitor(alcance, id)).for('update')
  return linha ?? null
}

/** Of the branches of the session; a few. */
export const caixasLidas = (banco: Executor, alcance: AlcanceDasRecebidas) =>
  banco
    .select()
    .from(correioCaixa)
    .where(alcance === null ? undefined : umDe(correioCaixa.filialId, alcance))
    .orderBy(asc(correioCaixa.nome))
    .limit(100)

/** The message of one of the ticket's entries, or of one that became part of it, as far as the session reads them. */
export async function emailDoTicket(
  banco: Executor,
  sessao: Sessao,
  { idTicket, ...qual }: { idTicket: number } & ({ idEntrada: number } | { idRecebida: number }),
) {
  const [linha] = await banco
    .select({
      id: correioRecebida.id,
      assunto: correioRecebida.assunto,
      texto: correioRecebida.texto,
      citado: correioRecebida.citado,
      html: correioRecebida.html,
      temOriginal: exists(
        banco
          .select({ um: sql`1` })
          .from(correioOriginal)
          .where(eq(correioOriginal.recebidaId, correioRecebida.id)),
      ).mapWith(Boolean),
    })
    .from(correioRecebida)
    .innerJoin(ticketHistorico, eq(ticketHistorico.id, correioRecebida.historicoId))
    .innerJoin(ticket, eq(ticket.id, idTicket))
    .where(
      and(
        'idEntrada' in qual
          ? eq(ticketHistorico.id, qual.idEntrada)
          : eq(correioRecebida.id, qual.idRecebida),
        deleOuUnido(ticketHistorico.ticketId, idTicket),
        historicoVisivel(sessao),
        ticketVisivel(banco, sessao),
      ),
    )
  return linha ?? null
}
