import { desfazerReagendamento } from '@balcao/dominio/agendas/contratos'
import { FRASES_DA_AGENDA } from '@balcao/dominio/agendas/historico'
import { desfazReagendamento } from '@balcao/dominio/agendas/regras'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { lerInstante } from '@balcao/dominio/formatos/datas'
import { rota } from '../../rota.ts'
import { exigirAgenda, exigirAgendaAMudar } from './exigir-agenda.ts'
import { apresentarAgenda } from './presenter.ts'
import { gravarAgenda, ultimasMudancas } from './queries-mudanca.ts'
import { registrarMudanca } from './registrar-mudanca.ts'

export const rotaDesfazerReagendamento = rota(
  desfazerReagendamento,
  async ({ params: { id }, corpo: { versao }, sessao, agora, autoria, tx }) => {
    const { agenda } = await exigirAgendaAMudar(tx, sessao, { id, versao })
    const [ultima] = await ultimasMudancas(tx, id, 1)
    const antes = typeof ultima?.dados?.de === 'string' ? lerInstante(ultima.dados.de) : null
    if (!ultima || !antes || !desfazReagendamento(ultima, sessao, agora))
      throw new ErroDeNegocio('AGENDA_NAO_DESFAZ')
    await gravarAgenda(tx, id, { agendadaPara: antes }, { quando: agora, por: sessao.colaboradorId })
    await registrarMudanca(tx, autoria, agenda, {
      acao: 'DESFAZIMENTO',
      dados: { de: agenda.agendadaPara.toISOString(), para: antes.toISOString() },
      atividade: FRASES_DA_AGENDA.devolvida(agenda.assunto, antes),
    })
    return apresentarAgenda(await exigirAgenda(tx, sessao, id), { agora, sessao })
  },
)
