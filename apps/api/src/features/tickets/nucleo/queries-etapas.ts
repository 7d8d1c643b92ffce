import type { Etapa } from '@balcao/dominio/tickets/etapas'
import type { SituacaoDoStatus } from '@balcao/dominio/tickets/situacoes'
import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { setor } from '../../setores/tabelas.ts'
import { ticketEtapa, ticketEtapaCondicional, ticketStatus, ticketTipo } from './tabelas-catalogo.ts'

/** A step with what people read about it. */
export type EtapaDoTipo = Omit<Etapa, 'condicionais'> & {
  nome: string
  setorId: number
  setor: string
  statusId: number
  situacao: SituacaoDoStatus
  condicionais: (Etapa['condicionais'][number] & { descricao: string })[]
}

const comSaidas = (banco: Pick<Executor, 'select'>, onde: SQL) =>
  banco
    .select({
      etapa: {
        id: ticketEtapa.id,
        ordem: ticketEtapa.ordem,
        nome: ticketEtapa.nome,
        requisito: ticketEtapa.requisito,
        permiteFinalizar: ticketEtapa.permiteFinalizar,
        desvio: ticketEtapa.desvio,
        setorId: ticketEtapa.setorId,
        setor: setor.nome,
        statusId: ticketEtapa.statusId,
        situacao: ticketStatus.situacao,
      },
      condicional: ticketEtapaCondicional,
    })
    .from(ticketEtapa)
    .innerJoin(setor, eq(setor.id, ticketEtapa.setorId))
    .innerJoin(ticketStatus, eq(ticketStatus.id, ticketEtapa.statusId))
    .leftJoin(ticketEtapaCondicional, eq(ticketEtapaCondicional.etapaId, ticketEtapa.id))
    .where(onde)
    .orderBy(asc(ticketEtapa.tipoId), asc(ticketEtapa.ordem), asc(ticketEtapaCondicional.ordem))

/** ADM-05 Those of the publication in force. */
const EM_VIGOR = sql`${ticketEtapa.publicacao} = (select ${ticketTipo.publicacao} from ${ticketTipo}
  where ${ticketTipo.id} = ${ticketEtapa.tipoId})`

const saidasDoTipo = comandoFixo((banco, { tipoId }: { tipoId: number }) =>
  comSaidas(banco, sql`${eq(ticketEtapa.tipoId, tipoId)} and ${EM_VIGOR}`),
)

const saidasDoTicket = comandoFixo((banco, { etapaId }: { etapaId: number }) => {
  const dela = alias(ticketEtapa, 'dela')
  const daMesma = banco
    .select({ um: sql`1` })
    .from(dela)
    .where(
      and(
        eq(dela.id, etapaId),
        eq(dela.tipoId, ticketEtapa.tipoId),
        eq(dela.publicacao, ticketEtapa.publicacao),
      ),
    )
  return comSaidas(banco, exists(daMesma))
})

/** The steps of a type as it is opened today, in order, each with its ways out: one question, because every opening asks it. */
export async function etapasDoTipo(banco: Executor, tipoId: number): Promise<EtapaDoTipo[]> {
  return cadaUmaComAsSuas(await saidasDoTipo(banco, { tipoId }))
}

/** ADM-05 The steps among which a ticket goes: those of the publication that its step is of, whatever is in force by now. */
export async function etapasDoTicket(banco: Executor, etapaId: number): Promise<EtapaDoTipo[]> {
  return cadaUmaComAsSuas(await saidasDoTicket(banco, { etapaId }))
}

/** Those of several types as they are opened today, one type after the other. */
export const etapasDosTipos = async (banco: Executor, tipos: readonly number[]): Promise<EtapaDoTipo[]> =>
  cadaUmaComAsSuas(await comSaidas(banco, sql`${umDe(ticketEtapa.tipoId, [...tipos])} and ${EM_VIGOR}`))

function cadaUmaComAsSuas(linhas: Awaited<ReturnType<typeof comSaidas>>): EtapaDoTipo[] {
  const etapas = new Map<number, EtapaDoTipo>()
  for (const { etapa, condicional } of linhas) {
    const lida = etapas.get(etapa.id) ?? { ...etapa, condicionais: [] }
    if (condicional) lida.condicionais.push(condicional)
    etapas.set(etapa.id, lida)
  }
  return [...etapas.values()]
}
