import { Decimal } from '@balcao/dominio/formatos/decimal'
import type { Paginator } from '@balcao/dominio/listas/paginacao'
import { or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ClientesDoTermo } from '../../fonte-de-busca.ts'
import { combina, combinaSemMostrar } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { paginarIdsSomando } from '../../platform/banco/paginador.ts'
import { clientesComTermo, doClienteComTermo } from '../clientes/queries-termo.ts'
import type { pedido } from './tabelas.ts'

type Documentos = PgTable & Record<'id' | 'valorTotal' | 'busca' | 'clienteId', AnyPgColumn>
type Linha = { id: number; valorTotal: string }

/** What the number or purchase order says, or whose it is. */
export async function documentoComTermo(
  banco: Executor,
  { busca, clienteId }: Pick<Documentos, 'busca' | 'clienteId'>,
  termo: string,
  pedirClientes: () => Promise<ClientesDoTermo> = () => clientesComTermo(banco, termo),
): Promise<SQL> {
  const clientes = await pedirClientes()
  // With so many customers the newest are walked through, whatever the word.
  const proprio = (clientes.saoTodos ? combina : combinaSemMostrar)(busca, termo)
  return or(proprio, doClienteComTermo(banco, clienteId, clientes)) as SQL
}

/** Dresses what was chosen, in the order given; in a second question, so that only those are joined. */
export async function emLinhas<L extends { id: number }>(
  escolhidos: readonly { id: number }[],
  vestir: (ids: number[]) => PromiseLike<L[]>,
): Promise<L[]> {
  if (escolhidos.length === 0) return []
  const ids = escolhidos.map(({ id }) => id)
  const porId = new Map((await vestir(ids)).map((linha) => [linha.id, linha]))
  return ids.flatMap((id) => porId.get(id) ?? [])
}

type Pergunta<L extends Linha> = {
  tabela: Documentos
  onde: SQL | undefined
  ordem: SQL[]
  vestir: (ids: number[]) => PromiseLike<L[]>
}

/** DOC-06 A page of quotes or orders, and what all of them that were counted add up to. */
export async function paginaComSoma<L extends Linha>(
  banco: Executor,
  pagina: { page: number; take: number },
  { tabela, onde, ordem, vestir }: Pergunta<L>,
): Promise<{ itens: L[]; paginator: Paginator; valorGeral: Decimal }> {
  // The compiler follows the columns of one table, not of whichever it may be.
  const documento = tabela as unknown as typeof pedido
  const emOrdem = banco
    .select({ id: documento.id, valorTotal: documento.valorTotal })
    .from(documento)
    .where(onde)
    .orderBy(...ordem)
  const coluna = documento.valorTotal.name
  const { ids, paginator, soma } = await paginarIdsSomando(banco, pagina, { emOrdem, coluna })
  const itens = await emLinhas(
    ids.map((id) => ({ id })),
    vestir,
  )
  return { itens, paginator, valorGeral: new Decimal(soma) }
}

export const somarValores = (linhas: readonly { valorTotal: string }[]): Decimal =>
  linhas.reduce((soma, { valorTotal }) => soma.plus(valorTotal), new Decimal(0))
