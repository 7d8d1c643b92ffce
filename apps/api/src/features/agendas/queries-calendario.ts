import type { contarAgendasPorDia, listarAgendasAtrasadas } from '@balcao/dominio/agendas/contratos'
import type { ValorDe } from '@balcao/dominio/contrato'
import { FUSO, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import type { PorFilial } from '@balcao/dominio/parametros'
import { and, asc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { quantos } from '../../platform/banco/contagem.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import type { Sessao } from '../../sessao.ts'
import { daPropriaFilial } from '../filiais/queries-por-filial.ts'
import { linhasDaAgenda } from './queries.ts'
import { agenda } from './tabelas.ts'
import { agendaVisivel } from './visibilidade.ts'

type Contagem = ValorDe<typeof contarAgendasPorDia, 'query'> & { dtIni: string; dtFim: string }

// In the text of the statement: as a value it would be another expression in each place where it stands.
const DIA = sql<string>`(${agenda.agendadaPara} at time zone ${sql.raw(`'${FUSO}'`)})::date::text`

/** AGE-02, AGE-03 How many of each day stand how at this moment. */
export function quantidadePorDia(banco: Executor, sessao: Sessao, filtro: Contagem, agora: Date) {
  const { dtIni, dtFim, idColab, tipo } = filtro
  const aplicados: FiltroAplicado<Contagem> = {
    dtIni: gte(agenda.agendadaPara, inicioDoDia(dtIni)),
    dtFim: lt(agenda.agendadaPara, inicioDoDia(somarDias(dtFim, 1))),
    idColab: idColab ? eq(agenda.colaboradorId, idColab) : undefined,
    tipo: eq(agenda.tipo, tipo),
  }
  const instante = sql`${agora.toISOString()}::timestamptz`
  const aberta = sql`${agenda.finalizadaEm} is null`
  return banco
    .select({
      dia: DIA,
      pendentes: quantos(sql`${aberta} and ${agenda.agendadaPara} >= ${instante}`),
      atrasadas: quantos(sql`${aberta} and ${agenda.agendadaPara} < ${instante}`),
      cumpridas: quantos(sql`not ${aberta}`),
    })
    .from(agenda)
    .where(and(agendaVisivel(banco, sessao), ...Object.values(aplicados)))
    .groupBy(DIA)
    .orderBy(DIA)
}

type Atrasadas = ValorDe<typeof listarAgendasAtrasadas, 'query'>

/** AGE-02 Not done, of before this moment, the oldest first; `desde` is where each branch stops counting. */
export function paginaDasPorCumprir(
  banco: Executor,
  sessao: Sessao,
  { page, take, idColab, tipo }: Atrasadas,
  { antesDe, desde }: { antesDe: Date; desde: PorFilial<string> },
) {
  const onde: SQL | undefined = and(
    agendaVisivel(banco, sessao),
    isNull(agenda.finalizadaEm),
    eq(agenda.tipo, tipo),
    idColab ? eq(agenda.colaboradorId, idColab) : undefined,
    lt(agenda.agendadaPara, antesDe),
    gte(agenda.agendadaPara, daPropriaFilial(agenda.filialId, desde, 'timestamptz')),
  )
  return paginar(
    banco,
    { page, take },
    {
      linhas: (limite, salto) =>
        linhasDaAgenda(banco, onde)
          .orderBy(asc(agenda.agendadaPara), asc(agenda.id))
          .limit(limite)
          .offset(salto),
      contar: banco.select({ um: sql`1` }).from(agenda).where(onde),
    },
  )
}
