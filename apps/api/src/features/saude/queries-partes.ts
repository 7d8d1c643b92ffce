import type { FatosDaSaude, ParteDaSaude, SituacaoDaParte } from '@balcao/dominio/saude/partes'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { CatalogoDeTarefas } from '../../tarefas/catalogo.ts'

type Tarefa = keyof CatalogoDeTarefas

const DE_EMAIL: Tarefa[] = [
  'enviar-email',
  'enviar-redefinicao',
  'enviar-confirmacao-de-conta',
  'enviar-codigo-de-vinculo',
  'avisar-tentativas',
  'confirmar-email',
  'avisar-email-trocado',
  'enviar-convite',
  'enviar-orcamento',
  'enviar-correio',
]
const DE_WHATSAPP: Tarefa[] = ['enviar-whatsapp', 'buscar-midia-do-whatsapp']
const AO_ERP: Tarefa[] = ['entregar-ao-erp']

type Insistencia = { falhando: number; desistidas: number; desde: string | null; erro: string | null }

/** Of tasks that failed and do not run right now. */
const dasTarefas = (quais: readonly Tarefa[]): SQL => sql`(select json_build_object(
    'falhando', count(*) filter (where j.attempts < j.max_attempts),
    'desistidas', count(*) filter (where j.attempts >= j.max_attempts),
    'desde', min(j.created_at), 'erro', (array_agg(j.last_error order by j.updated_at desc))[1])
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.locked_at is null and j.last_error is not null and t.identifier = any(${sql.param(quais)}::text[]))`

type Lidos = {
  email: Insistencia
  whatsapp: Insistencia
  erp: Insistencia
  recusada: { motivo: string | null; em: string } | null
  caixas: { nome: string; falha: string | null; desde: string | null }[]
  fontes: { fonte: string; falhas: number }[]
  banco: { versao: string; bytes: number; conexoes: number; maximo: number }
  copiadoEm: string | null
  migracao: string
}

/** ADM-11 What the database of the business knows of the parts, in one question. */
export async function lerFatosDoBanco(banco: Executor, agora: Date) {
  const { rows } = await banco.execute<Lidos>(sql`select
    ${dasTarefas(DE_EMAIL)} as email,
    ${dasTarefas(DE_WHATSAPP)} as whatsapp,
    (select json_build_object('falhando', count(*) filter (where desistiu_em is null),
        'desistidas', count(*) filter (where desistiu_em is not null),
        'desde', min(criada_em), 'erro', (array_agg(erro order by id desc))[1])
      from erp_entrega where entregue_em is null and erro is not null) as erp,
    (select case when estado = 'RECUSADO' then json_build_object('motivo', motivo, 'em', estado_em) end
      from whatsapp_mensagem where direcao = 'SAIDA' order by id desc limit 1) as recusada,
    (select coalesce(json_agg(json_build_object('nome', nome, 'falha', falha, 'desde', falha_desde) order by nome), '[]')
      from correio_caixa) as caixas,
    (select coalesce(json_agg(json_build_object('fonte', fonte, 'falhas', falhas) order by fonte), '[]')
      from fonte_externa where descansa_ate > ${agora}) as fontes,
    json_build_object('versao', split_part(current_setting('server_version'), ' ', 1),
      'bytes', pg_database_size(current_database()),
      'conexoes', (select count(*) from pg_stat_activity where backend_type = 'client backend'),
      'maximo', current_setting('max_connections')::int) as banco,
    (select max(quando) from historico where entidade = 'copia' and entidade_id = 'negocio') as "copiadoEm",
    (select max(name) from drizzle.__drizzle_migrations) as migracao`)
  const {
    email,
    whatsapp,
    erp,
    recusada,
    caixas,
    fontes,
    banco: medidas,
    copiadoEm,
    migracao,
  } = rows[0] as Lidos
  return {
    email: comData(email),
    whatsapp: {
      ...comData(whatsapp),
      ...{ recusada: recusada && (recusada.motivo ?? ''), recusadaEm: data(recusada?.em) },
    },
    erp: comData(erp),
    caixas: caixas.map(comData),
    fontes,
    banco: medidas,
    copiadoEm: data(copiadoEm),
    versoes: { migracao },
  } satisfies { [F in keyof FatosDaSaude]?: Partial<FatosDaSaude[F]> }
}

const data = (texto: string | null | undefined): Date | null => (texto ? new Date(texto) : null)
const comData = <T extends { desde: string | null }>(linha: T) => ({ ...linha, desde: data(linha.desde) })

/** How each part was seen last, and since when. */
export async function ultimasVistas(
  banco: Executor,
): Promise<Map<ParteDaSaude, { situacao: SituacaoDaParte; desde: Date }>> {
  const { rows } = await banco.execute<{ parte: ParteDaSaude; situacao: SituacaoDaParte; desde: string }>(sql`
    select distinct on (entidade_id) entidade_id as parte, acao as situacao, quando as desde
    from historico where entidade = 'saude' order by entidade_id, id desc`)
  return new Map(rows.map(({ parte, situacao, desde }) => [parte, { situacao, desde: new Date(desde) }]))
}

const das = (quais: readonly Tarefa[]) =>
  sql`j.last_error is not null and t.identifier = any(${sql.param(quais)}::text[])`
const DA_PARTE = {
  FILA: sql`j.attempts >= j.max_attempts`,
  EMAIL: das(DE_EMAIL),
  WHATSAPP: das(DE_WHATSAPP),
  ERP: das(AO_ERP),
} satisfies { [P in ParteDaSaude]?: SQL }
/** The rest waits for the next time: what takes long holds the queue. */
const DE_UMA_VEZ = 5_000

/** ADM-11 Those that failed, given up or not, go now and with all their attempts; one that runs is left alone. */
export async function devolverAsDaParte(tx: Tx, parte: keyof typeof DA_PARTE): Promise<void> {
  await tx.execute(sql`select 1 from graphile_worker.reschedule_jobs(array(
      select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.locked_at is null and ${DA_PARTE[parte]} order by j.id limit ${DE_UMA_VEZ}),
    run_at => now(), attempts => 0)`)
}
