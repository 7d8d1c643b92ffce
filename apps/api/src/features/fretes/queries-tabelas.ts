import { and, asc, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import type { LugarDoFrete } from './cotador.ts'
import { freteCobertura, freteFaixa, freteRegiao, freteTabela, freteTrecho } from './tabelas.ts'

/** More carriers do not go to one place. */
const MAXIMO_DE_CANDIDATAS = 500

const emVigor = (hoje: string): SQL | undefined =>
  and(
    eq(freteTabela.ativa, true),
    eq(freteRegiao.ativa, true),
    eq(transportadora.ativa, true),
    lte(freteTabela.vigenciaInicio, hoje),
    or(isNull(freteTabela.vigenciaFim), gte(freteTabela.vigenciaFim, hoje)),
  )

const cobre = ({ uf, ibge, cep }: LugarDoFrete): SQL | undefined =>
  or(
    and(eq(freteCobertura.uf, uf), isNull(freteCobertura.ibge), isNull(freteCobertura.cepInicial)),
    ibge === null ? undefined : eq(freteCobertura.ibge, ibge),
    cep === null ? undefined : and(lte(freteCobertura.cepInicial, cep), gte(freteCobertura.cepFinal, cep)),
  )

const DO_TRECHO = {
  regiao: freteRegiao,
  tabela: {
    id: freteTabela.id,
    nome: freteTabela.nome,
    modo: freteTabela.modo,
    tipo: freteTabela.tipo,
    cubagemKgM3: freteTabela.cubagemKgM3,
  },
  transportadora: { id: transportadora.id, nome: transportadora.razaoSocial },
}

type Onde = {
  filialId: number
  destino: LugarDoFrete
  hoje: string
  transportadoraId?: number | undefined
}

/** Every region in force that covers the place, of every carrier, told once for each coverage that takes it in. */
export function regioesQueCobrem(banco: Executor, { filialId, destino, hoje, transportadoraId }: Onde) {
  return banco
    .select({
      ...DO_TRECHO,
      regiaoId: freteRegiao.id,
      transportadoraId: transportadora.id,
      tipo: freteTabela.tipo,
      filialId: freteTabela.filialId,
      vigenciaInicio: freteTabela.vigenciaInicio,
      cobertura: {
        ibge: freteCobertura.ibge,
        cepInicial: freteCobertura.cepInicial,
        cepFinal: freteCobertura.cepFinal,
        prioridade: freteCobertura.prioridade,
      },
    })
    .from(freteCobertura)
    .innerJoin(freteRegiao, eq(freteRegiao.id, freteCobertura.regiaoId))
    .innerJoin(freteTabela, eq(freteTabela.id, freteRegiao.tabelaId))
    .innerJoin(transportadora, eq(transportadora.id, freteTabela.transportadoraId))
    .where(
      and(
        cobre(destino),
        emVigor(hoje),
        transportadoraId === undefined ? undefined : eq(transportadora.id, transportadoraId),
        or(isNull(freteTabela.filialId), eq(freteTabela.filialId, filialId)),
      ),
    )
    .orderBy(asc(freteRegiao.id))
    .limit(MAXIMO_DE_CANDIDATAS)
}

export type RegiaoQueCobre = Awaited<ReturnType<typeof regioesQueCobrem>>[number]

/** The legs that follow those regions, in order; `vale` is false for one whose table is not in force. */
export function trechosDasRegioes(banco: Executor, regioes: readonly number[], hoje: string) {
  return banco
    .select({
      ...DO_TRECHO,
      daRegiaoId: freteTrecho.regiaoId,
      origem: freteTrecho.origem,
      vale: sql<boolean>`coalesce(${emVigor(hoje)}, false)`,
    })
    .from(freteTrecho)
    .innerJoin(freteRegiao, eq(freteRegiao.id, freteTrecho.regiaoDoTrechoId))
    .innerJoin(freteTabela, eq(freteTabela.id, freteRegiao.tabelaId))
    .innerJoin(transportadora, eq(transportadora.id, freteTabela.transportadoraId))
    .where(umDe(freteTrecho.regiaoId, regioes))
    .orderBy(asc(freteTrecho.regiaoId), asc(freteTrecho.ordem))
}

export type TrechoDaRegiao = Awaited<ReturnType<typeof trechosDasRegioes>>[number]

export function faixasDasRegioes(banco: Executor, regioes: readonly number[]) {
  const { regiaoId, grandeza, ate, valor } = freteFaixa
  return banco
    .select({ regiaoId, grandeza, ate, valor })
    .from(freteFaixa)
    .where(umDe(regiaoId, regioes))
    .orderBy(asc(regiaoId), asc(grandeza), asc(ate))
}

export type FaixaDaRegiao = Awaited<ReturnType<typeof faixasDasRegioes>>[number]
