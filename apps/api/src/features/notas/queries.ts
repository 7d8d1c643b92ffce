import { type Direcao, direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import type { OrdenacaoDeNotas } from '@balcao/dominio/notas/contratos'
import type { PorFilial } from '@balcao/dominio/parametros'
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { daPropriaFilial } from '../filiais/queries-por-filial.ts'
import { filial } from '../filiais/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { notaFiscal, notaItem, notaXml } from './tabelas.ts'
import { notaVisivel } from './visibilidade.ts'

const COLUNA_DE_ORDEM = {
  dtSai: notaFiscal.dataSaida,
  numNf: notaFiscal.numero,
  vlTot: notaFiscal.valorTotal,
  qtdeIt: notaFiscal.quantidadeItens,
} satisfies Record<OrdenacaoDeNotas, unknown>

const notasComPartes = (banco: Executor) =>
  banco
    .select({
      id: notaFiscal.id,
      numero: notaFiscal.numero,
      serie: notaFiscal.serie,
      chave: notaFiscal.chave,
      emitidaEm: notaFiscal.emitidaEm,
      dataSaida: notaFiscal.dataSaida,
      naturezaOperacao: notaFiscal.naturezaOperacao,
      valorTotal: notaFiscal.valorTotal,
      quantidadeItens: notaFiscal.quantidadeItens,
      observacao: notaFiscal.observacao,
      rastreioTipo: notaFiscal.rastreioTipo,
      rastreioCodigo: notaFiscal.rastreioCodigo,
      cliente: {
        id: cliente.id,
        razaoSocial: cliente.razaoSocial,
        fantasia: cliente.fantasia,
        documento: cliente.documento,
      },
      filial: { id: filial.id, razaoSocial: filial.razaoSocial, nome: filial.nome },
      transportadora: { id: transportadora.id, razaoSocial: transportadora.razaoSocial },
    })
    .from(notaFiscal)
    .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
    .innerJoin(filial, eq(filial.id, notaFiscal.filialId))
    .leftJoin(transportadora, eq(transportadora.id, notaFiscal.transportadoraId))

export type NotaComPartes = Awaited<ReturnType<typeof notasComPartes>>[number]

type Filtro = {
  idCli: number
  /** First day, as each branch counts it. */
  de: PorFilial<string>
  dtFinal?: string | undefined
  orderBy: OrdenacaoDeNotas
  sortBy?: Direcao | undefined
  page: number
  take: number
}

export function paginaDeNotasDoCliente(banco: Executor, sessao: Sessao, filtro: Filtro) {
  const { idCli, de, dtFinal, orderBy, sortBy = direcaoPadrao(orderBy) } = filtro
  const doPeriodo = and(
    eq(notaFiscal.clienteId, idCli),
    gte(notaFiscal.dataSaida, daPropriaFilial(notaFiscal.filialId, de, 'date')),
    dtFinal ? lte(notaFiscal.dataSaida, dtFinal) : undefined,
  )
  const onde = and(doPeriodo, notaVisivel(banco, sessao))
  const ordem = sortBy === 'ASC' ? asc : desc
  return paginar(banco, filtro, {
    linhas: (limite, salto) =>
      notasComPartes(banco)
        .where(onde)
        .orderBy(ordem(COLUNA_DE_ORDEM[orderBy]), ordem(notaFiscal.id))
        .limit(limite)
        .offset(salto),
    contar: banco
      .select({ um: sql`1` })
      .from(notaFiscal)
      .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
      .where(onde),
  })
}

/** Null when there is none, and when it is not for this session to see. */
export async function notaVisivelPorId(banco: Executor, sessao: Sessao, id: number) {
  const [encontrada] = await notasComPartes(banco).where(
    and(eq(notaFiscal.id, id), notaVisivel(banco, sessao)),
  )
  return encontrada ?? null
}

export function itensDaNota(banco: Executor, notaId: number) {
  return banco.select().from(notaItem).where(eq(notaItem.notaId, notaId)).orderBy(asc(notaItem.numeroItem))
}

/** The document with what names its file; null under the same conditions as the invoice. */
export async function documentoVisivelPorId(banco: Executor, sessao: Sessao, id: number) {
  const [encontrado] = await banco
    .select({ chave: notaFiscal.chave, xml: notaXml.xml })
    .from(notaFiscal)
    .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
    .leftJoin(notaXml, eq(notaXml.notaId, notaFiscal.id))
    .where(and(eq(notaFiscal.id, id), notaVisivel(banco, sessao)))
  return encontrado ?? null
}
