import { finalizarAgenda } from '@balcao/dominio/agendas/contratos'
import { FRASES_DA_AGENDA } from '@balcao/dominio/agendas/historico'
import { problemasDaFinalizacao } from '@balcao/dominio/agendas/regras'
import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { opcaoEmUso } from '../opcoes/queries.ts'
import { exigirAgenda, exigirAgendaAMudar } from './exigir-agenda.ts'
import { marcarAgenda } from './marcar.ts'
import { apresentarAgenda } from './presenter.ts'
import type { LinhaDaAgenda } from './queries.ts'
import { gravarAgenda } from './queries-mudanca.ts'
import { registrarMudanca } from './registrar-mudanca.ts'

export const rotaFinalizarAgenda = rota(
  finalizarAgenda,
  async ({ params: { id }, corpo, sessao, negocio, agora, autoria, tx }) => {
    const linha = await exigirAgendaAMudar(tx, sessao, { id, versao: corpo.versao })
    const { agenda } = linha
    const motivo = await opcaoEmUso(tx, 'MOTIVO_FINALIZACAO_AGENDA', { id: corpo.motivo_id })
    const campos = {
      ...(motivo === null && { motivo_id: MENSAGENS.invalido }),
      ...problemasDaFinalizacao(corpo, negocio.parametros(agenda.filialId), agora),
    }
    if (motivo === null || Object.keys(campos).length > 0)
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
    const { resultado } = corpo
    await gravarAgenda(
      tx,
      id,
      {
        finalizadaEm: agora,
        finalizadaPor: sessao.colaboradorId,
        motivoFinalizacaoId: motivo.id,
        resultado: resultado || null,
      },
      { quando: agora, por: sessao.colaboradorId },
    )
    await registrarMudanca(tx, autoria, agenda, {
      acao: 'FINALIZACAO',
      dados: { motivo: motivo.descricao, resultado },
      atividade: FRASES_DA_AGENDA.finalizada(agenda.assunto, motivo.descricao, resultado),
    })
    const proxima = await marcarProxima(tx, autoria, linha, corpo)
    return { ...apresentarAgenda(await exigirAgenda(tx, sessao, id), { agora, sessao }), proxima }
  },
)

type Proxima = Pick<ValorDe<typeof finalizarAgenda, 'corpo'>, 'proxima_data' | 'proxima_assunto'>

/** AGE-01 The next contact with the same customer, about the same, by the same person. */
async function marcarProxima(
  tx: Tx,
  autoria: Autoria,
  { agenda, colaborador }: LinhaDaAgenda,
  { proxima_data, proxima_assunto }: Proxima,
): Promise<{ id: number; data_agendada: string } | null> {
  if (!proxima_data) return null
  const { clienteId, filialId, tipo, orcamentoId, pedidoId } = agenda
  const agendadaPara = new Date(proxima_data)
  const id = await marcarAgenda(tx, autoria, {
    ...{ clienteId, filialId, tipo, orcamentoId, pedidoId, agendadaPara, colaborador },
    assunto: proxima_assunto || agenda.assunto,
    descricao: null,
    depoisDe: agenda.id,
  })
  return { id, data_agendada: agendadaPara.toISOString() }
}
