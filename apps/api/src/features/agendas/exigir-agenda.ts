import { ACOES_DA_AGENDA } from '@balcao/dominio/agendas/historico'
import { impedimentoDaAgenda } from '@balcao/dominio/agendas/regras'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { agendaVisivelPorId, type LinhaDaAgenda } from './queries.ts'
import { travarAgenda, ultimasMudancas } from './queries-mudanca.ts'

/** One of somebody else is refused like one that does not exist. */
export async function exigirAgenda(banco: Executor, sessao: Sessao, id: number): Promise<LinhaDaAgenda> {
  const linha = await agendaVisivelPorId(banco, sessao, id)
  if (!linha) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return linha
}

/** The agenda, held, for whoever may change it as it was seen. */
export async function exigirAgendaAMudar(
  tx: Tx,
  sessao: Sessao,
  { id, versao }: { id: number; versao: number | undefined },
): Promise<LinhaDaAgenda> {
  await travarAgenda(tx, sessao, id)
  const linha = await exigirAgenda(tx, sessao, id)
  const { agenda, finalizadaPor } = linha
  // Before the version: that it is done, by whom and when, says more than that it changed.
  const impedimento = impedimentoDaAgenda({ ...agenda, finalizadaPor }, sessao)
  if (impedimento) throw new ErroDeNegocio(impedimento.codigo, { mensagem: impedimento.mensagem })
  if (versao !== undefined && versao !== agenda.versao) throw await mudou(tx, id, agenda.versao - versao)
  return linha
}

/** TIC-13 The refusal, with who did what since. */
async function mudou(tx: Tx, id: number, quantas: number): Promise<ErroDeNegocio> {
  const feitas = await ultimasMudancas(tx, id, Math.max(1, quantas))
  const mudancas = feitas.reverse().map(({ quando, quem, acao }) => ({
    quando: quando.toISOString(),
    quem: quem ?? 'Sistema',
    o_que: ACOES_DA_AGENDA[acao],
  }))
  return new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA', { mudancas })
}
