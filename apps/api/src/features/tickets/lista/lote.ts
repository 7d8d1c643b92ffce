import type { Escolhido } from '@balcao/dominio/listas/lote'
import { arquivarVarios, desarquivarVarios, encaminharVarios } from '@balcao/dominio/tickets/lista/contratos'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { paraCada } from '../../../platform/banco/em-lote.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { arquivar, desarquivar } from '../fluxo/arquivar.ts'
import { encaminharTicket, exigirDestino } from '../fluxo/gravar-encaminhamento.ts'
import { carregarParaMudar, type TicketTravado } from '../nucleo/carregar-para-mudar.ts'

export const paraCadaTicket = (
  tx: Tx,
  sessao: Sessao,
  tickets: readonly Escolhido[],
  fazer: (tx: Tx, travado: TicketTravado) => Promise<{ message: string; versao: number }>,
) =>
  paraCada(tx, tickets, async (parte, { id, versao }) =>
    fazer(parte, await carregarParaMudar(parte, sessao, id, versao)),
  )

export const rotaArquivarVarios = rota(arquivarVarios, ({ corpo, sessao, negocio, autoria, tx }) =>
  paraCadaTicket(tx, sessao, corpo.tickets, (parte, travado) =>
    arquivar(parte, { negocio, autoria }, travado),
  ),
)

export const rotaDesarquivarVarios = rota(desarquivarVarios, ({ corpo, sessao, negocio, autoria, tx }) =>
  paraCadaTicket(tx, sessao, corpo.tickets, (parte, travado) =>
    desarquivar(parte, { negocio, autoria }, travado),
  ),
)

export const rotaEncaminharVarios = rota(
  encaminharVarios,
  async ({ corpo, sessao, negocio, autoria, tx }) => {
    const { setor: setorId, operador: operadorId = null, mensagem } = corpo
    // A wrong destination is wrong for all of them: that is for the form to say.
    await exigirDestino(tx, { setorId, operadorId })
    return paraCadaTicket(tx, sessao, corpo.tickets, async (parte, travado) => {
      const { versao } = await encaminharTicket(parte, { negocio, autoria }, travado, {
        setorId,
        operadorId,
        mensagem,
      })
      return { message: 'Ticket encaminhado com sucesso', versao }
    })
  },
)
