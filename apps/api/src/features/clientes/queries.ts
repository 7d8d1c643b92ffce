import { type Direcao, direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import type { PorFilial } from '@balcao/dominio/parametros'
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { ClientesDoTermo } from '../../fonte-de-busca.ts'
import { emOrdemAlfabetica, exatoPrimeiro } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { quantos } from '../../platform/banco/contagem.ts'
import { paginar, paginarSemContar } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { filial } from '../filiais/tabelas.ts'
import { clientesEmOrdem, clientesMaisParecidos } from './queries-parecidos.ts'
import { comprouRecentemente } from './queries-situacao.ts'
import { clienteComTermo } from './queries-termo.ts'
import { cliente, clienteFilial } from './tabelas.ts'
import { atendidoPor, clienteVisivel, vinculoVisivel } from './visibilidade.ts'

const COLUNA_DE_ORDEM = {
  fant: emOrdemAlfabetica(cliente.fantasia),
  razSoc: emOrdemAlfabetica(cliente.razaoSocial),
  dtCad: cliente.dataCadastro,
}

type Pesquisa = {
  q: string
  /** Without it, by how well the name fits what was typed. */
  orderBy?: keyof typeof COLUNA_DE_ORDEM | undefined
  direction?: Direcao | undefined
  page: number
  take: number
}

export function pesquisarClientesVisiveis(banco: Executor, sessao: Sessao, pesquisa: Pesquisa) {
  const { q, page, take, orderBy, direction } = pesquisa
  const visiveis = clienteVisivel(banco, sessao)
  // Whoever types reads the first ones and goes on typing; whoever turns pages or orders them wants to know how many.
  if (q && page === 1 && !orderBy && !direction)
    return paginarSemContar(take, (limite) => clientesMaisParecidos(banco, visiveis, q, { limite, salto: 0 }))
  const onde = and(visiveis, q ? clienteComTermo(banco, q) : undefined)
  return paginar(banco, pesquisa, {
    linhas: (limite, salto) =>
      orderBy || direction
        ? clientesEmOrdem(banco, onde, naOrdem(pesquisa)).limit(limite).offset(salto)
        : clientesMaisParecidos(banco, visiveis, q, { limite: take, salto }),
    contar: banco.select({ um: sql`1` }).from(cliente).where(onde),
  })
}

function naOrdem({ q, orderBy = 'fant', direction = direcaoPadrao(orderBy) }: Pesquisa): SQL[] {
  const sentido = direction === 'ASC' ? asc : desc
  return [...exatoPrimeiro(cliente.id, q), sentido(COLUNA_DE_ORDEM[orderBy]), sentido(cliente.id)]
}

/** Those of the customers found that the session sees, the likeliest first. */
export const clientesPeloTermo = (
  banco: Executor,
  sessao: Sessao,
  quantos: number,
  achados: ClientesDoTermo,
) =>
  clientesMaisParecidos(
    banco,
    clienteVisivel(banco, sessao),
    achados.termo,
    { limite: quantos, salto: 0 },
    async () => achados,
  )

/** Null when there is none, and when it is not for this session to see. */
export async function clienteVisivelPorId(banco: Executor, sessao: Sessao, id: number) {
  const [encontrado] = await banco
    .select()
    .from(cliente)
    .where(and(eq(cliente.id, id), clienteVisivel(banco, sessao)))
  return encontrado ?? null
}

/** Branches that serve the customer (filiaisSac). */
export function filiaisDoCliente(banco: Executor, clienteId: number) {
  return banco
    .select({ id: filial.id, razaoSocial: filial.razaoSocial, nome: filial.nome })
    .from(clienteFilial)
    .innerJoin(filial, eq(filial.id, clienteFilial.filialId))
    .where(eq(clienteFilial.clienteId, clienteId))
    .orderBy(asc(filial.id))
}

const NENHUM = { total: 0, compradores: 0, ativos: 0, prospects: 0, bloqueados: 0 }

type Recorte = { filialId?: number | undefined; inativoDesde: PorFilial<string> }

/** Counters of the portfolio a session sees, in one pass over it. */
export async function contarClientes(banco: Executor, sessao: Sessao, { filialId, inativoDesde }: Recorte) {
  const comprador = sql`not ${cliente.prospect} and ${cliente.motivoBloqueio} is null`
  const recente = comprouRecentemente(banco, inativoDesde)
  const [{ compradores, ...totais } = NENHUM] = await banco
    .select({
      total: count(),
      compradores: quantos(comprador),
      ativos: quantos(sql`${comprador} and ${recente}`),
      prospects: quantos(sql`${cliente.prospect} and ${isNull(cliente.motivoBloqueio)}`),
      bloqueados: quantos(isNotNull(cliente.motivoBloqueio)),
    })
    .from(cliente)
    .where(
      and(
        clienteVisivel(banco, sessao, 'CONTAGEM'),
        filialId ? atendidoPor(banco, [filialId], 'CONTAGEM') : undefined,
      ),
    )
  return { ...totais, semCompra: compradores - totais.ativos }
}

/** Of these branches, among those that the session sees. */
export async function contarClientesPorFilial(
  banco: Executor,
  sessao: Sessao,
  filiais: readonly number[],
): Promise<Map<number, number>> {
  const linhas = await banco
    .select({ filialId: clienteFilial.filialId, total: count() })
    .from(clienteFilial)
    .where(and(umDe(clienteFilial.filialId, filiais), vinculoVisivel(banco, sessao)))
    .groupBy(clienteFilial.filialId)
  return new Map(linhas.map(({ filialId, total }) => [filialId, total]))
}

/** By name and why nothing is sold to them, for whoever was let see the customer by another door. */
export async function bloqueioDoCliente(banco: Executor, id: number) {
  const [linha] = await banco
    .select({
      razaoSocial: cliente.razaoSocial,
      fantasia: cliente.fantasia,
      motivoBloqueio: cliente.motivoBloqueio,
    })
    .from(cliente)
    .where(eq(cliente.id, id))
  return linha ?? null
}
