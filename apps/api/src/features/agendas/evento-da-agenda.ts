import { caminhoDaAgenda } from '@balcao/dominio/agendas/lembrete'
import { TIPOS_DE_AGENDA } from '@balcao/dominio/agendas/situacao'
import type { EventoDoCalendario } from '../../platform/icalendario/calendario.ts'
import type { LinhaDaAgenda } from './queries.ts'

const UM_MINUTO_MS = 60_000

type Onde = { negocio: string; origem: string; duracaoMinutos: number }

/** AGE-01 An agenda as a calendar shows it. */
export function eventoDaAgenda(
  { agenda, cliente, motivo }: LinhaDaAgenda,
  { negocio, origem, duracaoMinutos }: Onde,
): EventoDoCalendario {
  const feita = agenda.finalizadaEm !== null
  const nome = cliente.fant || cliente.razSoc
  const partes = [
    `Cliente: ${cliente.razSoc}`,
    agenda.descricao,
    feita && `Finalizada: ${[motivo, agenda.resultado].filter(Boolean).join(' – ')}`,
  ]
  return {
    uid: `agenda-${agenda.id}@${negocio}.balcao`,
    sequencia: agenda.versao - 1,
    alteradoEm: agenda.atualizadoEm,
    inicio: agenda.agendadaPara,
    fim: new Date(agenda.agendadaPara.getTime() + duracaoMinutos * UM_MINUTO_MS),
    titulo: `${feita ? '✓ ' : ''}${nome}: ${agenda.assunto}`,
    descricao: partes.filter(Boolean).join('\n'),
    categoria: TIPOS_DE_AGENDA[agenda.tipo],
    endereco: `${origem}${caminhoDaAgenda(agenda)}`,
    livre: feita,
  }
}
