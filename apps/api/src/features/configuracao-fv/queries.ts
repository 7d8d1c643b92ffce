import type { listarConfiguracoesFv, OpcoesDaFv } from '@balcao/dominio/configuracao-fv/contratos'
import type { EscopoDaFv, ValoresDaFv } from '@balcao/dominio/configuracao-fv/valores'
import type { ValorDe } from '@balcao/dominio/contrato'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, desc, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { combina, emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { limiteNoTexto, paginar } from '../../platform/banco/paginador.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { configuracaoFv } from '../forca-de-vendas/tabelas.ts'
import { formaCobranca, planoPagamento } from '../pedidos/tabelas.ts'
import { produto, tabelaPreco } from '../produtos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'

/** Who sells, and so may be bounded by a configuration. */
const QUE_VENDEM: readonly TipoDeUsuario[] = ['GERENTE', 'SUPERVISOR', 'OPERADOR', 'REPRESENTANTE']
const autor = alias(colaborador, 'autor')

const nomeDoAlvo = sql<string>`coalesce(case ${configuracaoFv.escopo}
  when 'FILIAL' then (select ${filial.nome} from ${filial} where ${filial.id} = ${configuracaoFv.alvoId})
  else (select ${colaborador.nome} from ${colaborador} where ${colaborador.id} = ${configuracaoFv.alvoId}) end, '')`

const linhas = (banco: Executor, onde: SQL | undefined) =>
  banco
    .select({ configuracao: configuracaoFv, alvo: nomeDoAlvo, autor: autor.nome })
    .from(configuracaoFv)
    .leftJoin(autor, eq(autor.id, configuracaoFv.atualizadoPor))
    .where(onde)
    .$dynamic()

export type LinhaDaConfiguracao = Awaited<ReturnType<typeof linhas>>[number]

export function configuracoesDoNegocio(
  banco: Executor,
  query: ValorDe<typeof listarConfiguracoesFv, 'query'>,
) {
  const { termo, escopo, orderBy, direction = direcaoPadrao(orderBy) } = query
  const onde = and(
    isNull(configuracaoFv.excluidaEm),
    escopo.length > 0 ? umDe(configuracaoFv.escopo, escopo) : undefined,
    combina(sql`lower(f_unaccent(${nomeDoAlvo}))`, termo),
  )
  const sentido = direction === 'ASC' ? asc : desc
  const coluna = orderBy === 'alvo' ? sql`${nomeDoAlvo} collate "pt-BR-x-icu"` : configuracaoFv.atualizadoEm
  return paginar(banco, query, {
    linhas: (limite, salto) =>
      linhas(banco, onde).orderBy(sentido(coluna), asc(configuracaoFv.id)).limit(limite).offset(salto),
    contar: banco.select({ um: sql`1` }).from(configuracaoFv).where(onde),
  })
}

export type ConfiguracaoGravada = typeof configuracaoFv.$inferSelect

export async function configuracaoPorId(banco: Executor, id: number): Promise<ConfiguracaoGravada | null> {
  const [linha] = await banco
    .select()
    .from(configuracaoFv)
    .where(and(eq(configuracaoFv.id, id), isNull(configuracaoFv.excluidaEm)))
  return linha ?? null
}

/** Also one that was deleted: whether that matters, a rule says. */
export const travarConfiguracao = (tx: Tx, id: number): Promise<ConfiguracaoGravada> =>
  travar(tx, configuracaoFv, eq(configuracaoFv.id, id))

type Alvo = { escopo: EscopoDaFv; alvoId: number | null }

/** Whether that seller, team or branch has one already. */
export async function temConfiguracao(banco: Executor, { escopo, alvoId }: Alvo): Promise<boolean> {
  const [linha] = await banco
    .select({ id: configuracaoFv.id })
    .from(configuracaoFv)
    .where(
      and(
        eq(configuracaoFv.escopo, escopo),
        sql`coalesce(${configuracaoFv.alvoId}, 0) = ${alvoId ?? 0}`,
        isNull(configuracaoFv.excluidaEm),
      ),
    )
  return linha !== undefined
}

export async function inserirConfiguracao(
  tx: Tx,
  autoria: Autoria,
  nova: Alvo & { valores: ValoresDaFv },
): Promise<ConfiguracaoGravada | null> {
  const [linha] = await tx
    .insert(configuracaoFv)
    .values({
      ...nova,
      ...deQuemCria(autoria),
    })
    .onConflictDoNothing()
    .returning()
  return linha ?? null
}

export async function mudarConfiguracao(
  tx: Tx,
  autoria: Autoria,
  id: number,
  mudanca: Partial<Pick<ConfiguracaoGravada, 'valores' | 'excluidaEm'>>,
): Promise<ConfiguracaoGravada> {
  const [linha] = await tx
    .update(configuracaoFv)
    .set({
      ...mudanca,
      ...deQuemMuda(autoria),
      versao: sql`${configuracaoFv.versao} + 1`,
    })
    .where(eq(configuracaoFv.id, id))
    .returning()
  if (!linha) throw new Error(`a configuração ${id} sumiu enquanto era mudada`)
  return linha
}

const MUITOS = 500
const subordinado = alias(colaborador, 'subordinado')

/** GES-07 All that a configuration may name. */
export async function opcoesDasConfiguracoes(banco: Executor): Promise<OpcoesDaFv> {
  const ativos = and(eq(colaborador.ativo, true), umDe(colaborador.tipo, [...QUE_VENDEM]))
  const pessoas = (onde: SQL | undefined) =>
    banco
      .select({ id: colaborador.id, nome: colaborador.nome, tipo: colaborador.tipo })
      .from(colaborador)
      .where(onde)
      .orderBy(asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id))
      .limit(limiteNoTexto(MUITOS))
  const comEquipe = exists(
    banco.select({ um: sql`1` }).from(subordinado).where(eq(subordinado.supervisorId, colaborador.id)),
  )
  const vendedores = await pessoas(ativos)
  const equipes = await pessoas(and(eq(colaborador.ativo, true), comEquipe))
  const filiais = await banco
    .select({ id: filial.id, nome: filial.nome })
    .from(filial)
    .where(eq(filial.ativa, true))
    .orderBy(asc(filial.id))
    .limit(limiteNoTexto(MUITOS))
  const tabelas = await banco
    .select({ id: tabelaPreco.id, nome: tabelaPreco.nome })
    .from(tabelaPreco)
    .where(eq(tabelaPreco.ativa, true))
    .orderBy(asc(tabelaPreco.nome))
    .limit(limiteNoTexto(MUITOS))
  const planos = await banco
    .select({ id: planoPagamento.id, nome: planoPagamento.descricao })
    .from(planoPagamento)
    .where(eq(planoPagamento.ativo, true))
    .orderBy(asc(planoPagamento.descricao))
    .limit(limiteNoTexto(MUITOS))
  const cobrancas = await banco
    .select({ id: formaCobranca.id, nome: formaCobranca.descricao })
    .from(formaCobranca)
    .where(eq(formaCobranca.ativa, true))
    .orderBy(asc(formaCobranca.descricao))
    .limit(limiteNoTexto(MUITOS))
  const transportadoras = await banco
    .select({ id: transportadora.id, nome: transportadora.razaoSocial })
    .from(transportadora)
    .where(eq(transportadora.ativa, true))
    .orderBy(asc(transportadora.razaoSocial))
    .limit(limiteNoTexto(MUITOS))
  const marcas = await banco
    .selectDistinct({ marca: produto.marca })
    .from(produto)
    .where(eq(produto.ativo, true))
    .orderBy(asc(produto.marca))
    .limit(limiteNoTexto(MUITOS))
  const comTipo = ({ id, nome, tipo }: (typeof vendedores)[number]) => ({
    id,
    nome: `${nome} · ${TIPOS_DE_USUARIO[tipo]}`,
  })
  return {
    vendedores: vendedores.map(comTipo),
    equipes: equipes.map(({ id, nome }) => ({ id, nome: `Equipe de ${nome}` })),
    filiais,
    tabelas,
    planos,
    cobrancas,
    transportadoras,
    marcas: marcas.map(({ marca }) => marca),
  }
}

/** Of whom a configuration would hold; null for who does not sell, or is not there. */
export async function tipoDoVendedor(banco: Executor, id: number): Promise<TipoDeUsuario | null> {
  const [linha] = await banco
    .select({ tipo: colaborador.tipo })
    .from(colaborador)
    .where(and(eq(colaborador.id, id), umDe(colaborador.tipo, [...QUE_VENDEM])))
  return linha?.tipo ?? null
}
