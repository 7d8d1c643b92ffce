import type { listarContas, listarLancamentos } from '@balcao/dominio/contas-correntes/contratos'
import type { EstadoDaConta } from '@balcao/dominio/contas-correntes/saldo'
import { PERTO_DO_LIMITE } from '@balcao/dominio/contas-correntes/saldo'
import type { ValorDe } from '@balcao/dominio/contrato'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, desc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { combina, emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { limiteNoTexto, paginar } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { pessoaDaEquipe } from '../vendas/visibilidade.ts'
import { emTransitoDaConta, ID_DA_CONTA, saldoDaConta } from './queries.ts'
import { contaCorrente, contaCorrenteFechamento, contaCorrenteLancamento } from './tabelas.ts'
import { contaVisivel } from './visibilidade.ts'

type Consulta = ValorDe<typeof listarContas, 'query'>
type Filtro = Omit<Consulta, 'page' | 'take' | 'orderBy' | 'direction'>

const supervisor = alias(colaborador, 'supervisor')
const disponivel = sql`(${saldoDaConta()} + ${contaCorrente.limite} - ${emTransitoDaConta()})`

/** Credits and debits since a day. */
const movidoDesde = (dia: string, sinal: SQL): SQL<string> =>
  sql<string>`coalesce((select sum(abs(m.valor)) from ${contaCorrenteLancamento} m
    where m.conta_id = ${ID_DA_CONTA} and m.dia >= ${dia} and m.valor ${sinal} 0), 0)`

const partes = (banco: Executor, mes: string) =>
  banco
    .select({
      conta: contaCorrente,
      titular: colaborador.nome,
      equipe: supervisor.nome,
      saldo: saldoDaConta(),
      emTransito: emTransitoDaConta(),
      creditos: movidoDesde(mes, sql.raw('>')),
      debitos: movidoDesde(mes, sql.raw('<')),
    })
    .from(contaCorrente)
    .innerJoin(colaborador, eq(colaborador.id, contaCorrente.colaboradorId))
    .leftJoin(supervisor, eq(supervisor.id, colaborador.supervisorId))
    .$dynamic()
export type ContaComPartes = Awaited<ReturnType<typeof partes>>[number]

/** The SQL of `estadoDaConta`. */
function noEstado(estado: EstadoDaConta): SQL | undefined {
  const perto = sql`${disponivel} <= ${contaCorrente.limite} * ${PERTO_DO_LIMITE}::numeric / 100`
  const condicoes: Record<EstadoDaConta, SQL | undefined> = {
    INATIVA: sql`not ${contaCorrente.ativa}`,
    ESTOURADA: sql`${contaCorrente.ativa} and ${disponivel} < 0`,
    PERTO: sql`${contaCorrente.ativa} and ${disponivel} >= 0 and ${perto}`,
    FOLGADA: sql`${contaCorrente.ativa} and not ${perto}`,
  }
  return condicoes[estado]
}

const doMes = (hoje: string) => `${hoje.slice(0, 7)}-01`

export function paginaDeContas(
  banco: Executor,
  sessao: Sessao,
  { page, take, orderBy, direction, ...filtro }: Consulta,
  hoje: string,
) {
  const { termo, estado } = filtro
  const aplicados: FiltroAplicado<Filtro> = {
    termo: termo ? combina(sql`lower(f_unaccent(${colaborador.nome}))`, termo) : undefined,
    estado: or(...estado.map(noEstado)),
  }
  const onde = and(contaVisivel(banco, sessao), ...Object.values(aplicados))
  const coluna = { titular: emOrdemAlfabetica(colaborador.nome), saldo: saldoDaConta(), disponivel }[orderBy]
  const padrao = orderBy === 'titular' ? 'ASC' : 'DESC'
  const sentido = (direction ?? padrao) === 'ASC' ? asc : desc
  return paginar(
    banco,
    { page, take },
    {
      linhas: (limite, salto) =>
        partes(banco, doMes(hoje))
          .where(onde)
          .orderBy(sentido(coluna), asc(contaCorrente.id))
          .limit(limite)
          .offset(salto),
      contar: partes(banco, doMes(hoje)).where(onde),
    },
  )
}

export async function contaVisivelPorId(
  banco: Executor,
  sessao: Sessao,
  id: number,
  hoje: string,
): Promise<ContaComPartes | null> {
  const [linha] = await partes(banco, doMes(hoje)).where(
    and(eq(contaCorrente.id, id), contaVisivel(banco, sessao)),
  )
  return linha ?? null
}

/** What it moved on each day since one, and the balance it left; the balance before them comes first. */
export async function curvaDaConta(banco: Executor, contaId: number, desde: string) {
  const { valor, dia, numero, saldo } = contaCorrenteLancamento
  const [antes] = await banco
    .select({ saldo })
    .from(contaCorrenteLancamento)
    .where(and(eq(contaCorrenteLancamento.contaId, contaId), sql`${dia} < ${desde}`))
    .orderBy(desc(numero))
    .limit(limiteNoTexto(1))
  const dias = await banco
    .select({
      dia,
      saldo: sql<string>`(array_agg(${saldo} order by ${numero} desc))[1]`,
      creditos: sql<string>`coalesce(sum(${valor}) filter (where ${valor} > 0), 0)`,
      debitos: sql<string>`coalesce(-sum(${valor}) filter (where ${valor} < 0), 0)`,
    })
    .from(contaCorrenteLancamento)
    .where(and(eq(contaCorrenteLancamento.contaId, contaId), gte(dia, desde)))
    .groupBy(dia)
    .orderBy(asc(dia))
  return [{ dia: desde, saldo: antes?.saldo ?? '0', creditos: '0', debitos: '0' }, ...dias]
}

const MUITOS_FECHAMENTOS = 24

export const fechamentosDaConta = (banco: Executor, contaId: number) =>
  banco
    .select({
      ate: contaCorrenteFechamento.ate,
      creditos: contaCorrenteFechamento.creditos,
      debitos: contaCorrenteFechamento.debitos,
      saldo: contaCorrenteFechamento.saldo,
      zerado: contaCorrenteFechamento.zerado,
      em: contaCorrenteFechamento.em,
      por: colaborador.nome,
    })
    .from(contaCorrenteFechamento)
    .leftJoin(colaborador, eq(colaborador.id, contaCorrenteFechamento.colaboradorId))
    .where(eq(contaCorrenteFechamento.contaId, contaId))
    .orderBy(desc(contaCorrenteFechamento.ate))
    .limit(limiteNoTexto(MUITOS_FECHAMENTOS))

type ConsultaDoExtrato = ValorDe<typeof listarLancamentos, 'query'>
type FiltroDoExtrato = Omit<ConsultaDoExtrato, 'page' | 'take' | 'orderBy' | 'direction'>

const outra = alias(contaCorrente, 'outra')
const outroTitular = alias(colaborador, 'outro_titular')

const doExtrato = (banco: Executor) =>
  banco
    .select({
      lancamento: contaCorrenteLancamento,
      cliente: sql<string | null>`coalesce(nullif(${cliente.fantasia}, ''), ${cliente.razaoSocial})`,
      quem: colaborador.nome,
      outroTitular: outroTitular.nome,
    })
    .from(contaCorrenteLancamento)
    .leftJoin(pedido, eq(pedido.id, contaCorrenteLancamento.pedidoId))
    .leftJoin(cliente, eq(cliente.id, pedido.clienteId))
    .leftJoin(colaborador, eq(colaborador.id, contaCorrenteLancamento.colaboradorId))
    .leftJoin(outra, eq(outra.id, contaCorrenteLancamento.outraContaId))
    .leftJoin(outroTitular, eq(outroTitular.id, outra.colaboradorId))
    .$dynamic()
export type LancamentoComPartes = Awaited<ReturnType<typeof doExtrato>>[number]

function ondeNoExtrato(contaId: number, filtro: FiltroDoExtrato): SQL | undefined {
  const { termo, especie, dtIni, dtFim } = filtro
  const { dia, motivo, pedidoId } = contaCorrenteLancamento
  const aplicados: FiltroAplicado<FiltroDoExtrato> = {
    termo: termo
      ? or(
          combina(
            sql`lower(f_unaccent(coalesce(${motivo}, '') || ' ' || coalesce(${cliente.fantasia}, '') || ' ' || coalesce(${cliente.razaoSocial}, '')))`,
            termo,
          ),
          /^\d{1,15}$/.test(termo.trim()) ? eq(pedidoId, Number(termo.trim())) : undefined,
        )
      : undefined,
    especie: especie.length > 0 ? umDe(contaCorrenteLancamento.especie, [...especie]) : undefined,
    dtIni: dtIni ? gte(dia, dtIni) : undefined,
    dtFim: dtFim ? lte(dia, dtFim) : undefined,
  }
  return and(eq(contaCorrenteLancamento.contaId, contaId), ...Object.values(aplicados))
}

const emOrdem = ({ direction = 'DESC' }: Pick<ConsultaDoExtrato, 'direction'>) =>
  (direction === 'ASC' ? asc : desc)(contaCorrenteLancamento.numero)

/** The account is one that the session sees. */
export function paginaDoExtrato(
  banco: Executor,
  contaId: number,
  { page, take, orderBy: _, direction, ...filtro }: ConsultaDoExtrato,
) {
  const onde = ondeNoExtrato(contaId, filtro)
  return paginar(
    banco,
    { page, take },
    {
      linhas: (limite, salto) =>
        doExtrato(banco).where(onde).orderBy(emOrdem({ direction })).limit(limite).offset(salto),
      contar: doExtrato(banco).where(onde),
    },
  )
}

/** GES-08 Which entries a file of the statement takes, the account being one that the session sees. */
export async function idsDoExtrato(
  banco: Executor,
  contaId: number,
  { orderBy: _, direction, ...filtro }: Omit<ConsultaDoExtrato, 'page' | 'take'>,
  maximo: number,
): Promise<number[]> {
  const linhas = await banco
    .select({ id: contaCorrenteLancamento.id })
    .from(contaCorrenteLancamento)
    .leftJoin(pedido, eq(pedido.id, contaCorrenteLancamento.pedidoId))
    .leftJoin(cliente, eq(cliente.id, pedido.clienteId))
    .where(ondeNoExtrato(contaId, filtro))
    .orderBy(emOrdem({ direction }))
    .limit(maximo)
  return linhas.map(({ id }) => id)
}

export const lancamentosDaConta = (banco: Executor, contaId: number, ids: readonly number[]) =>
  doExtrato(banco).where(
    and(eq(contaCorrenteLancamento.contaId, contaId), umDe(contaCorrenteLancamento.id, [...ids])),
  )

const QUE_VENDEM: readonly TipoDeUsuario[] = ['SUPERVISOR', 'OPERADOR', 'REPRESENTANTE']
const MUITOS_TITULARES = 500

/** Those who sell and whom the session follows, with the account that they have. */
export const titularesPossiveis = (banco: Executor, sessao: Sessao) =>
  banco
    .select({
      id: colaborador.id,
      nome: colaborador.nome,
      idConta: contaCorrente.id,
      ativa: sql<boolean>`coalesce(${contaCorrente.ativa}, false)`,
    })
    .from(colaborador)
    .leftJoin(contaCorrente, eq(contaCorrente.colaboradorId, colaborador.id))
    .where(and(eq(colaborador.ativo, true), umDe(colaborador.tipo, [...QUE_VENDEM]), pessoaDaEquipe(sessao)))
    .orderBy(asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id))
    .limit(limiteNoTexto(MUITOS_TITULARES))

/** GES-08 Whether this person may have an account: somebody who sells, and is here. */
export async function podeSerTitular(banco: Executor, id: number): Promise<boolean> {
  const quantos = await banco.$count(
    colaborador,
    and(eq(colaborador.id, id), eq(colaborador.ativo, true), umDe(colaborador.tipo, [...QUE_VENDEM])),
  )
  return quantos > 0
}
