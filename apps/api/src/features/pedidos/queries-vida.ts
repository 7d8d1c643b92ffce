import { asc, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { pedidoBloqueio, pedidoHistorico } from './tabelas-da-vida.ts'

// An ERP that repeats itself for years must not make the page of one order endless.
const MAXIMO_DE_ENTRADAS = 200

/** DOC-03 The newest first. */
export const historicoDoPedido = (banco: Executor, pedidoId: number) =>
  banco
    .select({
      id: pedidoHistorico.id,
      quando: pedidoHistorico.quando,
      tipo: pedidoHistorico.tipo,
      de: pedidoHistorico.de,
      para: pedidoHistorico.para,
      sistema: pedidoHistorico.sistema,
      observacao: pedidoHistorico.observacao,
      versao: pedidoHistorico.versao,
      nome: colaborador.nome,
    })
    .from(pedidoHistorico)
    .leftJoin(colaborador, eq(colaborador.id, pedidoHistorico.colaboradorId))
    .where(eq(pedidoHistorico.pedidoId, pedidoId))
    .orderBy(desc(pedidoHistorico.id))
    .limit(MAXIMO_DE_ENTRADAS)

export type EntradaDoHistorico = Awaited<ReturnType<typeof historicoDoPedido>>[number]

/** VEN-01 Released ones too, as they came. */
export const bloqueiosDoPedido = (banco: Executor, pedidoId: number) =>
  banco
    .select({ bloqueio: pedidoBloqueio, liberadoPor: colaborador.nome })
    .from(pedidoBloqueio)
    .leftJoin(colaborador, eq(colaborador.id, pedidoBloqueio.liberadoPor))
    .where(eq(pedidoBloqueio.pedidoId, pedidoId))
    .orderBy(asc(pedidoBloqueio.id))

export type BloqueioComNome = Awaited<ReturnType<typeof bloqueiosDoPedido>>[number]
