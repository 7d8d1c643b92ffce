import type { Etapa } from '@balcao/dominio/tickets/etapas'
import type { SituacaoDoStatus } from '@balcao/dominio/tickets/situacoes'
import { asc, eq, type SQL } from 'drizzle-orm'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { setor } from '../../setores/tabelas.ts'
import { ticketEtapa, ticketEtapaCondicional, ticketStatus } from './tabelas-catalogo.ts'

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

const saidasDoTipo = comandoFixo((banco, { tipoId }: { tipoId: number }) =>
  comSaidas(banco, eq(ticketEtapa.tipoId, tipoId)),
)

/** The steps of a type in order, each with its ways out: one question, because every opening and every advance asks it. */
export async function etapasDoTipo(banco: Executor, tipoId: number): Promise<EtapaDoTipo[]> {
  return cadaUmaComAsSuas(await saidasDoTipo(banco, { tipoId }))
}

/** Those of several types, one type after the other. */
export const etapasDosTipos = async (banco: Executor, tipos: readonly number[]): Promise<EtapaDoTipo[]> =>
  cadaUmaComAsSuas(await comSaidas(banco, umDe(ticketEtapa.tipoId, [...tipos])))

function cadaUmaComAsSuas(linhas: Awaited<ReturnType<typeof comSaidas>>): EtapaDoTipo[] {
  const etapas = new Map<number, EtapaDoTipo>()
  for (const { etapa, condicional } of linhas) {
    const lida = etapas.get(etapa.id) ?? { ...etapa, condicionais: [] }
    if (condicional) lida.condicionais.push(condicional)
    etapas.set(etapa.id, lida)
  }
  return [...etapas.values()]
}
