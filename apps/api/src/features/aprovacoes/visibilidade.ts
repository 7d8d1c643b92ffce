import { oQueDecide } from '@balcao/dominio/aprovacoes/tipos'
import { and, arrayOverlaps, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { deClienteVisivel } from '../clientes/visibilidade.ts'
import type { SessaoDoChapeu } from './chapeus.ts'
import { aprovacao } from './tabelas.ts'

/** Of the kinds and reasons that a hat decides, at the customers it sees. */
export function queDecide(banco: Executor, { sessao }: Pick<SessaoDoChapeu, 'sessao'>): SQL | undefined {
  const decide = or(
    ...oQueDecide(sessao.autorizacoes).map(({ tipo, motivos }) =>
      and(eq(aprovacao.tipo, tipo), arrayOverlaps(aprovacao.motivos, motivos)),
    ),
  )
  return and(decide ?? sql`false`, deClienteVisivel(banco, sessao, aprovacao.clienteId))
}

/** GES-03 Those that a person asked for, or that are of theirs, and those that they decide, with any of their hats. */
export const aprovacaoVisivel = (
  banco: Executor,
  { colaboradorId }: Pick<Sessao, 'colaboradorId'>,
  chapeus: readonly SessaoDoChapeu[],
): SQL | undefined =>
  or(
    eq(aprovacao.solicitanteId, colaboradorId),
    eq(aprovacao.donoId, colaboradorId),
    ...chapeus.map((chapeu) => queDecide(banco, chapeu)),
  )
