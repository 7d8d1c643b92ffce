import { finalizarAgenda } from '@balcao/dominio/agendas/contratos'
import { FRASES_DA_AGENDA } from '@balcao/dominio/agendas/historico'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { rota } from '../../rota.ts'
import { opcaoEmUso } from '../cadastro/queries.ts'
import { exigirAgenda, exigirAgendaAMudar } from './exigir-agenda.ts'
import { apresentarAgenda } from './presenter.ts'
import { gravarAgenda } from './queries-mudanca.ts'
import { registrarMudanca } from './registrar-mudanca.ts'

export const rotaFinalizarAgenda = rota(
  finalizarAgenda,
  async ({ params: { id }, corpo, sessao, agora, autoria, tx }) => {
    const { agenda } = await exigirAgendaAMudar(tx, sessao, { id, versao: corpo.versao })
    const motivo = await opcaoEmUso(tx, 'MOTIVO_FINALIZACAO_AGENDA', { id: corpo.motivo_id })
    if (!motivo) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { motivo_id: MENSAGENS.invalido } })
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
    return apresentarAgenda(await exigirAgenda(tx, sessao, id), { agora, sessao })
  },
)
