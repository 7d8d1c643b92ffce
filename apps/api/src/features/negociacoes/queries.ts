import type { ValorDe } from '@balcao/dominio/contrato'
import type { listarNegociacoes } from '@balcao/dominio/negociacoes/contratos'
import type { SituacaoDaNegociacao } from '@balcao/dominio/negociacoes/regras'
import { and, asc, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { combina } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { limiteNoTexto, paginarIds } from '../../platform/banco/paginador.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { aberta } from '../aprovacoes/queries-mudanca.ts'
import { aprovacao } from '../aprovacoes/tabelas.ts'
import { clienteComTermo } from '../clientes/queries-termo.ts'
import { cliente } from '../clientes/tabelas.ts'
import { deClienteVisivel } from '../clientes/visibilidade.ts'
import { filial } from '../filiais/tabelas.ts'
import { planoEmVigor, planoPagamento } from '../pedidos/tabelas.ts'
import { negociacao } from '../precos/tabelas.ts'
import { precoEmVigor } from '../produtos/queries-preco-em-vigor.ts'
import { estoque, preco, produto, tabelaPreco } from '../produtos/tabelas.ts'

export type NegociacaoDoBanco = typeof negociacao.$inferSelect
type Consulta = ValorDe<typeof listarNegociacoes, 'query'>
type Filtro = Omit<Consulta, 'page' | 'take' | 'orderBy' | 'direction'>

const quePede = (banco: Executor) =>
  exists(
    banco
      .select({ um: sql`1` })
      .from(aprovacao)
      .where(and(eq(aprovacao.tipo, 'NEGOCIACAO'), eq(aprovacao.referenciaId, negociacao.id), aberta())),
  )

/** The SQL of `situacaoDaNegociacao`. */
function naSituacao(banco: Executor, situacao: SituacaoDaNegociacao, hoje: string): SQL | undefined {
  const autorizada = sql`${negociacao.autorizadaEm} is not null and ${negociacao.encerradaEm} is null`
  const gasta = sql`(${negociacao.quantidadeUsada} >= ${negociacao.quantidadeAte}
    or ${negociacao.usoUnico} and ${negociacao.quantidadeUsada} > 0)`
  const condicoes: Record<SituacaoDaNegociacao, () => SQL | undefined> = {
    PENDENTE: () => and(sql`${negociacao.autorizadaEm} is null`, quePede(banco)),
    NEGADA: () => and(sql`${negociacao.autorizadaEm} is null`, sql`not ${quePede(banco)}`),
    ENCERRADA: () => sql`${negociacao.encerradaEm} is not null and ${negociacao.autorizadaEm} is not null`,
    ESGOTADA: () => and(autorizada, gasta),
    VENCIDA: () => and(autorizada, sql`not ${gasta} and ${negociacao.fim} < ${hoje}`),
    FUTURA: () => and(autorizada, sql`not ${gasta} and ${negociacao.inicio} > ${hoje}`),
    VIGENTE: () =>
      and(autorizada, sql`not ${gasta} and ${negociacao.inicio} <= ${hoje} and ${negociacao.fim} >= ${hoje}`),
  }
  return condicoes[situacao]()
}

const autorizador = alias(colaborador, 'autorizador')

const partes = (banco: Executor) =>
  banco
    .select({
      negociacao,
      cliente: { id: cliente.id, razSoc: cliente.razaoSocial, fant: cliente.fantasia },
      produto: { codigo: produto.codigo, descricao: produto.descricaoCompleta },
      filial: filial.nome,
      plano: planoPagamento.descricao,
      solicitante: colaborador.nome,
      autorizador: autorizador.nome,
      idAprovacao: sql<number | null>`(${banco
        .select({ id: aprovacao.id })
        .from(aprovacao)
        .where(and(eq(aprovacao.tipo, 'NEGOCIACAO'), eq(aprovacao.referenciaId, negociacao.id)))
        .orderBy(desc(aprovacao.id))
        .limit(limiteNoTexto(1))})`.mapWith(Number),
      pendente: sql<boolean>`${quePede(banco)}`,
    })
    .from(negociacao)
    .innerJoin(cliente, eq(cliente.id, negociacao.clienteId))
    .innerJoin(filial, eq(filial.id, negociacao.filialId))
    .innerJoin(colaborador, eq(colaborador.id, negociacao.colaboradorId))
    .leftJoin(produto, eq(produto.id, negociacao.produtoId))
    .leftJoin(planoPagamento, eq(planoPagamento.id, negociacao.planoPagamentoId))
    .leftJoin(autorizador, eq(autorizador.id, negociacao.autorizadaPor))
    .$dynamic()
export type NegociacaoComPartes = Awaited<ReturnType<typeof partes>>[number]

export async function paginaDeNegociacoes(
  banco: Executor,
  sessao: Sessao,
  { page, take, orderBy, direction = 'DESC', ...filtro }: Consulta,
  hoje: string,
) {
  const { termo, situacao, filial: filiais } = filtro
  const comTermo = (texto: string) =>
    or(
      inArray(
        negociacao.clienteId,
        banco.select({ id: cliente.id }).from(cliente).where(clienteComTermo(banco, texto)),
      ),
      inArray(
        negociacao.produtoId,
        banco.select({ id: produto.id }).from(produto).where(combina(produto.busca, texto)),
      ),
      combina(sql`lower(f_unaccent(coalesce(${negociacao.marca}, ${negociacao.categoria}, '')))`, texto),
      /^\d{1,15}$/.test(texto.trim()) ? eq(negociacao.id, Number(texto.trim())) : undefined,
    )
  const aplicados: FiltroAplicado<Filtro> = {
    termo: termo ? comTermo(termo) : undefined,
    situacao: or(...situacao.map((uma) => naSituacao(banco, uma, hoje))),
    filial: filiais.length > 0 ? umDe(negociacao.filialId, filiais) : undefined,
  }
  const sentido = direction === 'ASC' ? asc : desc
  const coluna = { dtPedido: negociacao.criadoEm, dtFim: negociacao.fim }[orderBy]
  const ids = banco
    .select({ id: negociacao.id })
    .from(negociacao)
    .where(and(deClienteVisivel(banco, sessao, negociacao.clienteId), ...Object.values(aplicados)))
    .orderBy(sentido(coluna), sentido(negociacao.id))
  const { ids: daPagina, paginator } = await paginarIds(banco, { page, take }, ids)
  const linhas = daPagina.length === 0 ? [] : await partes(banco).where(umDe(negociacao.id, daPagina))
  const porId = new Map(linhas.map((linha) => [linha.negociacao.id, linha]))
  return { itens: daPagina.flatMap((id) => porId.get(id) ?? []), paginator }
}

export async function negociacaoVisivelPorId(
  banco: Executor,
  sessao: Sessao,
  id: number,
): Promise<NegociacaoComPartes | null> {
  const [linha] = await partes(banco).where(
    and(eq(negociacao.id, id), deClienteVisivel(banco, sessao, negociacao.clienteId)),
  )
  return linha ?? null
}

export const travarNegociacao = (tx: Tx, sessao: Sessao, id: number): Promise<NegociacaoDoBanco> =>
  travar(
    tx,
    negociacao,
    and(eq(negociacao.id, id), deClienteVisivel(tx, sessao, negociacao.clienteId)) ?? eq(negociacao.id, id),
  )

/** A lock on the product's price has no place here: what was authorised is a number, whatever the table does. */
export async function precoDoCliente(
  banco: Executor,
  {
    clienteId,
    filialId,
    produtoId,
    hoje,
  }: { clienteId: number; filialId: number; produtoId: number; hoje: string },
) {
  const primeira = banco
    .select({ id: tabelaPreco.id })
    .from(tabelaPreco)
    .where(eq(tabelaPreco.ativa, true))
    .orderBy(asc(tabelaPreco.id))
    .limit(limiteNoTexto(1))
  const tabela = sql`coalesce((select tabela_preco_id from cliente where id = ${clienteId}), (${primeira}))`
  const [linha] = await banco
    .select({
      codigo: produto.codigo,
      descricao: produto.descricaoCompleta,
      ativo: produto.ativo,
      valor: preco.valor,
      custo: estoque.custo,
    })
    .from(produto)
    .leftJoin(
      preco,
      and(eq(preco.produtoId, produto.id), eq(preco.tabelaPrecoId, tabela), precoEmVigor(preco, hoje)),
    )
    .leftJoin(estoque, and(eq(estoque.produtoId, produto.id), eq(estoque.filialId, filialId)))
    .where(eq(produto.id, produtoId))
  return linha ?? null
}

export async function inserirNegociacao(
  tx: Tx,
  autoria: Autoria,
  nova: typeof negociacao.$inferInsert,
): Promise<NegociacaoDoBanco> {
  const [linha] = await tx
    .insert(negociacao)
    .values({ ...nova, ...deQuemCria(autoria) })
    .returning()
  if (!linha) throw new Error('a negociação não foi gravada')
  return linha
}

/** Held by whoever calls. */
export async function mudarNegociacao(
  tx: Tx,
  autoria: Autoria,
  id: number,
  mudanca: Partial<typeof negociacao.$inferInsert>,
): Promise<NegociacaoDoBanco> {
  const [linha] = await tx
    .update(negociacao)
    .set({
      ...mudanca,
      ...deQuemMuda(autoria),
      versao: sql`${negociacao.versao} + 1`,
    })
    .where(eq(negociacao.id, id))
    .returning()
  if (!linha) throw new Error(`a negociação ${id} sumiu`)
  return linha
}

const MUITAS = 500

/** GES-03 What a negotiation may be about. */
export async function opcoesParaNegociar(banco: Executor, hoje: string) {
  const marcas = await banco
    .selectDistinct({ nome: produto.marca })
    .from(produto)
    .where(eq(produto.ativo, true))
    .orderBy(asc(produto.marca))
    .limit(limiteNoTexto(MUITAS))
  const categorias = await banco
    .selectDistinct({ nome: produto.categoria })
    .from(produto)
    .where(eq(produto.ativo, true))
    .orderBy(asc(produto.categoria))
    .limit(limiteNoTexto(MUITAS))
  const planos = await banco
    .select({ id: planoPagamento.id, desc: planoPagamento.descricao })
    .from(planoPagamento)
    .where(planoEmVigor(hoje))
    .orderBy(asc(planoPagamento.descricao))
    .limit(limiteNoTexto(MUITAS))
  return {
    marcas: marcas.map(({ nome }) => nome),
    categorias: categorias.map(({ nome }) => nome),
    planos,
  }
}

/** Of one that is asked about through its approval, which said who may. */
export async function negociacaoPorId(banco: Executor, id: number): Promise<NegociacaoDoBanco | null> {
  const [linha] = await banco.select().from(negociacao).where(eq(negociacao.id, id))
  return linha ?? null
}
