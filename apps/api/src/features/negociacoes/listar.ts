import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { listarNegociacoes, obterNegociacao, opcoesDaNegociacao } from '@balcao/dominio/negociacoes/contratos'
import { pode } from '@balcao/dominio/permissoes'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Rota } from '../../platform/http/rota.ts'
import { rota } from '../../rota.ts'
import { apresentarNegociacao } from './presenter.ts'
import { negociacaoVisivelPorId, opcoesParaNegociar, paginaDeNegociacoes, precoDoCliente } from './queries.ts'

export const rotaListarNegociacoes = rota(listarNegociacoes, async ({ query, sessao, agora, tx }) => {
  const hoje = hojeEm(agora)
  const { itens, paginator } = await paginaDeNegociacoes(tx, sessao, query, hoje)
  return { itens: itens.map((item) => apresentarNegociacao(item, hoje)), paginator }
})

export const rotaOpcoesDaNegociacao = rota(opcoesDaNegociacao, ({ tx, agora }) =>
  opcoesParaNegociar(tx, hojeEm(agora)),
)

/** The orders that used one, as the noun that takes them keeps it. */
export type UsosDaNegociacao = (
  banco: Executor,
  id: number,
) => Promise<{ pedidoId: number; unidades: string; usadaEm: Date; devolvidaEm: Date | null }[]>

export const rotaObterNegociacao = (usosDa: UsosDaNegociacao): Rota =>
  rota(obterNegociacao, async ({ params, sessao, agora, tx }) => {
    const partes = await negociacaoVisivelPorId(tx, sessao, params.idNegociacao)
    if (!partes) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { negociacao } = partes
    const { clienteId, filialId, produtoId } = negociacao
    const dita = apresentarNegociacao(partes, hojeEm(agora))
    const tabela =
      produtoId === null
        ? null
        : await precoDoCliente(tx, { clienteId, filialId, produtoId, hoje: hojeEm(agora) })
    const emVigor = dita.situacao === 'VIGENTE' || dita.situacao === 'FUTURA'
    return {
      ...dita,
      justificativa: negociacao.justificativa,
      precoTabela: tabela?.valor == null ? null : Number(tabela.valor),
      encerradaEm: negociacao.encerradaEm?.toISOString() ?? null,
      impedimentoParaEncerrar: !pode(sessao.autorizacoes, 'NEGOCIACAO_APROVAR')
        ? ERROS.SEM_PERMISSAO.mensagem
        : emVigor
          ? null
          : ERROS.NEGOCIACAO_NAO_VIGENTE.mensagem,
      usos: (await usosDa(tx, negociacao.id)).map(({ pedidoId, unidades, usadaEm, devolvidaEm }) => ({
        idPedido: pedidoId,
        unidades: Number(unidades),
        quando: usadaEm.toISOString(),
        devolvida: devolvidaEm !== null,
      })),
    }
  })
