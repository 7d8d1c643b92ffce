import type { listarAvisos } from '@balcao/dominio/avisos/contratos'
import type { ValorDe } from '@balcao/dominio/contrato'
import { inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import { comandoDaSessao } from '../../comando-da-sessao.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { aviso, avisoLeitura } from './tabelas.ts'
import { avisoVisivel } from './visibilidade.ts'

const leituraDaSessao = (sessao: Sessao) =>
  and(eq(avisoLeitura.avisoId, aviso.id), eq(avisoLeitura.colaboradorId, sessao.colaboradorId))

const naoLido = isNull(avisoLeitura.avisoId)

type Filtro = Omit<ValorDe<typeof listarAvisos, 'query'>, 'page' | 'take'>

function ondeDaLista(sessao: Sessao, { naoLidos, importantes, dtIni, dtFim }: Filtro) {
  const aplicados: FiltroAplicado<Omit<Filtro, 'orderBy' | 'direction'>> = {
    naoLidos: naoLidos ? naoLido : undefined,
    importantes: importantes ? eq(aviso.importante, true) : undefined,
    dtIni: dtIni ? gte(aviso.publicadoEm, inicioDoDia(dtIni)) : undefined,
    dtFim: dtFim ? lt(aviso.publicadoEm, inicioDoDia(somarDias(dtFim, 1))) : undefined,
  }
  return and(avisoVisivel(sessao), ...Object.values(aplicados))
}

function emOrdem({ direction }: Filtro) {
  const sentido = direction === 'ASC' ? asc : desc
  return [sentido(aviso.publicadoEm), sentido(aviso.id)]
}

const linhasDaLista = (banco: Executor, sessao: Sessao, onde: SQL | undefined) =>
  banco
    .select({
      id: aviso.id,
      titulo: aviso.titulo,
      mensagem: aviso.mensagem,
      importante: aviso.importante,
      pessoal: sql<boolean>`${isNotNull(aviso.colaboradorId)}`,
      caminho: aviso.caminho,
      publicadoEm: aviso.publicadoEm,
      autor: colaborador.nome,
      lido: sql<boolean>`${isNotNull(avisoLeitura.avisoId)}`,
    })
    .from(aviso)
    .leftJoin(avisoLeitura, leituraDaSessao(sessao))
    .leftJoin(colaborador, eq(colaborador.id, aviso.autorId))
    .where(onde)
    .$dynamic()

/** The notices of an export, in the order of the list. */
export async function idsDosAvisos(banco: Executor, sessao: Sessao, filtro: Filtro, maximo: number) {
  const achados = await banco
    .select({ id: aviso.id })
    .from(aviso)
    .leftJoin(avisoLeitura, leituraDaSessao(sessao))
    .where(ondeDaLista(sessao, filtro))
    .orderBy(...emOrdem(filtro))
    .limit(maximo)
  return achados.map(({ id }) => id)
}

/** Those of these notices that the session still sees. */
export const avisosPorIds = (banco: Executor, sessao: Sessao, ids: readonly number[]) =>
  linhasDaLista(banco, sessao, and(inArray(aviso.id, [...ids]), avisoVisivel(sessao)))

export function avisosDaSessao(
  banco: Executor,
  sessao: Sessao,
  pedido: ValorDe<typeof listarAvisos, 'query'>,
) {
  const onde = ondeDaLista(sessao, pedido)
  return paginar(banco, pedido, {
    linhas: (limite, salto) =>
      linhasDaLista(banco, sessao, onde)
        .orderBy(...emOrdem(pedido))
        .limit(limite)
        .offset(salto),
    contar: banco
      .select({ um: sql`1` })
      .from(aviso)
      .leftJoin(avisoLeitura, leituraDaSessao(sessao))
      .where(onde),
  })
}

const naoLidos = comandoDaSessao((banco, sessao) =>
  banco
    .select({ quantidade: count() })
    .from(aviso)
    .leftJoin(avisoLeitura, leituraDaSessao(sessao))
    .where(and(avisoVisivel(sessao), naoLido)),
)

export async function contarNaoLidos(banco: Executor, sessao: Sessao): Promise<number> {
  const [linha] = await naoLidos(banco, sessao, {})
  return linha?.quantidade ?? 0
}

export async function avisoExiste(banco: Executor, sessao: Sessao, avisoId: number): Promise<boolean> {
  const [linha] = await banco
    .select({ id: aviso.id })
    .from(aviso)
    .where(and(eq(aviso.id, avisoId), avisoVisivel(sessao)))
  return linha !== undefined
}

/** These notices, or all, of those visible; answers how many had not been confirmed before, here or in parallel. */
export async function marcarLidos(
  tx: Tx,
  sessao: Sessao,
  lidoEm: Date,
  ids: readonly number[] | null,
): Promise<number> {
  const quais: SQL | undefined = and(
    avisoVisivel(sessao),
    ids === null ? undefined : inArray(aviso.id, [...ids]),
  )
  const marcados = await tx
    .insert(avisoLeitura)
    .select(
      tx
        .select({
          avisoId: aviso.id,
          colaboradorId: sql<number>`${sessao.colaboradorId}::bigint`.as('colaborador_id'),
          lidoEm: sql<Date>`${lidoEm.toISOString()}::timestamptz`.as('lido_em'),
        })
        .from(aviso)
        .where(quais)
        // The same order in every transaction: two that confirm all at once wait, and never block each other.
        .orderBy(aviso.id),
    )
    .onConflictDoNothing()
    .returning({ id: avisoLeitura.avisoId })
  return marcados.length
}

/** The author's identical notice since then; whoever asks at the same time waits for the first to finish. */
export async function avisoRepetido(
  tx: Tx,
  { titulo, mensagem, importante, filialId, autorId, ...publico }: NovoAviso,
  desde: Date,
): Promise<number | null> {
  await tx.select({ id: colaborador.id }).from(colaborador).where(eq(colaborador.id, autorId)).for('update')
  const candidatos = await tx
    .select({
      id: aviso.id,
      tipos: aviso.tipos,
      filialId: aviso.filialId,
      setores: aviso.setores,
      ate: aviso.ate,
      situacao: aviso.situacao,
      publicadoEm: aviso.publicadoEm,
    })
    .from(aviso)
    .where(
      and(
        gt(aviso.criadoEm, desde),
        inArray(aviso.situacao, ['AGENDADO', 'PUBLICADO']),
        eq(aviso.autorId, autorId),
        eq(aviso.titulo, titulo),
        eq(aviso.mensagem, mensagem),
        eq(aviso.importante, importante ?? false),
      ),
    )
  const mesmoPublico = candidatos.find(
    (outro) => outro.filialId === (filialId ?? null) && oMesmo(outro, publico),
  )
  return mesmoPublico?.id ?? null
}

type Alcance = Pick<typeof aviso.$inferInsert, 'tipos' | 'setores' | 'ate' | 'situacao' | 'publicadoEm'>

/** What is published at once has the instant of its request, which no two requests share. */
const oMesmo = (um: Alcance, outro: Alcance): boolean =>
  [um, outro]
    .map(({ tipos, setores, ate, situacao, publicadoEm }) =>
      JSON.stringify([tipos, setores, ate, situacao, situacao === 'AGENDADO' ? publicadoEm : null]),
    )
    .every((dito, _, [primeiro]) => dito === primeiro)

type NovoAviso = Omit<typeof aviso.$inferInsert, 'autorId' | 'criadoEm'> & { autorId: number; criadoEm: Date }

/** Who writes a notice has read it. */
export async function inserirAviso(tx: Tx, novo: NovoAviso): Promise<number> {
  const [linha] = await tx
    .insert(aviso)
    .values({ ...novo, criadoPor: novo.autorId })
    .returning({ id: aviso.id })
  if (!linha) throw new Error('o aviso não foi gravado')
  await tx
    .insert(avisoLeitura)
    .values({ avisoId: linha.id, colaboradorId: novo.autorId, lidoEm: novo.criadoEm })
  return linha.id
}
