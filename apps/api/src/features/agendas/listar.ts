import { listarAgendas, listarHistoricoDeAgendas } from '@balcao/dominio/agendas/contratos'
import { colaboradorDasAgendas, SECAO_DAS_AGENDAS } from '@balcao/dominio/agendas/regras'
import type { TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { apresentarAgenda } from './presenter.ts'
import { paginaDeAgendas, paginaDoHistorico } from './queries.ts'

export const rotaListarAgendas = rota(listarAgendas, async ({ query, sessao, agora, tx }) => {
  await exigirSecao(tx, sessao, query)
  const idColab = colaboradorDasAgendas(sessao, query.idColab)
  const { itens, paginator } = await paginaDeAgendas(tx, sessao, { ...query, idColab })
  return { itens: itens.map((linha) => apresentarAgenda(linha, { agora, sessao })), paginator }
})

export const rotaListarHistoricoDeAgendas = rota(
  listarHistoricoDeAgendas,
  async ({ query, sessao, agora, tx }) => {
    await exigirSecao(tx, sessao, query)
    const idColab = colaboradorDasAgendas(sessao, query.idColab)
    const { itens, paginator } = await paginaDoHistorico(tx, sessao, { ...query, idColab })
    return { itens: itens.map((linha) => apresentarAgenda(linha, { agora, sessao })), paginator }
  },
)

/** PER-03 Inside a customer, agendas of each kind are a section with a gate of its own. */
async function exigirSecao(
  banco: Executor,
  sessao: Sessao,
  { idCli, tipo }: { idCli?: number | undefined; tipo: TipoDeAgenda },
): Promise<void> {
  if (idCli === undefined) return
  if (!pode(sessao.autorizacoes, SECAO_DAS_AGENDAS[tipo])) throw new ErroDeNegocio('SEM_PERMISSAO')
  await exigirCliente(banco, sessao, idCli)
}
