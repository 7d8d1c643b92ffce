import type { listarCampanhas, OpcoesDaCampanha } from '@balcao/dominio/campanhas/contratos'
import type { SituacaoDaCampanha } from '@balcao/dominio/campanhas/regras'
import type { ValorDe } from '@balcao/dominio/contrato'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { and, asc, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { combina, emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { limiteNoTexto, paginar } from '../../platform/banco/paginador.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { campanha } from '../precos/tabelas.ts'
import { produto, tabelaPreco } from '../produtos/tabelas.ts'
import { campanhaVisivel } from './visibilidade.ts'

export type CampanhaDoBanco = typeof campanha.$inferSelect
type Consulta = ValorDe<typeof listarCampanhas, 'query'>
type Filtro = Omit<Consulta, 'page' | 'take' | 'orderBy' | 'direction'>

const gasta = sql`(${campanha.verbaUsada} >= ${campanha.verba} or ${campanha.unidadesUsadas} >= ${campanha.limite})`
const naoGasta = sql`${gasta} is not true`

/** The SQL of `situacaoDaCampanha`. */
function naSituacao(situacao: SituacaoDaCampanha, hoje: string): SQL {
  const aberta = sql`${campanha.encerradaEm} is null`
  const hojeDentro = sql`${aberta} and ${campanha.inicio} <= ${hoje} and ${campanha.fim} >= ${hoje}`
  const condicoes: Record<SituacaoDaCampanha, SQL> = {
    ENCERRADA: sql`${campanha.encerradaEm} is not null`,
    TERMINADA: sql`${aberta} and ${campanha.fim} < ${hoje}`,
    FUTURA: sql`${aberta} and ${campanha.inicio} > ${hoje} and ${campanha.fim} >= ${hoje}`,
    ESGOTADA: sql`${hojeDentro} and ${gasta}`,
    VIGENTE: sql`${hojeDentro} and ${naoGasta}`,
  }
  return condicoes[situacao]
}

const ORDENS = {
  nome: emOrdemAlfabetica(campanha.nome),
  dtFim: campanha.fim,
  dtInicio: campanha.inicio,
  verbaUsada: campanha.verbaUsada,
}

export function paginaDeCampanhas(banco: Executor, sessao: Sessao, consulta: Consulta, hoje: string) {
  const { page, take, orderBy, direction = direcaoPadrao(orderBy), ...filtro } = consulta
  const { termo, situacao, tipo, quemPaga, filial: filiais } = filtro
  const aplicados: FiltroAplicado<Filtro> = {
    termo: termo
      ? or(
          combina(sql`lower(f_unaccent(${campanha.nome}))`, termo),
          /^\d{1,15}$/.test(termo.trim()) ? eq(campanha.id, Number(termo.trim())) : undefined,
        )
      : undefined,
    situacao: or(...situacao.map((uma) => naSituacao(uma, hoje))),
    tipo: tipo.length > 0 ? sql`${campanha.beneficio}->>'tipo' = any(${sql.param(tipo)})` : undefined,
    quemPaga: quemPaga.length > 0 ? umDe(campanha.quemPaga, quemPaga) : undefined,
    filial:
      filiais.length > 0
        ? sql`(cardinality(${campanha.filiais}) = 0 or ${campanha.filiais} && ${sql.param(filiais)}::bigint[])`
        : undefined,
  }
  const onde = and(campanhaVisivel(sessao, hoje), ...Object.values(aplicados))
  const sentido = direction === 'ASC' ? asc : desc
  return paginar(
    banco,
    { page, take },
    {
      linhas: (limite, salto) =>
        banco
          .select()
          .from(campanha)
          .where(onde)
          .orderBy(sentido(ORDENS[orderBy]), sentido(campanha.id))
          .limit(limite)
          .offset(salto),
      contar: banco.select({ um: sql`1` }).from(campanha).where(onde),
    },
  )
}

export async function campanhaVisivelPorId(
  banco: Executor,
  sessao: Sessao,
  id: number,
  hoje: string,
): Promise<CampanhaDoBanco | null> {
  const [linha] = await banco
    .select()
    .from(campanha)
    .where(and(eq(campanha.id, id), campanhaVisivel(sessao, hoje)))
  return linha ?? null
}

export const travarCampanha = (tx: Tx, id: number): Promise<CampanhaDoBanco> =>
  travar(tx, campanha, eq(campanha.id, id))

type Colunas = Omit<typeof campanha.$inferInsert, 'id' | 'criadoEm' | 'criadoPor' | 'versao'>

export async function inserirCampanha(tx: Tx, autoria: Autoria, nova: Colunas): Promise<CampanhaDoBanco> {
  const [linha] = await tx
    .insert(campanha)
    .values({
      ...nova,
      ...deQuemCria(autoria),
    })
    .returning()
  if (!linha) throw new Error('a campanha não foi gravada')
  return linha
}

/** Held by whoever calls. */
export async function mudarCampanha(
  tx: Tx,
  autoria: Autoria,
  id: number,
  mudanca: Partial<Colunas>,
): Promise<CampanhaDoBanco> {
  const [linha] = await tx
    .update(campanha)
    .set({
      ...mudanca,
      ...deQuemMuda(autoria),
      versao: sql`${campanha.versao} + 1`,
    })
    .where(eq(campanha.id, id))
    .returning()
  if (!linha) throw new Error(`a campanha ${id} sumiu`)
  return linha
}

export type Nomes = Record<
  'filiais' | 'tabelas' | 'classificacoes' | 'clientes' | 'produtos',
  Map<number, string>
>

type Citados = Pick<
  CampanhaDoBanco,
  'filiais' | 'tabelas' | 'classificacoes' | 'clientes' | 'produtos' | 'beneficio'
>

/** What campaigns name by number, by their names; of each kind one query, whatever there is of it. */
export async function nomesDasCampanhas(banco: Executor, campanhas: readonly Citados[]): Promise<Nomes> {
  const todos = (campo: Exclude<keyof Citados, 'beneficio'>) => [
    ...new Set(campanhas.flatMap((uma) => uma[campo])),
  ]
  const brindes = campanhas.flatMap(({ beneficio }) =>
    beneficio.tipo === 'BRINDE' && beneficio.idProd !== null ? [beneficio.idProd] : [],
  )
  const mapa = async (ids: number[], ler: (ids: number[]) => Promise<{ id: number; nome: string }[]>) =>
    new Map(ids.length === 0 ? [] : (await ler(ids)).map(({ id, nome }) => [id, nome]))
  return {
    filiais: await mapa(todos('filiais'), (ids) =>
      banco.select({ id: filial.id, nome: filial.nome }).from(filial).where(umDe(filial.id, ids)),
    ),
    tabelas: await mapa(todos('tabelas'), (ids) =>
      banco
        .select({ id: tabelaPreco.id, nome: tabelaPreco.nome })
        .from(tabelaPreco)
        .where(umDe(tabelaPreco.id, ids)),
    ),
    classificacoes: await mapa(todos('classificacoes'), (ids) =>
      banco
        .select({ id: opcaoDeCadastro.id, nome: opcaoDeCadastro.descricao })
        .from(opcaoDeCadastro)
        .where(and(eq(opcaoDeCadastro.lista, 'CLASSIFICACAO'), umDe(opcaoDeCadastro.id, ids))),
    ),
    clientes: await mapa(todos('clientes'), (ids) =>
      banco
        .select({
          id: cliente.id,
          nome: sql<string>`coalesce(nullif(${cliente.fantasia}, ''), ${cliente.razaoSocial})`,
        })
        .from(cliente)
        .where(umDe(cliente.id, ids)),
    ),
    produtos: await mapa([...new Set([...todos('produtos'), ...brindes])], (ids) =>
      banco
        .select({
          id: produto.id,
          nome: sql<string>`${produto.codigo} || ' · ' || ${produto.descricaoCompleta}`,
        })
        .from(produto)
        .where(umDe(produto.id, ids)),
    ),
  }
}

const EM_USO = {
  filiais: { tabela: filial, emUso: filial.ativa },
  tabelas: { tabela: tabelaPreco, emUso: tabelaPreco.ativa },
  produtos: { tabela: produto, emUso: produto.ativo },
} as const
export type PodeSerRetirado = keyof typeof EM_USO

/** Of these, whether some is retired. */
export async function temRetirado(
  banco: Executor,
  campo: PodeSerRetirado,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return false
  const { tabela, emUso } = EM_USO[campo]
  const [achado] = await banco
    .select({ id: tabela.id })
    .from(tabela)
    .where(and(umDe(tabela.id, [...ids]), eq(emUso, false)))
    .limit(1)
  return achado !== undefined
}

const MUITAS = 500

/** GES-02 What a campaign may be for, and over. */
export async function opcoesDasCampanhas(banco: Executor): Promise<OpcoesDaCampanha> {
  const filiais = await banco
    .select({ id: filial.id, nome: filial.nome })
    .from(filial)
    .orderBy(asc(filial.id))
    .limit(limiteNoTexto(MUITAS))
  const tabelas = await banco
    .select({ id: tabelaPreco.id, nome: tabelaPreco.nome })
    .from(tabelaPreco)
    .where(eq(tabelaPreco.ativa, true))
    .orderBy(asc(tabelaPreco.nome))
    .limit(limiteNoTexto(MUITAS))
  const classificacoes = await banco
    .select({ id: opcaoDeCadastro.id, nome: opcaoDeCadastro.descricao })
    .from(opcaoDeCadastro)
    .where(and(eq(opcaoDeCadastro.lista, 'CLASSIFICACAO'), eq(opcaoDeCadastro.ativa, true)))
    .orderBy(asc(opcaoDeCadastro.ordem))
    .limit(limiteNoTexto(MUITAS))
  const atividades = await banco
    .selectDistinct({ nome: cliente.atividade })
    .from(cliente)
    .where(ne(cliente.atividade, ''))
    .orderBy(asc(cliente.atividade))
    .limit(limiteNoTexto(MUITAS))
  const dosProdutos = (coluna: typeof produto.marca | typeof produto.categoria) =>
    banco
      .selectDistinct({ nome: sql<string>`${coluna}` })
      .from(produto)
      .where(and(eq(produto.ativo, true), isNotNull(coluna)))
      .orderBy(asc(coluna))
      .limit(limiteNoTexto(MUITAS))
  const nomes = (linhas: readonly { nome: string }[]) => linhas.map(({ nome }) => nome)
  return {
    filiais,
    tabelas,
    classificacoes,
    atividades: nomes(atividades),
    marcas: nomes(await dosProdutos(produto.marca)),
    categorias: nomes(await dosProdutos(produto.categoria)),
  }
}

const MUITOS_FATOS = 50

/** What was done with it, newest first. */
export const historicoDaCampanha = (banco: Executor, id: number) =>
  banco
    .select({
      quando: historico.quando,
      quem: colaborador.nome,
      acao: historico.acao,
      dados: historico.dados,
    })
    .from(historico)
    .leftJoin(colaborador, eq(colaborador.id, historico.colaboradorId))
    .where(and(eq(historico.entidade, 'campanha'), eq(historico.entidadeId, String(id))))
    .orderBy(desc(historico.id))
    .limit(limiteNoTexto(MUITOS_FATOS))
