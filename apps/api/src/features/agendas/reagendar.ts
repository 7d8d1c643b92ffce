import { reagendarAgenda } from '@balcao/dominio/agendas/contratos'
import { FRASES_DA_AGENDA } from '@balcao/dominio/agendas/historico'
import { problemaDaNovaData } from '@balcao/dominio/agendas/regras'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { rota } from '../../rota.ts'
import { exigirAgenda, exigirAgendaAMudar } from './exigir-agenda.ts'
import { apresentarAgenda } from './presenter.ts'
import { gravarAgenda } from './queries-mudanca.ts'
import { registrarMudanca } from './registrar-mudanca.ts'

export const rotaReagendarAgenda = rota(
  reagendarAgenda,
  async ({ params: { id }, corpo, sessao, negocio, agora, autoria, tx }) => {
    const { agenda } = await exigirAgendaAMudar(tx, sessao, { id, versao: corpo.versao })
    const agendadaPara = new Date(corpo.data_agendada)
    const { diasMaximosRetorno } = negocio.parametros(agenda.filialId)
    const problema = problemaDaNovaData(agendadaPara, { agora, diasMaximosRetorno })
    if (problema) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { data_agendada: problema } })
    const { observacao } = corpo
    await gravarAgenda(tx, id, { agendadaPara }, { quando: agora, por: sessao.colaboradorId })
    await registrarMudanca(tx, autoria, agenda, {
      acao: 'REAGENDAMENTO',
      dados: { de: agenda.agendadaPara.toISOString(), para: agendadaPara.toISOString(), observacao },
      atividade: FRASES_DA_AGENDA.reagendada(agenda.assunto, agendadaPara, observacao),
    })
    return apresentarAgenda(await exigirAgenda(tx, sessao, id), { agora, sessao })
  },
)
