import type { ValorDe } from '@balcao/dominio/contrato'
import type { Saldo } from '@balcao/dominio/estoque/correcao'
import type { listarEstoque } from '@balcao/dominio/estoque/manter'
import { type Direcao, direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { and, asc, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { combina, emOrdemAlfabetica, exatoPrimeiro } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { estoque, produto } from '../produtos/tabelas.ts'
import { reservaDeEstoque } from './tabelas.ts'

type Consulta = ValorDe<typeof listarEstoque, 'query'>
type Filtro = Omit<Consulta, 'page' | 'take' | 'orderBy' | 'direction' | 'filial'>
export type Onde = { idFilial: number; idProduto: number }

/** Of a product that the branch never had there is no row. */
const numero = (coluna: AnyPgColumn) => sql<number>`coalesce(${coluna}, 0)`.mapWith(Number)
const NUMEROS = {
  quantidade: numero(estoque.quantidade),
  bloqueado: numero(estoque.bloqueado),
  reservado: numero(estoque.reservado),
  minimo: numero(estoque.minimo),
}
const LIVRE = sql`(${NUMEROS.quantidade} - ${NUMEROS.bloqueado} - ${NUMEROS.reservado})`

const ORDENS = {
  descricao: emOrdemAlfabetica(produto.descricaoCompleta),
  codigo: produto.codigo,
  quantidade: NUMEROS.quantidade,
}

const SITUACOES = {
  VAZIO: sql`${LIVRE} <= 0`,
  BAIXO: sql`${LIVRE} > 0 and ${LIVRE} <= ${NUMEROS.minimo}`,
  RESERVADO: gt(estoque.reservado, '0'),
  BLOQUEADO: gt(estoque.bloqueado, '0'),
}

/** The branch that is asked for, or the first, among those that the session sees. */
export async function filialPedida(banco: Executor, visivel: SQL | undefined, id: number | undefined) {
  const [linha] = await banco
    .select({ id: filial.id, nome: filial.nome })
    .from(filial)
    .where(and(visivel, id === undefined ? eq(filial.ativa, true) : eq(filial.id, id)))
    .orderBy(asc(filial.id))
    .limit(1)
  return linha ?? null
}

const naFilial = (idFilial: number) => and(eq(estoque.produtoId, produto.id), eq(estoque.filialId, idFilial))

export function paginaDoEstoque(banco: Executor, idFilial: number, consulta: Consulta) {
  const { page, take, orderBy, direction, filial: _filial, ...filtro } = consulta
  const sentido = (direction ?? (direcaoPadrao(orderBy) as Direcao)) === 'ASC' ? asc : desc
  const aplicados: FiltroAplicado<Filtro> = {
    termo: filtro.termo ? combina(produto.busca, filtro.termo) : undefined,
    situacao: filtro.situacao && SITUACOES[filtro.situacao],
  }
  const onde = and(eq(produto.ativo, true), ...Object.values(aplicados))
  return paginar(
    banco,
    { page, take },
    {
      linhas: (limite, salto) =>
        banco
          .select({
            id: produto.id,
            idExibicao: produto.codigo,
            descricao: produto.descricaoCompleta,
            marca: produto.marca,
            unidade: produto.unidade,
            ...NUMEROS,
          })
          .from(produto)
          .leftJoin(estoque, naFilial(idFilial))
          .where(onde)
          .orderBy(
            ...exatoPrimeiro(produto.codigo, filtro.termo),
            sentido(ORDENS[orderBy]),
            sentido(produto.id),
          )
          .limit(limite)
          .offset(salto),
      contar: banco.select({ um: sql`1` }).from(produto).leftJoin(estoque, naFilial(idFilial)).where(onde),
    },
  )
}

/** Null of a product or a branch that is none. */
export async function produtoNaFilial(banco: Executor, { idFilial, idProduto }: Onde) {
  const [linha] = await banco
    .select({
      filial: filial.nome,
      produto: { idExibicao: produto.codigo, descricao: produto.descricaoCompleta, unidade: produto.unidade },
      saldo: NUMEROS,
    })
    .from(produto)
    .innerJoin(filial, eq(filial.id, idFilial))
    .leftJoin(estoque, naFilial(idFilial))
    .where(eq(produto.id, idProduto))
  return linha ?? null
}

/** From here on nobody sells of it, and there is a row to be written. */
export async function travarSaldo(tx: Tx, { idFilial, idProduto }: Onde): Promise<void> {
  await tx
    .insert(estoque)
    .values({ filialId: idFilial, produtoId: idProduto, quantidade: '0', minimo: '0' })
    .onConflictDoNothing()
  await tx
    .select({ um: sql`1` })
    .from(estoque)
    .where(and(eq(estoque.filialId, idFilial), eq(estoque.produtoId, idProduto)))
    .for('update')
}

export async function gravarSaldo(tx: Tx, { idFilial, idProduto }: Onde, saldo: Saldo): Promise<void> {
  await tx
    .update(estoque)
    .set({
      quantidade: String(saldo.quantidade),
      bloqueado: String(saldo.bloqueado),
      minimo: String(saldo.minimo),
    })
    .where(and(eq(estoque.filialId, idFilial), eq(estoque.produtoId, idProduto)))
}

const POUCAS = 20

/** Orders that hold it, the newest first. */
export const reservasDoProduto = (banco: Executor, { idFilial, idProduto }: Onde) =>
  banco
    .select({
      idPedido: reservaDeEstoque.pedidoId,
      quantidade: sql<number>`${reservaDeEstoque.quantidade}`.mapWith(Number),
    })
    .from(reservaDeEstoque)
    .where(
      and(
        eq(reservaDeEstoque.produtoId, idProduto),
        eq(reservaDeEstoque.filialId, idFilial),
        isNull(reservaDeEstoque.encerradaEm),
        gt(reservaDeEstoque.quantidade, '0'),
      ),
    )
    .orderBy(desc(reservaDeEstoque.pedidoId))
    .limit(POUCAS)

export const correcoesDoProduto = (banco: Executor, entidadeId: string) =>
  banco
    .select({
      id: historico.id,
      quando: historico.quando,
      quem: colaborador.nome,
      acao: historico.acao,
      dados: historico.dados,
    })
    .from(historico)
    .leftJoin(colaborador, eq(colaborador.id, historico.colaboradorId))
    .where(and(eq(historico.entidade, 'estoque'), eq(historico.entidadeId, entidadeId)))
    .orderBy(desc(historico.id))
    .limit(POUCAS)
