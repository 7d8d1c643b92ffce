import type { Candidato } from '@balcao/dominio/tickets/fluxo/responsavel'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { atendeFilas, tiposDeUsuario, veTodasAsFiliais } from '@balcao/dominio/usuarios'
import { and, asc, count, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { emOrdemAlfabetica } from '../../../platform/banco/busca.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { colaborador, colaboradorFilial, colaboradorSetor } from '../../acesso/tabelas.ts'
import { ticket } from '../nucleo/tabelas.ts'

/** Who may own a ticket. */
const ATENDENTES = tiposDeUsuario.filter(atendeFilas)
const DE_TODAS_AS_FILIAIS = tiposDeUsuario.filter(veTodasAsFiliais)

const ativosDosTipos = (tipos: TipoDeUsuario[]): SQL | undefined =>
  and(eq(colaborador.ativo, true), inArray(colaborador.tipo, tipos))

const emOrdem = [asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id)]

const pessoas = (banco: Executor, onde: SQL | undefined) =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(onde)
    .orderBy(...emOrdem)

export const atendentes = (banco: Executor) => pessoas(banco, ativosDosTipos(ATENDENTES))

export const representantes = (banco: Executor) => pessoas(banco, ativosDosTipos(['REPRESENTANTE']))

/** Works in that branch, or in all of them. */
function daFilial(banco: Executor, filialId: number): SQL | undefined {
  const vinculo = banco
    .select({ um: sql`1` })
    .from(colaboradorFilial)
    .where(and(eq(colaboradorFilial.colaboradorId, colaborador.id), eq(colaboradorFilial.filialId, filialId)))
  return or(inArray(colaborador.tipo, DE_TODAS_AS_FILIAIS), exists(vinculo))
}

/** TIC-12 Somebody who works the queue of that sector, in that branch when it is given; null when nobody does. */
export async function operadorDoSetor(
  banco: Executor,
  operadorId: number,
  { setorId, filialId }: { setorId: number; filialId: number | undefined },
): Promise<{ id: number; nome: string } | null> {
  const [linha] = await banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .innerJoin(colaboradorSetor, eq(colaboradorSetor.colaboradorId, colaborador.id))
    .where(
      and(
        eq(colaborador.id, operadorId),
        ativosDosTipos(ATENDENTES),
        eq(colaboradorSetor.setorId, setorId),
        filialId === undefined ? undefined : daFilial(banco, filialId),
      ),
    )
  return linha ?? null
}

/** MES-02 Somebody as they could own a ticket of that sector and branch; null when there is no such person. */
export async function candidatoDaFila(
  banco: Executor,
  operadorId: number,
  { setorId, filialId }: { setorId: number; filialId: number },
): Promise<Candidato | null> {
  const doSetor = banco
    .select({ um: sql`1` })
    .from(colaboradorSetor)
    .where(and(eq(colaboradorSetor.colaboradorId, colaborador.id), eq(colaboradorSetor.setorId, setorId)))
  const [linha] = await banco
    .select({
      id: colaborador.id,
      nome: colaborador.nome,
      ativo: sql<boolean>`${ativosDosTipos(ATENDENTES)}`,
      doSetor: sql<boolean>`${exists(doSetor)}`,
      daFilial: sql<boolean>`${daFilial(banco, filialId)}`,
    })
    .from(colaborador)
    .where(eq(colaborador.id, operadorId))
  return linha ?? null
}

type Fila = { setorId: number | undefined; filialId: number | undefined }

/** API-04, TIC-12 Who works the queue, and in the branch when it is given, with how many open tickets each has. */
export function atendentesDaFila(banco: Executor, { setorId, filialId }: Fila) {
  const abertos = banco
    .select({ operadorId: ticket.operadorId, total: count().as('total') })
    .from(ticket)
    .where(and(isNotNull(ticket.operadorId), isNull(ticket.finalizadoEm), isNull(ticket.arquivadoEm)))
    .groupBy(ticket.operadorId)
    .as('abertos')
  const naFila = banco
    .select({ um: sql`1` })
    .from(colaboradorSetor)
    .where(
      and(
        eq(colaboradorSetor.colaboradorId, colaborador.id),
        setorId === undefined ? undefined : eq(colaboradorSetor.setorId, setorId),
      ),
    )
  const setores = banco
    .select({
      ids: sql`coalesce(array_agg(${colaboradorSetor.setorId} order by ${colaboradorSetor.setorId}), '{}')`,
    })
    .from(colaboradorSetor)
    .where(eq(colaboradorSetor.colaboradorId, colaborador.id))
  return banco
    .select({
      id: colaborador.id,
      nome: colaborador.nome,
      setores: sql<number[]>`(${setores})`.mapWith((ids: unknown[]) => ids.map(Number)),
      abertos: sql<number>`coalesce(${abertos.total}, 0)`.mapWith(Number),
    })
    .from(colaborador)
    .leftJoin(abertos, eq(abertos.operadorId, colaborador.id))
    .where(
      and(
        ativosDosTipos(ATENDENTES),
        exists(naFila),
        filialId === undefined ? undefined : daFilial(banco, filialId),
      ),
    )
    .orderBy(...emOrdem)
}
