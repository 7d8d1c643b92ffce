import type { listarAprovacoes } from '@balcao/dominio/aprovacoes/contratos'
import { SITUACOES_ABERTAS } from '@balcao/dominio/aprovacoes/situacoes'
import type { ValorDe } from '@balcao/dominio/contrato'
import { and, asc, desc, eq, gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { comandoFixo } from '../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginarIds } from '../../platform/banco/paginador.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { umDe, umDeNoTexto } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { clienteComTermo } from '../clientes/queries-termo.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import type { SessaoDoChapeu } from './chapeus.ts'
import type { AprovacaoGravada } from './queries-mudanca.ts'
import { aprovacao } from './tabelas.ts'
import { aprovacaoVisivel, queDecide } from './visibilidade.ts'

type Consulta = ValorDe<typeof listarAprovacoes, 'query'>
type Filtro = Omit<Consulta, 'page' | 'take' | 'orderBy' | 'direction'>
type Quem = { sessao: Sessao; chapeus: readonly SessaoDoChapeu[] }

const abertas = umDeNoTexto(aprovacao.situacao, SITUACOES_ABERTAS)

/** Of the open ones, those that wait for this person: not what they asked for, nor what is theirs. */
const esperaPor = (banco: Executor, { sessao: { colaboradorId }, chapeus }: Quem): SQL | undefined =>
  and(
    abertas,
    sql`${aprovacao.solicitanteId} is distinct from ${colaboradorId}`,
    sql`not (${colaboradorId}::bigint = any(${aprovacao.pediram}))`,
    sql`${aprovacao.donoId} is distinct from ${colaboradorId}`,
    or(...chapeus.map((chapeu) => queDecide(banco, chapeu))),
  )

function onde(banco: Executor, quem: Quem, filtro: Filtro): SQL | undefined {
  const { termo, situacao, tipo, filial: filiais, possoDecidir, minhas } = filtro
  const { colaboradorId } = quem.sessao
  const comTermo = (texto: string) =>
    banco.select({ id: cliente.id }).from(cliente).where(clienteComTermo(banco, texto))
  const numero = /^\d{1,15}$/.test(termo.trim()) ? Number(termo.trim()) : null
  const aplicados: FiltroAplicado<Filtro> = {
    termo: termo
      ? or(
          inArray(aprovacao.clienteId, comTermo(termo)),
          ...(numero === null ? [] : [eq(aprovacao.referenciaId, numero), eq(aprovacao.id, numero)]),
        )
      : undefined,
    situacao: situacao.length > 0 ? umDeNoTexto(aprovacao.situacao, situacao) : undefined,
    tipo: tipo.length > 0 ? umDe(aprovacao.tipo, tipo) : undefined,
    filial: filiais.length > 0 ? umDe(aprovacao.filialId, filiais) : undefined,
    possoDecidir: possoDecidir ? esperaPor(banco, quem) : undefined,
    minhas: minhas
      ? or(eq(aprovacao.solicitanteId, colaboradorId), eq(aprovacao.donoId, colaboradorId))
      : undefined,
  }
  return and(aprovacaoVisivel(banco, quem.sessao, quem.chapeus), ...Object.values(aplicados))
}

/** What waited longest comes first. */
const emOrdem = ({ orderBy, direction = orderBy === 'espera' ? 'ASC' : 'DESC' }: Consulta): SQL[] => {
  const sentido = direction === 'ASC' ? asc : desc
  const coluna = orderBy === 'valor' ? sql`coalesce(${aprovacao.valor}, 0)` : aprovacao.pedidaEm
  return [sentido(coluna), sentido(aprovacao.id)]
}

/** GES-03 The page is found over narrow rows; only its own are dressed. */
export async function paginaDeAprovacoes(banco: Executor, quem: Quem, consulta: Consulta) {
  const { page, take, orderBy: _, direction: __, ...filtro } = consulta
  const ids = banco
    .select({ id: aprovacao.id })
    .from(aprovacao)
    .where(onde(banco, quem, filtro))
    .orderBy(...emOrdem(consulta))
  const { ids: daPagina, paginator } = await paginarIds(banco, { page, take }, ids)
  const linhas = new Map((await vestidas(banco, daPagina)).map((linha) => [linha.aprovacao.id, linha]))
  return { itens: daPagina.flatMap((id) => linhas.get(id) ?? []), paginator }
}

const MAIS_QUE_MUITAS = 100

export async function quantasEsperam(banco: Executor, quem: Quem): Promise<number> {
  const ate = banco
    .select({ um: sql`1` })
    .from(aprovacao)
    .where(esperaPor(banco, quem))
    .limit(MAIS_QUE_MUITAS)
    .as('ate')
  const [linha] = await banco.select({ quantas: sql`count(*)`.mapWith(Number) }).from(ate)
  return linha?.quantas ?? 0
}

const solicitante = alias(colaborador, 'solicitante')
const dono = alias(colaborador, 'dono')
const supervisor = alias(colaborador, 'supervisor')
const decisor = alias(colaborador, 'decisor')
const ausente = alias(colaborador, 'ausente')

const partes = (banco: Executor) =>
  banco
    .select({
      aprovacao,
      cliente: { id: cliente.id, razSoc: cliente.razaoSocial, fant: cliente.fantasia },
      filial: filial.nome,
      solicitante: { id: solicitante.id, nome: solicitante.nome },
      dono: { id: dono.id, nome: dono.nome },
      supervisor: supervisor.nome,
      decisor: decisor.nome,
      emNomeDe: ausente.nome,
    })
    .from(aprovacao)
    .innerJoin(cliente, eq(cliente.id, aprovacao.clienteId))
    .leftJoin(filial, eq(filial.id, aprovacao.filialId))
    .leftJoin(solicitante, eq(solicitante.id, aprovacao.solicitanteId))
    .leftJoin(dono, eq(dono.id, aprovacao.donoId))
    .leftJoin(supervisor, eq(supervisor.id, sql`coalesce(${dono.supervisorId}, ${solicitante.supervisorId})`))
    .leftJoin(decisor, eq(decisor.id, aprovacao.decisorId))
    .leftJoin(ausente, eq(ausente.id, aprovacao.emNomeDeId))
    .$dynamic()
export type AprovacaoComPartes = Awaited<ReturnType<typeof partes>>[number]

const vestidas = comandoFixoDeIds()
function comandoFixoDeIds() {
  const comando = comandoFixo((banco, { ids }: { ids: number[] }) =>
    partes(banco).where(umDe(aprovacao.id, ids)),
  )
  return (banco: Executor, ids: number[]) =>
    ids.length === 0 ? Promise.resolve([]) : comando(banco, { ids })
}

export async function aprovacaoQueSeVe(
  banco: Executor,
  sessao: Sessao,
  chapeus: readonly SessaoDoChapeu[],
  id: number,
): Promise<AprovacaoGravada | null> {
  const [linha] = await banco
    .select()
    .from(aprovacao)
    .where(and(eq(aprovacao.id, id), aprovacaoVisivel(banco, sessao, chapeus)))
  return linha ?? null
}

export async function vestida(banco: Executor, id: number): Promise<AprovacaoComPartes | null> {
  const [linha] = await vestidas(banco, [id])
  return linha ?? null
}

const autor = alias(colaborador, 'autor')

/** What was done with it, from the first. */
export const historicoDaAprovacao = (banco: Executor, id: number) =>
  banco
    .select({ quando: historico.quando, acao: historico.acao, dados: historico.dados, quem: autor.nome })
    .from(historico)
    .leftJoin(autor, eq(autor.id, historico.colaboradorId))
    .where(and(eq(historico.entidade, 'aprovacao'), eq(historico.entidadeId, String(id))))
    .orderBy(asc(historico.quando), asc(historico.id))
    .limit(100)

/** How often the seller asked since then, and how often they were let. */
export async function pedidasPor(banco: Executor, colaboradorId: number, desde: Date) {
  const [linha] = await banco
    .select({
      pedidas: sql`count(*)`.mapWith(Number),
      aprovadas: sql`count(*) filter (where ${aprovacao.situacao} in ('APROVADA', 'APROVADA_OUTRA'))`.mapWith(
        Number,
      ),
    })
    .from(aprovacao)
    .where(
      and(
        eq(aprovacao.solicitanteId, colaboradorId),
        gte(aprovacao.pedidaEm, desde),
        ne(aprovacao.tipo, 'CADASTRO'),
      ),
    )
  return linha ?? { pedidas: 0, aprovadas: 0 }
}
