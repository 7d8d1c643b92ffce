import type { listarAvisosPublicados, listarLeiturasDoAviso } from '@balcao/dominio/avisos/gestao'
import type { ValorDe } from '@balcao/dominio/contrato'
import { tiposDeUsuario, veTodasAsFiliais } from '@balcao/dominio/usuarios'
import { and, asc, count, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador, colaboradorFilial, colaboradorSetor } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { aviso, avisoLeitura } from './tabelas.ts'

/** ADM-08 Those that were written to a public; who sees branches alone, theirs and what they wrote. */
const gerido = (sessao: Sessao): SQL | undefined =>
  and(
    isNull(aviso.colaboradorId),
    sessao.veTudo
      ? undefined
      : or(eq(aviso.autorId, sessao.colaboradorId), umDe(aviso.filialId, sessao.filiais)),
  )

const nomesDosSetores = sql<string[]>`array(
  select ${setor.nome} from ${setor} where ${setor.id} = any(${aviso.setores}) order by 1)`
// Who wrote it has read it, which tells nobody anything.
const lidos = sql<number>`(select count(*)::int from ${avisoLeitura}
  where ${avisoLeitura.avisoId} = ${aviso.id} and ${avisoLeitura.colaboradorId} is distinct from ${aviso.autorId})`

type Query = ValorDe<typeof listarAvisosPublicados, 'query'>

export function avisosGeridos(banco: Executor, sessao: Sessao, query: Query) {
  const aplicados: FiltroAplicado<Pick<Query, 'situacao'>> = {
    situacao: query.situacao && eq(aviso.situacao, query.situacao),
  }
  const onde = and(gerido(sessao), ...Object.values(aplicados))
  const sentido = query.direction === 'ASC' ? asc : desc
  return paginar(banco, query, {
    linhas: (limite, salto) =>
      banco
        .select({
          id: aviso.id,
          titulo: aviso.titulo,
          mensagem: aviso.mensagem,
          importante: aviso.importante,
          situacao: aviso.situacao,
          tipos: aviso.tipos,
          filial: filial.nome,
          setores: nomesDosSetores,
          publicadoEm: aviso.publicadoEm,
          ate: aviso.ate,
          autor: colaborador.nome,
          lidos,
          versao: aviso.versao,
        })
        .from(aviso)
        .leftJoin(colaborador, eq(colaborador.id, aviso.autorId))
        .leftJoin(filial, eq(filial.id, aviso.filialId))
        .where(onde)
        .orderBy(sentido(aviso.publicadoEm), sentido(aviso.id))
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(aviso).where(onde),
  })
}
export type LinhaGerida = Awaited<ReturnType<typeof avisosGeridos>>['itens'][number]

type AvisoGravado = typeof aviso.$inferSelect

export async function avisoGerido(
  banco: Executor,
  sessao: Sessao,
  id: number,
): Promise<AvisoGravado | undefined> {
  const [linha] = await banco
    .select()
    .from(aviso)
    .where(and(eq(aviso.id, id), gerido(sessao)))
  return linha
}

export const travarAvisoGerido = (tx: Tx, sessao: Sessao, id: number): Promise<AvisoGravado> =>
  travar(tx, aviso, and(eq(aviso.id, id), gerido(sessao)) ?? sql`false`)

const QUE_VEEM_TUDO = tiposDeUsuario.filter(veTodasAsFiliais)

/** Whom it is for, as the visibility of each of them would say. */
function doPublico({ tipos, filialId, setores, publicadoEm }: AvisoGravado): SQL | undefined {
  return and(
    eq(colaborador.ativo, true),
    lte(colaborador.criadoEm, publicadoEm),
    tipos === null ? undefined : umDe(colaborador.tipo, tipos),
    filialId === null
      ? undefined
      : or(
          umDe(colaborador.tipo, QUE_VEEM_TUDO),
          sql`exists (select 1 from ${colaboradorFilial} where ${colaboradorFilial.colaboradorId} = ${colaborador.id}
            and ${colaboradorFilial.filialId} = ${filialId})`,
        ),
    setores === null
      ? undefined
      : sql`exists (select 1 from ${colaboradorSetor} where ${colaboradorSetor.colaboradorId} = ${colaborador.id}
          and ${umDe(colaboradorSetor.setorId, setores)})`,
  )
}

export function leiturasDoAviso(
  banco: Executor,
  daqui: AvisoGravado,
  query: ValorDe<typeof listarLeiturasDoAviso, 'query'>,
) {
  const juncao = and(eq(avisoLeitura.avisoId, daqui.id), eq(avisoLeitura.colaboradorId, colaborador.id))
  const onde = query.faltam
    ? and(isNull(avisoLeitura.lidoEm), doPublico(daqui))
    : isNotNull(avisoLeitura.lidoEm)
  const sentido = query.direction === 'DESC' ? desc : asc
  return paginar(banco, query, {
    linhas: (limite, salto) =>
      banco
        .select({
          id: colaborador.id,
          nome: colaborador.nome,
          tipo: colaborador.tipo,
          lidoEm: avisoLeitura.lidoEm,
        })
        .from(colaborador)
        .leftJoin(avisoLeitura, juncao)
        .where(onde)
        .orderBy(sentido(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id))
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(colaborador).leftJoin(avisoLeitura, juncao).where(onde),
  })
}

export async function mudarSituacao(
  tx: Tx,
  { id, situacao }: Pick<AvisoGravado, 'id' | 'situacao'>,
  { agora, colaboradorId }: { agora: Date; colaboradorId: number | null },
): Promise<void> {
  await tx
    .update(aviso)
    .set({ situacao, atualizadoEm: agora, atualizadoPor: colaboradorId, versao: sql`${aviso.versao} + 1` })
    .where(eq(aviso.id, id))
}

/** ADM-08 Whose day came, or whose last day is over; another process that looks at the same time takes others. */
export function travarAvisosAMudar(tx: Tx, agora: Date, maximo: number): Promise<AvisoGravado[]> {
  const comecou = and(eq(aviso.situacao, 'AGENDADO'), lte(aviso.publicadoEm, agora))
  const acabou = and(sql`${aviso.situacao} in ('AGENDADO', 'PUBLICADO')`, lte(aviso.ate, agora))
  return tx
    .select()
    .from(aviso)
    .where(or(comecou, acabou))
    .orderBy(aviso.id)
    .limit(maximo)
    .for('update', { skipLocked: true })
}

export async function setoresAtivos(banco: Executor, ids: readonly number[]): Promise<number> {
  const [linha] = await banco
    .select({ quantos: count() })
    .from(setor)
    .where(and(umDe(setor.id, [...ids]), eq(setor.ativo, true)))
  return linha?.quantos ?? 0
}
