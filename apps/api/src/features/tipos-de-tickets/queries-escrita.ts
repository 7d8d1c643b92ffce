import type { ConteudoDoTipo, MotivoDoTipo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import { and, asc, count, eq, isNull, max, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import {
  motivoFinalizacao,
  ticketEtapa,
  ticketEtapaCondicional,
  ticketMotivoAbertura,
  ticketTipo,
  ticketTipoPublicacao,
  ticketTipoRascunho,
} from '../tickets/nucleo/tabelas-catalogo.ts'
import { conteudoEmVigor, type TipoGravado } from './queries.ts'

export const travarTipo = (tx: Tx, id: number): Promise<TipoGravado> =>
  travar(tx, ticketTipo, eq(ticketTipo.id, id))

/** A type out of use and with nothing in force: its first publication brings it into use. */
export async function inserirTipo(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  chave: string,
  { motivos: _motivos, etapas: _etapas, ...proprio }: ConteudoDoTipo,
): Promise<number> {
  const [ultimo] = await tx.select({ ordem: max(ticketTipo.ordem) }).from(ticketTipo)
  const [linha] = await tx
    .insert(ticketTipo)
    .values({
      ...proprio,
      chave,
      ativo: false,
      publicacao: 0,
      ordem: (ultimo?.ordem ?? 0) + 1,
      criadoEm: agora,
      criadoPor: colaboradorId,
    })
    .returning({ id: ticketTipo.id })
  if (!linha) throw new Error('o tipo não foi gravado')
  return linha.id
}

/** TIC-10 The ways to end a ticket that are of one type alone: who is made after it ends its tickets as it does. */
export async function copiarMotivosDeFinalizacao(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  { de, para }: { de: number; para: number },
): Promise<void> {
  const motivos = await tx
    .select()
    .from(motivoFinalizacao)
    .where(and(eq(motivoFinalizacao.tipoId, de), eq(motivoFinalizacao.ativo, true)))
    .orderBy(asc(motivoFinalizacao.ordem), asc(motivoFinalizacao.id))
  if (motivos.length === 0) return
  await tx.insert(motivoFinalizacao).values(
    motivos.map(({ descricao, conclui, informa, duplicado, ordem }) => ({
      ...{ tipoId: para, descricao, conclui, informa, duplicado, ordem },
      ...{ criadoEm: agora, criadoPor: colaboradorId },
    })),
  )
}

export async function gravarRascunho(
  tx: Tx,
  autoria: Autoria,
  tipoId: number,
  conteudo: ConteudoDoTipo,
): Promise<void> {
  await tx
    .insert(ticketTipoRascunho)
    .values({ tipoId, conteudo, ...deQuemCria(autoria) })
    .onConflictDoUpdate({
      target: ticketTipoRascunho.tipoId,
      set: { conteudo, ...deQuemMuda(autoria), versao: sql`${ticketTipoRascunho.versao} + 1` },
    })
}

export async function apagarRascunho(tx: Tx, tipoId: number): Promise<void> {
  await tx.delete(ticketTipoRascunho).where(eq(ticketTipoRascunho.tipoId, tipoId))
}

export async function porEmUso(tx: Tx, autoria: Autoria, id: number, ativo: boolean) {
  await tx
    .update(ticketTipo)
    .set({
      ativo,
      ...deQuemMuda(autoria),
      versao: sql`${ticketTipo.versao} + 1`,
    })
    .where(eq(ticketTipo.id, id))
}

/** ADM-05 The next publication in force: what was said until now is kept, steps are new ones, reasons go on. */
export async function porEmVigor(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  tipo: TipoGravado,
  conteudo: ConteudoDoTipo,
): Promise<number> {
  const { motivos, etapas, ...proprio } = conteudo
  const numero = tipo.publicacao + 1
  if (tipo.publicacao > 0)
    await tx.insert(ticketTipoPublicacao).values({
      tipoId: tipo.id,
      numero: tipo.publicacao,
      conteudo: await conteudoEmVigor(tx, tipo),
      ate: agora,
    })
  await gravarMotivos(tx, tipo.id, motivos)
  await inserirEtapas(tx, tipo.id, numero, etapas)
  await tx
    .update(ticketTipo)
    .set({
      ...proprio,
      publicacao: numero,
      ...(tipo.publicacao === 0 && { ativo: true }),
      atualizadoEm: agora,
      atualizadoPor: colaboradorId,
      versao: sql`${ticketTipo.versao} + 1`,
    })
    .where(eq(ticketTipo.id, tipo.id))
  return numero
}

/** Reasons keep their number over publications: tickets, filters and automations go on naming them. */
async function gravarMotivos(tx: Tx, tipoId: number, motivos: readonly MotivoDoTipo[]): Promise<void> {
  const gravados = await tx
    .select({ id: ticketMotivoAbertura.id })
    .from(ticketMotivoAbertura)
    .where(eq(ticketMotivoAbertura.tipoId, tipoId))
  const conhecidos = new Map(gravados.map(({ id }) => [String(id), id]))
  await tx.update(ticketMotivoAbertura).set({ ativo: false }).where(eq(ticketMotivoAbertura.tipoId, tipoId))
  const idDa = new Map<string, number>()
  const gravar = async (pai: string | null) => {
    for (const [ordem, motivo] of motivos.entries()) {
      if (motivo.pai !== pai || idDa.has(motivo.chave)) continue
      const { chave, pai: _pai, ...resto } = motivo
      const linha = {
        ...resto,
        tipoId,
        paiId: pai === null ? null : (idDa.get(pai) ?? null),
        ordem,
        ativo: true,
      }
      const conhecido = conhecidos.get(chave)
      if (conhecido === undefined) {
        const [nova] = await tx
          .insert(ticketMotivoAbertura)
          .values(linha)
          .returning({ id: ticketMotivoAbertura.id })
        if (nova) idDa.set(chave, nova.id)
      } else {
        await tx.update(ticketMotivoAbertura).set(linha).where(eq(ticketMotivoAbertura.id, conhecido))
        idDa.set(chave, conhecido)
      }
      await gravar(chave)
    }
  }
  await gravar(null)
}

async function inserirEtapas(
  tx: Tx,
  tipoId: number,
  publicacao: number,
  etapas: ConteudoDoTipo['etapas'],
): Promise<void> {
  const deSempre = await tx
    .select({ id: ticketEtapa.id })
    .from(ticketEtapa)
    .where(eq(ticketEtapa.tipoId, tipoId))
  const conhecidas = new Map(deSempre.map(({ id }) => [String(id), id]))
  const idDa = new Map<string, number>()
  for (const [ordem, { chave, saidas: _saidas, ...etapa }] of etapas.entries()) {
    const continuaId = conhecidas.get(chave) ?? null
    const [linha] = await tx
      .insert(ticketEtapa)
      .values({ ...etapa, tipoId, publicacao, ordem, continuaId })
      .returning({ id: ticketEtapa.id })
    if (linha) idDa.set(chave, linha.id)
  }
  for (const { chave, saidas } of etapas)
    for (const [ordem, { condicao, descricao, para }] of saidas.entries()) {
      const [etapaId, proximaEtapaId] = [idDa.get(chave), idDa.get(para)]
      if (etapaId === undefined || proximaEtapaId === undefined)
        throw new Error(`a saída de ${chave} não leva a nada`)
      await tx.insert(ticketEtapaCondicional).values({ etapaId, condicao, descricao, proximaEtapaId, ordem })
    }
}

const abertosDaPublicacao = (tipoId: number, numero: number) =>
  and(
    eq(ticket.tipoId, tipoId),
    isNull(ticket.finalizadoEm),
    isNull(ticket.arquivadoEm),
    sql`${ticket.etapaId} in (select id from ticket_etapa where tipo_id = ${tipoId} and publicacao = ${numero})`,
  )

/** Held until they have moved; the oldest first. */
export const travarAbertos = (
  tx: Tx,
  { tipoId, numero, maximo }: { tipoId: number; numero: number; maximo: number },
) =>
  tx
    .select()
    .from(ticket)
    .where(abertosDaPublicacao(tipoId, numero))
    .orderBy(asc(ticket.id))
    .limit(maximo)
    .for('update')

export async function contarAbertos(tx: Tx, tipoId: number, numero: number): Promise<number> {
  const [linha] = await tx.select({ total: count() }).from(ticket).where(abertosDaPublicacao(tipoId, numero))
  return linha?.total ?? 0
}
