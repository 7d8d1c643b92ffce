import { foraDoHorario, type QuemVende, quemVende } from '@balcao/dominio/configuracao-fv/quem-vende'
import { resolverFv } from '@balcao/dominio/configuracao-fv/resolver'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { horaEm } from '@balcao/dominio/formatos/datas'
import { pode } from '@balcao/dominio/permissoes'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { configuracoesDe } from '../../forca-de-vendas/queries.ts'

type Onde = { negocio: Pick<Negocio, 'parametros'>; filialId: number }

async function resolver(
  banco: Executor,
  { negocio, filialId }: Onde,
  { colaboradorId, gestor }: { colaboradorId: number; gestor: boolean },
): Promise<QuemVende> {
  const { valores } = resolverFv(await configuracoesDe(banco, { colaboradorId, filialId }), gestor)
  return quemVende(valores, negocio.parametros(filialId), gestor)
}

const gere = ({ autorizacoes }: Sessao) => pode(autorizacoes, 'ORCAMENTO_DESCONTO_GESTOR')

/** GES-07 What whoever is calling may, at that branch. */
export const quemEscreve = (banco: Executor, onde: Onde, sessao: Sessao): Promise<QuemVende> =>
  resolver(banco, onde, { colaboradorId: sessao.colaboradorId, gestor: gere(sessao) })

export type DeQuem = {
  /** Whose the quote is: what they may give needs no record. */
  dono: QuemVende
  /** Who writes; null where the quote is looked at for itself. */
  escreve: QuemVende | null
}

type Orcamento = { colaboradorId: number; filialId: number; trocaId: number | null }

/** GES-07 The two people whose bounds a quote has; most often they are one. */
export async function deQuemEh(
  banco: Executor,
  { negocio, sessao }: { negocio: Pick<Negocio, 'parametros'>; sessao: Sessao | null },
  { colaboradorId, filialId, trocaId }: Orcamento,
): Promise<DeQuem> {
  const onde = { negocio, filialId }
  const doDono = await resolver(banco, onde, { colaboradorId, gestor: false })
  // GES-04 What replaces goods is worth what came back, however little that is.
  const dono = trocaId === null ? doDono : { ...doDono, pedidoMinimo: 0 }
  if (!sessao) return { dono, escreve: null }
  const mesmo = sessao.colaboradorId === colaboradorId && !gere(sessao)
  return { dono, escreve: mesmo ? dono : await quemEscreve(banco, onde, sessao) }
}

/** GES-07 Nothing is sold outside the hours that somebody was given. */
export function exigirHorario(quem: QuemVende, agora: Date): void {
  if (foraDoHorario(quem, horaEm(agora))) throw new ErroDeNegocio('FORA_DO_HORARIO_DE_VENDAS')
}
