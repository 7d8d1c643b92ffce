import type { ValorDe } from '@balcao/dominio/contrato'
import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import type { listarOrcamentosDoCliente, OrdenacaoDeOrcamentos } from '@balcao/dominio/orcamentos/contratos'
import {
  STATUS_EM_ABERTO,
  STATUS_GANHO,
  STATUS_PERDIDO,
  STATUS_VENCIDO,
} from '@balcao/dominio/orcamentos/status'
import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { ClientesDoTermo } from '../../fonte-de-busca.ts'
import { combina, exatoPrimeiro } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { limiteNoTexto, paginar } from '../../platform/banco/paginador.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { doClienteComTermo } from '../clientes/queries-termo.ts'
import { cliente } from '../clientes/tabelas.ts'
import { deClienteVisivel } from '../clientes/visibilidade.ts'
import { filial } from '../filiais/tabelas.ts'
import { orcamento } from './tabelas.ts'
import { orcamentoVisivel } from './visibilidade.ts'

type Consulta = ValorDe<typeof listarOrcamentosDoCliente, 'query'>
type Pagina = Pick<Consulta, 'orderBy' | 'direction' | 'page' | 'take'>
type Filtro = Omit<Consulta, keyof Pagina> & { idCli: number }

const COLUNAS = {
  dtHorInc: orcamento.incluidoEm,
  dtVal: orcamento.dataValidade,
  vlTot: orcamento.valorTotal,
  id: orcamento.id,
} as const satisfies Record<OrdenacaoDeOrcamentos, unknown>

/** `statusDoOrcamento`, as the database says it: what is shown is not always what is kept. */
const statusMostrado = (agora: Date): SQL => {
  const expirou = and(
    inArray(orcamento.status, [...STATUS_EM_ABERTO]),
    lt(orcamento.dataValidade, hojeEm(agora)),
  )
  return sql`case
    when ${orcamento.pedidoId} is not null then ${STATUS_GANHO}::text
    when ${orcamento.perdidoEm} is not null then ${STATUS_PERDIDO}::text
    when ${expirou} then ${STATUS_VENCIDO}::text
    else ${orcamento.status} end`
}

function ondeDaLista(
  banco: Executor,
  sessao: Sessao,
  { idCli, status, dtIni, dtFim }: Filtro,
  agora: Date,
): SQL | undefined {
  const aplicados: FiltroAplicado<Filtro> = {
    idCli: eq(orcamento.clienteId, idCli),
    dtIni: dtIni ? gte(orcamento.incluidoEm, inicioDoDia(dtIni)) : undefined,
    dtFim: dtFim ? lt(orcamento.incluidoEm, inicioDoDia(somarDias(dtFim, 1))) : undefined,
    status: status.length > 0 ? inArray(statusMostrado(agora), status) : undefined,
  }
  return and(orcamentoVisivel(banco, sessao), ...Object.values(aplicados))
}

/** What a row shows, for whichever quotes `onde` names. */
function linhasDaLista(banco: Executor, onde: SQL | undefined) {
  return banco
    .select({
      id: orcamento.id,
      status: orcamento.status,
      incluidoEm: orcamento.incluidoEm,
      dataValidade: orcamento.dataValidade,
      quantidadeItens: orcamento.quantidadeItens,
      valorTotal: orcamento.valorTotal,
      pedidoId: orcamento.pedidoId,
      perdidoEm: orcamento.perdidoEm,
      cliente: { id: cliente.id, razSoc: cliente.razaoSocial, fant: cliente.fantasia },
      filial: { id: filial.id, razSoc: filial.razaoSocial, desc: filial.nome },
      colaborador: { nome: colaborador.nome },
    })
    .from(orcamento)
    .innerJoin(cliente, eq(cliente.id, orcamento.clienteId))
    .innerJoin(filial, eq(filial.id, orcamento.filialId))
    .innerJoin(colaborador, eq(colaborador.id, orcamento.colaboradorId))
    .where(onde)
}

export type LinhaDaLista = Awaited<ReturnType<typeof linhasDaLista>>[number]

/** DOC-06 */
export function paginaDeOrcamentos(
  banco: Executor,
  sessao: Sessao,
  filtro: Filtro,
  { orderBy, direction = direcaoPadrao(orderBy), ...pagina }: Pagina,
  agora: Date,
) {
  const onde = ondeDaLista(banco, sessao, filtro, agora)
  const sentido = direction === 'ASC' ? asc : desc
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      linhasDaLista(banco, onde)
        .orderBy(sentido(COLUNAS[orderBy]), sentido(orcamento.id))
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(orcamento).where(onde),
  })
}

/**
 * Quotes by number, purchase order of the customer, or whose they are: the one whose number was typed, then the newest. Only
 * of customers that the session sees, in whose pages they open.
 */
export async function orcamentosPeloTermo(
  banco: Executor,
  sessao: Sessao,
  termo: string,
  quantos: number,
  pedirClientes: () => Promise<ClientesDoTermo>,
): Promise<LinhaDaLista[]> {
  const doTermo = or(
    combina(orcamento.busca, termo),
    doClienteComTermo(banco, orcamento.clienteId, await pedirClientes()),
  )
  const escolhidos = await banco
    .select({ id: orcamento.id })
    .from(orcamento)
    .where(
      and(orcamentoVisivel(banco, sessao), deClienteVisivel(banco, sessao, orcamento.clienteId), doTermo),
    )
    .orderBy(...exatoPrimeiro(orcamento.id, termo), desc(orcamento.incluidoEm), desc(orcamento.id))
    .limit(limiteNoTexto(quantos))
  if (escolhidos.length === 0) return []
  // In a second question, so that only the chosen ones are joined.
  const ids = escolhidos.map(({ id }) => id)
  const linhas = new Map(
    (await linhasDaLista(banco, inArray(orcamento.id, ids))).map((linha) => [linha.id, linha]),
  )
  return ids.flatMap((id) => linhas.get(id) ?? [])
}
