import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { escreverLinhas, type OpcaoDoCampo } from '@balcao/dominio/ajustes/campo'
import { uso } from '@balcao/dominio/ajustes/tabela'
import {
  COLUNAS_DA_COBERTURA,
  COLUNAS_DAS_FAIXAS,
  COLUNAS_DOS_TRECHOS,
  lerCobertura,
  lerFaixas,
  lerTrechos,
} from '@balcao/dominio/catalogo/fretes'
import type { GrandezaDaFaixa } from '@balcao/dominio/fretes/tipos'
import { and, asc, count, eq, ne, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { freteCobertura, freteFaixa, freteRegiao, freteTabela, freteTrecho } from '../fretes/tabelas.ts'
import { cidadeDoIbge, cidadeDoNome } from '../lugares/achar-cidade.ts'
import { transportadora } from '../transportadoras/tabelas.ts'

const opcao = (id: number, nome: string, ativa: boolean): OpcaoDoCampo => ({
  valor: String(id),
  nome: ativa ? nome : `${nome} (retirada)`,
})

export const transportadorasParaEscolher = async (banco: Executor): Promise<OpcaoDoCampo[]> => {
  const { id, razaoSocial, ativa } = transportadora
  const linhas = await banco
    .select({ id, nome: razaoSocial, ativa })
    .from(transportadora)
    .orderBy(asc(razaoSocial))
  return linhas.map((linha) => opcao(linha.id, linha.nome, linha.ativa))
}

export const tabelasDeFreteParaEscolher = async (banco: Executor): Promise<OpcaoDoCampo[]> => {
  const linhas = await banco
    .select({
      id: freteTabela.id,
      nome: freteTabela.nome,
      de: transportadora.razaoSocial,
      ativa: freteTabela.ativa,
    })
    .from(freteTabela)
    .innerJoin(transportadora, eq(transportadora.id, freteTabela.transportadoraId))
    .orderBy(asc(freteTabela.nome), asc(freteTabela.id))
  return linhas.map(({ id, nome, de, ativa }) => opcao(id, `${nome} · ${de}`, ativa))
}

export const regioesParaSeguir = async (banco: Executor): Promise<OpcaoDoCampo[]> => {
  const linhas = await banco
    .select({
      id: freteRegiao.id,
      nome: freteRegiao.nome,
      tabela: freteTabela.nome,
      ativa: freteRegiao.ativa,
    })
    .from(freteRegiao)
    .innerJoin(freteTabela, eq(freteTabela.id, freteRegiao.tabelaId))
    .orderBy(asc(freteTabela.nome), asc(freteRegiao.nome), asc(freteRegiao.id))
  return linhas.map(({ id, nome, tabela, ativa }) => opcao(id, `${tabela} · ${nome}`, ativa))
}

/** What each region is made of, as text: four questions for all of them. */
export async function partesDasRegioes(banco: Executor): Promise<ReadonlyMap<number, ValoresDoAjuste>> {
  const regioes = await banco.select({ id: freteRegiao.id, dias: freteRegiao.diasEntrega }).from(freteRegiao)
  const coberturas = Map.groupBy(
    await banco.select().from(freteCobertura).orderBy(asc(freteCobertura.id)),
    ({ regiaoId }) => regiaoId,
  )
  const faixas = Map.groupBy(
    await banco.select().from(freteFaixa).orderBy(asc(freteFaixa.grandeza), asc(freteFaixa.ate)),
    ({ regiaoId }) => regiaoId,
  )
  const trechos = Map.groupBy(
    await banco.select().from(freteTrecho).orderBy(asc(freteTrecho.ordem)),
    ({ regiaoId }) => regiaoId,
  )
  return new Map(
    regioes.map(({ id, dias }) => [
      id,
      {
        dias: dias
          .split(',')
          .flatMap((sim, dia) => (sim === 'S' ? [dia] : []))
          .join(','),
        cobertura: escreverLinhas(
          { colunas: COLUNAS_DA_COBERTURA },
          (coberturas.get(id) ?? []).map(({ uf, ibge, cepInicial, cepFinal, prioridade }) => ({
            uf,
            cidade: ibge === null ? '' : (cidadeDoIbge(ibge)?.cidade ?? ibge),
            cepInicial: cepInicial ?? '',
            cepFinal: cepFinal ?? '',
            prioridade: prioridade === 0 ? '' : String(prioridade),
          })),
        ),
        faixas: escreverLinhas(
          { colunas: COLUNAS_DAS_FAIXAS },
          (faixas.get(id) ?? []).map(({ grandeza, ate, valor }) => ({ grandeza, ate, valor })),
        ),
        trechos: escreverLinhas(
          { colunas: COLUNAS_DOS_TRECHOS },
          (trechos.get(id) ?? []).map(({ origem, regiaoDoTrechoId }) => ({
            origem,
            regiaoId: String(regiaoDoTrechoId),
          })),
        ),
      },
    ]),
  )
}

/** Written anew, those that were said. */
export async function gravarPartesDaRegiao(
  tx: Tx,
  regiaoId: number,
  valores: ValoresDoAjuste,
): Promise<void> {
  const { cobertura, faixas, trechos } = valores
  if (cobertura !== undefined) {
    const lugares = lerCobertura(cobertura).map(({ uf, cidade, cepInicial, cepFinal, prioridade }) => ({
      regiaoId,
      uf,
      ibge: cidade ? (cidadeDoNome(uf, cidade)?.ibge ?? null) : null,
      cepInicial: cepInicial || null,
      cepFinal: cepFinal || null,
      prioridade: Number(prioridade),
    }))
    await tx.delete(freteCobertura).where(eq(freteCobertura.regiaoId, regiaoId))
    if (lugares.length > 0) await tx.insert(freteCobertura).values(lugares)
  }
  if (faixas !== undefined) {
    const linhas = lerFaixas(faixas).map(({ grandeza, ate, valor }) => ({
      regiaoId,
      grandeza: grandeza as GrandezaDaFaixa,
      ate,
      valor,
    }))
    await tx.delete(freteFaixa).where(eq(freteFaixa.regiaoId, regiaoId))
    if (linhas.length > 0) await tx.insert(freteFaixa).values(linhas)
  }
  if (trechos !== undefined) {
    const linhas = lerTrechos(trechos).map(({ origem, regiaoId: seguinte }, indice) => ({
      regiaoId,
      ordem: indice + 1,
      origem,
      regiaoDoTrechoId: Number(seguinte),
    }))
    await tx.delete(freteTrecho).where(eq(freteTrecho.regiaoId, regiaoId))
    if (linhas.length > 0) await tx.insert(freteTrecho).values(linhas)
  }
}

const quemSegue = alias(freteRegiao, 'quem_segue')

/** Regions in use that go on by others of which this is said. */
async function redespachos(banco: Executor, onde: SQL | undefined): Promise<string[]> {
  const [linha] = await banco
    .select({ total: count() })
    .from(freteTrecho)
    .innerJoin(quemSegue, eq(quemSegue.id, freteTrecho.regiaoId))
    .innerJoin(freteRegiao, eq(freteRegiao.id, freteTrecho.regiaoDoTrechoId))
    .where(and(eq(quemSegue.ativa, true), onde))
  return uso(
    linha?.total ?? 0,
    'região que segue por ela em redespacho',
    'regiões que seguem por ela em redespacho',
  )
}

export const usosDaRegiao = (banco: Executor, id: number): Promise<string[]> =>
  redespachos(banco, eq(freteRegiao.id, id))

export const usosDaTabela = (banco: Executor, id: number): Promise<string[]> =>
  redespachos(banco, and(eq(freteRegiao.tabelaId, id), ne(quemSegue.tabelaId, id)))
