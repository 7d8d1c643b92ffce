import type { Etapa } from '@balcao/dominio/tickets/etapas'
import type { SituacaoDoStatus } from '@balcao/dominio/tickets/situacoes'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
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

/** The steps of a type in order, each with its ways out. */
export async function etapasDoTipo(banco: Executor, tipoId: number): Promise<EtapaDoTipo[]> {
  const etapas = await banco
    .select({
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
    })
    .from(ticketEtapa)
    .innerJoin(setor, eq(setor.id, ticketEtapa.setorId))
    .innerJoin(ticketStatus, eq(ticketStatus.id, ticketEtapa.statusId))
    .where(eq(ticketEtapa.tipoId, tipoId))
    .orderBy(asc(ticketEtapa.ordem))
  const condicionais = await banco
    .select()
    .from(ticketEtapaCondicional)
    .where(
      inArray(
        ticketEtapaCondicional.etapaId,
        etapas.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ticketEtapaCondicional.ordem))
  return etapas.map((etapa) => ({
    ...etapa,
    condicionais: condicionais.filter(({ etapaId }) => etapaId === etapa.id),
  }))
}
