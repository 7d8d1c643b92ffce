import type { listarCarteiras, preverPassagem } from '@balcao/dominio/carteiras/contratos'
import { MAXIMO_DE_CLIENTES } from '@balcao/dominio/carteiras/contratos'
import type { ValorDe } from '@balcao/dominio/contrato'
import { type Direcao, direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { and, asc, count, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { combina, emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { type Autoria, deQuemMuda } from '../../platform/banco/historico.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente, passagemDeCarteira, passagemDeCarteiraCliente, regiao } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'

type Consulta = ValorDe<typeof listarCarteiras, 'query'>
type Filtro = Omit<Consulta, 'page' | 'take' | 'orderBy' | 'direction'>

const INTERNO = ne(colaborador.tipo, 'CONSUMIDOR_FINAL')

export function paginaDeCarteiras(banco: Executor, consulta: Consulta) {
  const { page, take, orderBy, direction, ...filtro } = consulta
  const sentido = (direction ?? (direcaoPadrao(orderBy) as Direcao)) === 'ASC' ? asc : desc
  const delas = banco
    .select({ representanteId: cliente.representanteId, clientes: count().as('clientes') })
    .from(cliente)
    .groupBy(cliente.representanteId)
    .as('delas')
  const clientes = sql<number>`coalesce(${delas.clientes}, 0)`.mapWith(Number)
  const tem = sql`${delas.clientes} is not null`
  const aplicados: FiltroAplicado<Filtro> = {
    termo: filtro.termo ? combina(colaborador.busca, filtro.termo) : undefined,
    todos: filtro.todos ? or(tem, eq(colaborador.ativo, true)) : tem,
  }
  const onde = and(INTERNO, ...Object.values(aplicados))
  const ordens = { nome: emOrdemAlfabetica(colaborador.nome), clientes }
  return paginar(
    banco,
    { page, take },
    {
      linhas: (limite, salto) =>
        banco
          .select({
            id: colaborador.id,
            nome: colaborador.nome,
            tipo: colaborador.tipo,
            filial: filial.nome,
            ativo: colaborador.ativo,
            clientes,
          })
          .from(colaborador)
          .leftJoin(delas, eq(delas.representanteId, colaborador.id))
          .leftJoin(filial, eq(filial.id, colaborador.filialId))
          .where(onde)
          .orderBy(sentido(ordens[orderBy]), sentido(colaborador.id))
          .limit(limite)
          .offset(salto),
      contar: banco
        .select({ um: sql`1` })
        .from(colaborador)
        .leftJoin(delas, eq(delas.representanteId, colaborador.id))
        .where(onde),
    },
  )
}

const MUITOS = 2000

export const quemPodeReceber = (banco: Executor) =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(and(INTERNO, eq(colaborador.ativo, true)))
    .orderBy(emOrdemAlfabetica(colaborador.nome), asc(colaborador.id))
    .limit(MUITOS)

export const regioesEmUso = (banco: Executor) =>
  banco
    .select({ id: regiao.id, nome: regiao.nome })
    .from(regiao)
    .where(eq(regiao.ativo, true))
    .orderBy(asc(regiao.nome))
    .limit(MUITOS)

export async function nomeDaRegiao(banco: Executor, id: number): Promise<string> {
  const [linha] = await banco.select({ nome: regiao.nome }).from(regiao).where(eq(regiao.id, id))
  return linha?.nome ?? ''
}

export async function pessoaPorId(banco: Executor, id: number) {
  const [linha] = await banco
    .select({ id: colaborador.id, nome: colaborador.nome, ativo: colaborador.ativo, tipo: colaborador.tipo })
    .from(colaborador)
    .where(eq(colaborador.id, id))
  return linha ?? null
}

/** Whoever receives stays as they are until all is theirs. */
export async function travarPessoa(tx: Tx, id: number) {
  await tx.select({ um: sql`1` }).from(colaborador).where(eq(colaborador.id, id)).for('share')
  return pessoaPorId(tx, id)
}

type Quais = Pick<ValorDe<typeof preverPassagem, 'query'>, 'termo' | 'regiao'>

const daPessoa = (idPessoa: number): SQL =>
  idPessoa === 0 ? isNull(cliente.representanteId) : eq(cliente.representanteId, idPessoa)

const escolhidos = (idPessoa: number, { termo, regiao: idRegiao }: Quais) =>
  and(
    daPessoa(idPessoa),
    idRegiao === undefined ? undefined : eq(cliente.regiaoId, idRegiao),
    termo ? combina(cliente.busca, termo) : undefined,
  )

export async function tamanhoDaCarteira(banco: Executor, idPessoa: number): Promise<number> {
  const [linha] = await banco.select({ total: count() }).from(cliente).where(daPessoa(idPessoa))
  return linha?.total ?? 0
}

/** In the order in which whoever counts customers holds them; one more than may be. */
export async function idsDosEscolhidos(banco: Executor, idPessoa: number, quais: Quais, travar = false) {
  const consulta = banco
    .select({ id: cliente.id })
    .from(cliente)
    .where(escolhidos(idPessoa, quais))
    .orderBy(asc(cliente.id))
    .limit(MAXIMO_DE_CLIENTES + 1)
  const linhas = await (travar ? consulta.for('update') : consulta)
  return linhas.map(({ id }) => id)
}

export const dadosDosClientes = (banco: Executor, ids: readonly number[]) =>
  banco
    .select({
      id: cliente.id,
      nome: cliente.fantasia,
      documento: cliente.documento,
      cidade: cliente.cidade,
      uf: cliente.uf,
      dtUltComp: cliente.ultimaCompra,
    })
    .from(cliente)
    .where(umDe(cliente.id, ids))
    .orderBy(asc(cliente.id))

/** Whoever calls holds the customers. */
export async function entregarClientes(
  tx: Tx,
  autoria: Autoria,
  ids: readonly number[],
  representanteId: number | null,
): Promise<void> {
  await tx
    .update(cliente)
    .set({
      representanteId,
      ...deQuemMuda(autoria),
      versao: sql`${cliente.versao} + 1`,
    })
    .where(umDe(cliente.id, ids))
}

export async function gravarPassagem(
  tx: Tx,
  { deId, paraId }: { deId: number | null; paraId: number },
  ids: readonly number[],
): Promise<number> {
  const [gravada] = await tx
    .insert(passagemDeCarteira)
    .values({ deId, paraId, clientes: ids.length })
    .returning({ id: passagemDeCarteira.id })
  if (!gravada) throw new Error('a passagem não foi gravada')
  await tx.execute(sql`insert into ${passagemDeCarteiraCliente} (passagem_id, cliente_id)
    select ${gravada.id}, c from unnest(${sql.param(ids)}::bigint[]) as c`)
  return gravada.id
}

export async function travarPassagem(tx: Tx, id: number) {
  const [linha] = await tx
    .select()
    .from(passagemDeCarteira)
    .where(eq(passagemDeCarteira.id, id))
    .for('update')
  return linha ?? null
}

/** Those of the passing that are still where it left them, held from here on. */
export async function aindaComQuemRecebeu(tx: Tx, id: number, paraId: number): Promise<number[]> {
  const linhas = await tx
    .select({ id: cliente.id })
    .from(cliente)
    .innerJoin(passagemDeCarteiraCliente, eq(passagemDeCarteiraCliente.clienteId, cliente.id))
    .where(and(eq(passagemDeCarteiraCliente.passagemId, id), eq(cliente.representanteId, paraId)))
    .orderBy(asc(cliente.id))
    .for('update', { of: cliente })
  return linhas.map((linha) => linha.id)
}

export async function marcarDesfeita(tx: Tx, id: number, agora: Date): Promise<void> {
  await tx.update(passagemDeCarteira).set({ desfeitaEm: agora }).where(eq(passagemDeCarteira.id, id))
}
