import type { ValorDe } from '@balcao/dominio/contrato'
import { type Direcao, direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import type { MudancaDePrecos, PeriodoDePreco } from '@balcao/dominio/precos/periodos'
import type { listarPrecos } from '@balcao/dominio/precos/tabela-de-precos'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { combina, emOrdemAlfabetica, exatoPrimeiro } from '../../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../../platform/banco/filtro-aplicado.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import { paginar } from '../../../platform/banco/paginador.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { precoEmVigor } from '../../produtos/queries-preco-em-vigor.ts'
import { DESDE_SEMPRE, preco, produto, tabelaPreco } from '../../produtos/tabelas.ts'

type Consulta = ValorDe<typeof listarPrecos, 'query'>
type Filtro = Omit<Consulta, 'page' | 'take' | 'orderBy' | 'direction' | 'tabela'>

const ORDENS = {
  descricao: emOrdemAlfabetica(produto.descricaoCompleta),
  codigo: produto.codigo,
  marca: emOrdemAlfabetica(produto.marca),
}

/** The table that is asked for, or the one by which most is sold. */
export async function tabelaPedida(banco: Executor, id: number | undefined) {
  const [linha] = await banco
    .select({ id: tabelaPreco.id, nome: tabelaPreco.nome })
    .from(tabelaPreco)
    .where(id === undefined ? eq(tabelaPreco.ativa, true) : eq(tabelaPreco.id, id))
    .orderBy(asc(tabelaPreco.id))
    .limit(1)
  return linha ?? null
}

const haMarcado = (idTabela: number, hoje: string) => sql`exists (select from ${preco} p
  where p.tabela_preco_id = ${idTabela} and p.produto_id = ${produto.id} and p.inicio > ${hoje})`

/** Products in line with what the table asks today, and the first price that is to come. */
export function paginaDePrecos(banco: Executor, idTabela: number, consulta: Consulta, hoje: string) {
  const { page, take, orderBy, direction, tabela: _tabela, ...filtro } = consulta
  const sentido = (direction ?? (direcaoPadrao(orderBy) as Direcao)) === 'ASC' ? asc : desc
  const daTabela = and(
    eq(preco.produtoId, produto.id),
    eq(preco.tabelaPrecoId, idTabela),
    precoEmVigor(preco, hoje),
  )
  const SITUACOES = {
    COM: sql`${preco.valor} is not null`,
    SEM: sql`${preco.valor} is null`,
    MARCADO: haMarcado(idTabela, hoje),
  }
  const aplicados: FiltroAplicado<Filtro> = {
    termo: filtro.termo ? combina(produto.busca, filtro.termo) : undefined,
    situacao: filtro.situacao && SITUACOES[filtro.situacao],
  }
  const onde = and(eq(produto.ativo, true), ...Object.values(aplicados))
  const proximo = banco
    .select({ valor: preco.valor, inicio: preco.inicio })
    .from(preco)
    .where(and(eq(preco.produtoId, produto.id), eq(preco.tabelaPrecoId, idTabela), gt(preco.inicio, hoje)))
    .orderBy(asc(preco.inicio))
    .limit(1)
    .as('proximo')
  return paginar(
    banco,
    { page, take },
    {
      linhas: (limite, salto) =>
        banco
          .select({
            id: produto.id,
            codigo: produto.codigo,
            descricao: produto.descricaoCompleta,
            marca: produto.marca,
            unidade: produto.unidade,
            valor: preco.valor,
            inicio: preco.inicio,
            fim: preco.fim,
            proximoValor: proximo.valor,
            proximoInicio: proximo.inicio,
          })
          .from(produto)
          .leftJoin(preco, daTabela)
          .leftJoinLateral(proximo, sql`true`)
          .where(onde)
          .orderBy(
            ...exatoPrimeiro(produto.codigo, filtro.termo),
            sentido(ORDENS[orderBy]),
            sentido(produto.id),
          )
          .limit(limite)
          .offset(salto),
      contar: banco.select({ um: sql`1` }).from(produto).leftJoin(preco, daTabela).where(onde),
    },
  )
}

/** Null of a product or a table that is none. */
export async function produtoNaTabela(banco: Executor, idTabela: number, idProduto: number) {
  const [linha] = await banco
    .select({
      tabela: tabelaPreco.nome,
      produto: { idExibicao: produto.codigo, descricao: produto.descricaoCompleta, unidade: produto.unidade },
    })
    .from(produto)
    .innerJoin(tabelaPreco, eq(tabelaPreco.id, idTabela))
    .where(eq(produto.id, idProduto))
  return linha ?? null
}

const MUITOS = 1000

/** The newest first. */
export async function periodosDoProduto(banco: Executor, idTabela: number, idProduto: number) {
  const linhas = await banco
    .select({
      inicio: preco.inicio,
      fim: preco.fim,
      valor: preco.valor,
      quem: colaborador.nome,
      quando: preco.criadoEm,
    })
    .from(preco)
    .leftJoin(colaborador, eq(colaborador.id, preco.criadoPor))
    .where(and(eq(preco.tabelaPrecoId, idTabela), eq(preco.produtoId, idProduto)))
    .orderBy(desc(preco.inicio))
    .limit(MUITOS)
  return linhas.map((linha) => ({ ...linha, inicio: linha.inicio === DESDE_SEMPRE ? null : linha.inicio }))
}

/** One at a time in each table: what stands beside a price is looked at before it is written. */
export async function travarTabelaDePreco(tx: Tx, idTabela: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('preco', ${idTabela}))`)
}

const inicioDe = ({ inicio }: PeriodoDePreco) => inicio ?? DESDE_SEMPRE

/** Whoever calls holds the table. */
export async function gravarMudanca(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  { idTabela, idProduto }: { idTabela: number; idProduto: number },
  { sai, entra }: MudancaDePrecos,
): Promise<void> {
  const deles = and(eq(preco.tabelaPrecoId, idTabela), eq(preco.produtoId, idProduto))
  const ficam = new Set(entra.map(inicioDe))
  for (const periodo of sai.filter((um) => !ficam.has(inicioDe(um))))
    await tx.delete(preco).where(and(deles, eq(preco.inicio, inicioDe(periodo))))
  for (const periodo of entra)
    await tx
      .insert(preco)
      .values({
        tabelaPrecoId: idTabela,
        produtoId: idProduto,
        inicio: inicioDe(periodo),
        fim: periodo.fim,
        valor: periodo.valor,
        criadoEm: agora,
        criadoPor: colaboradorId,
      })
      // Of one that only ends otherwise, who put it there stays.
      .onConflictDoUpdate({
        target: [preco.tabelaPrecoId, preco.produtoId, preco.inicio],
        set: { fim: periodo.fim, valor: periodo.valor },
      })
}
