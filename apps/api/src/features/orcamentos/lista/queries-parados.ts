import type { ValorDe } from '@balcao/dominio/contrato'
import { inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import type { Direcao } from '@balcao/dominio/listas/ordenacao'
import type { listarOrcamentosParados } from '@balcao/dominio/orcamentos/parados'
import type { PorFilial } from '@balcao/dominio/parametros'
import { and, asc, desc, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../../platform/banco/filtro-aplicado.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { cliente, clienteTelefone } from '../../clientes/tabelas.ts'
import { daPropriaFilial } from '../../filiais/queries-por-filial.ts'
import { filial } from '../../filiais/tabelas.ts'
import { documentoComTermo } from '../../pedidos/queries-lista-de-documentos.ts'
import { daCarteiraDe } from '../nucleo/queries-lista.ts'
import { orcamento, paraVender, porDecidir } from '../nucleo/tabelas.ts'
import { orcamentoVisivel } from '../nucleo/visibilidade.ts'

type Consulta = ValorDe<typeof listarOrcamentosParados, 'query'>

export type FiltroDeParados = Omit<Consulta, 'dias' | 'orderBy' | 'direction' | 'page' | 'take'> & {
  /** Days without movement, as each branch counts them. */
  dias: PorFilial<number>
  hoje: string
}

/** Nobody moved it on any of the last so many days. */
function semMovimento({ dias: { geral, excecoes }, hoje }: Pick<FiltroDeParados, 'dias' | 'hoje'>): SQL {
  const antesDe = (quantos: number) => inicioDoDia(somarDias(hoje, 1 - quantos)).toISOString()
  const porFilial = {
    geral: antesDe(geral),
    excecoes: new Map([...excecoes].map(([id, quantos]) => [id, antesDe(quantos)])),
  }
  const oMaisTarde = [porFilial.geral, ...porFilial.excecoes.values()].toSorted().at(-1) ?? porFilial.geral
  return and(
    // Of any branch, so that the index by movement knows where to begin.
    lt(orcamento.movimentadoEm, new Date(oMaisTarde)),
    lt(orcamento.movimentadoEm, daPropriaFilial(orcamento.filialId, porFilial, 'timestamptz')),
  ) as SQL
}

async function ondeDosParados(banco: Executor, sessao: Sessao, filtro: FiltroDeParados) {
  const { idCli, termo, filial: filiais, vendedor, representante } = filtro
  const aplicados: FiltroAplicado<Omit<FiltroDeParados, 'hoje'>> = {
    dias: semMovimento(filtro),
    idCli: idCli ? eq(orcamento.clienteId, idCli) : undefined,
    filial: filiais.length > 0 ? inArray(orcamento.filialId, filiais) : undefined,
    vendedor: vendedor.length > 0 ? inArray(orcamento.colaboradorId, vendedor) : undefined,
    representante: daCarteiraDe(banco, representante),
    termo: termo ? await documentoComTermo(banco, orcamento, termo) : undefined,
  }
  return and(
    porDecidir(orcamento),
    paraVender(orcamento),
    orcamentoVisivel(banco, sessao),
    ...Object.values(aplicados),
  )
}

export type OrdemDosCandidatos = { pelo: 'valorTotal' | 'movimentadoEm'; sentido: Direcao }

/** What tells which of them come first; so many at the most, in this order. */
export async function candidatosParados(
  banco: Executor,
  sessao: Sessao,
  filtro: FiltroDeParados,
  { pelo, sentido, quantos }: OrdemDosCandidatos & { quantos: number },
) {
  const ordenar = sentido === 'ASC' ? asc : desc
  return banco
    .select({
      id: orcamento.id,
      clienteId: orcamento.clienteId,
      valorTotal: orcamento.valorTotal,
      incluidoEm: orcamento.incluidoEm,
      dataValidade: orcamento.dataValidade,
    })
    .from(orcamento)
    .where(await ondeDosParados(banco, sessao, filtro))
    .orderBy(ordenar(orcamento[pelo]), ordenar(orcamento.id))
    .limit(limiteNoTexto(quantos))
}

export type CandidatoParado = Awaited<ReturnType<typeof candidatosParados>>[number]

/** What became of the quotes of these customers. */
export async function decisoesDosClientes(
  banco: Executor,
  clientes: readonly number[],
): Promise<Map<number, { ganhos: number; perdidos: number }>> {
  const ganho = sql`${orcamento.pedidoId} is not null`
  const linhas = await banco
    .select({
      clienteId: orcamento.clienteId,
      ganhos: sql`count(*) filter (where ${ganho})`.mapWith(Number),
      perdidos: sql`count(*) filter (where not ${ganho})`.mapWith(Number),
    })
    .from(orcamento)
    .where(
      and(
        umDe(orcamento.clienteId, clientes),
        paraVender(orcamento),
        or(isNotNull(orcamento.pedidoId), isNotNull(orcamento.perdidoEm)),
      ),
    )
    .groupBy(orcamento.clienteId)
  return new Map(linhas.map(({ clienteId, ...decididos }) => [clienteId, decididos]))
}

/** What a row shows, for these quotes. */
export const linhasDosParados = (banco: Executor, ids: number[]) =>
  banco
    .select({
      id: orcamento.id,
      status: orcamento.status,
      incluidoEm: orcamento.incluidoEm,
      dataValidade: orcamento.dataValidade,
      movimentadoEm: orcamento.movimentadoEm,
      valorTotal: orcamento.valorTotal,
      pedidoId: orcamento.pedidoId,
      perdidoEm: orcamento.perdidoEm,
      versao: orcamento.versao,
      cliente: {
        id: cliente.id,
        razSoc: cliente.razaoSocial,
        fant: cliente.fantasia,
        telefone: cliente.telefone,
        whatsapp: sql`coalesce(${clienteTelefone.whatsapp}, false)`.mapWith(Boolean),
      },
      filial: { id: filial.id, razSoc: filial.razaoSocial, desc: filial.nome },
      colaborador: { nome: colaborador.nome },
    })
    .from(orcamento)
    .innerJoin(cliente, eq(cliente.id, orcamento.clienteId))
    .innerJoin(filial, eq(filial.id, orcamento.filialId))
    .innerJoin(colaborador, eq(colaborador.id, orcamento.colaboradorId))
    .leftJoin(
      clienteTelefone,
      and(eq(clienteTelefone.clienteId, cliente.id), eq(clienteTelefone.principal, true)),
    )
    .where(inArray(orcamento.id, ids))

export type LinhaParada = Awaited<ReturnType<typeof linhasDosParados>>[number]
