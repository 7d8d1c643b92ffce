import type { Alcada, Chapeu } from '@balcao/dominio/aprovacoes/quem-decide'
import { resolverFv } from '@balcao/dominio/configuracao-fv/resolver'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { comoSeEntrasse } from '../acesso/sessoes.ts'
import { configuracoesDeVarios } from '../forca-de-vendas/queries.ts'
import { ausentesQueDelegaram } from './queries-delegacoes.ts'

/** In whose name the session may decide today: its own first, and that of whoever is away and said so. */
export type SessaoDoChapeu = { sessao: Sessao; nome: string }

export async function chapeusDa(banco: Executor, sessao: Sessao, agora: Date): Promise<SessaoDoChapeu[]> {
  const chapeus = [{ sessao, nome: sessao.nome }]
  for (const { deId } of await ausentesQueDelegaram(banco, {
    paraId: sessao.colaboradorId,
    hoje: hojeEm(agora),
  })) {
    const ausente = await comoSeEntrasse(banco, deId, agora)
    if (ausente) chapeus.push({ sessao: ausente, nome: ausente.nome })
  }
  return chapeus
}

/** GES-07 The most that each of these may approve at a branch. */
export async function alcadasDe(
  banco: Executor,
  ids: readonly number[],
  filialId: number | null,
): Promise<(colaboradorId: number) => Alcada> {
  const gravadas = await configuracoesDeVarios(banco, { ids, filialId })
  return (colaboradorId) => {
    const { valores } = resolverFv(gravadas.get(colaboradorId) ?? [], true)
    return { descontoAte: valores.aprovaDescontoAte ?? null, valorAte: valores.aprovaValorAte ?? null }
  }
}

export type ChapeuComAlcada = Chapeu & SessaoDoChapeu

/** Each hat as the rule asks of it, at that branch; asked once for each of the few there are. */
export function criarChapeus(banco: Executor, chapeus: readonly SessaoDoChapeu[]) {
  const porFilial = new Map<number | null, Promise<ChapeuComAlcada[]>>()
  const ler = async (filialId: number | null): Promise<ChapeuComAlcada[]> => {
    const alcadaDe = await alcadasDe(
      banco,
      chapeus.map(({ sessao }) => sessao.colaboradorId),
      filialId,
    )
    return chapeus.map((chapeu) => {
      const { colaboradorId, autorizacoes } = chapeu.sessao
      return { ...chapeu, colaboradorId, autorizacoes, alcada: alcadaDe(colaboradorId) }
    })
  }
  return (filialId: number | null): Promise<ChapeuComAlcada[]> => {
    const lidos = porFilial.get(filialId) ?? ler(filialId)
    porFilial.set(filialId, lidos)
    return lidos
  }
}
