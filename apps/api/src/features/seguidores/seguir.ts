import {
  listarMencionaveis,
  listarSeguidores,
  seguirTicket,
} from '@balcao/dominio/tickets/seguidores/contratos'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { exigirTicket } from '../tickets/nucleo/exigir-ticket.ts'
import { quemVeOTicket } from '../tickets/nucleo/queries-quem-ve.ts'
import {
  contarSeguidores,
  porSeguidores,
  seguidoresDoTicket,
  tirarSeguidores,
} from '../tickets/nucleo/queries-seguidores.ts'

/** MES-06/seguidores One's own business: it is no entry of the ticket's history, and makes no version of it. */
export const rotaSeguirTicket = rota(
  seguirTicket,
  async ({ params, corpo: { seguindo }, sessao, autoria, tx }) => {
    const { id } = await exigirTicket(tx, sessao, params.idTicket)
    const eu = [sessao.colaboradorId]
    const mudou = seguindo
      ? (await porSeguidores(tx, id, eu, autoria.agora)).length > 0
      : (await tirarSeguidores(tx, id, eu)) > 0
    if (mudou)
      await registrarHistorico(tx, autoria, {
        entidade: 'ticket',
        entidadeId: id,
        acao: seguindo ? 'SEGUIR' : 'DEIXAR_DE_SEGUIR',
      })
    const { total, sigo } = await contarSeguidores(tx, sessao, id)
    return { seguindo: sigo, total }
  },
)

export const rotaListarSeguidores = rota(listarSeguidores, async ({ params, sessao, tx }) => {
  const { id } = await exigirTicket(tx, sessao, params.idTicket)
  return { itens: await quemVeOTicket(tx, id, await seguidoresDoTicket(tx, id)) }
})

export const rotaListarMencionaveis = rota(listarMencionaveis, async ({ params, sessao, tx }) => {
  const { id } = await exigirTicket(tx, sessao, params.idTicket)
  const pessoas = await quemVeOTicket(tx, id)
  return { itens: pessoas.filter((pessoa) => pessoa.id !== sessao.colaboradorId) }
})
