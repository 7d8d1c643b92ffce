import type { RespostaDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { arquivarVarios, desarquivarVarios, encaminharVarios } from '@balcao/dominio/tickets/contratos-lista'
import { rota } from '../../negocio.ts'
import type { Banco, Tx } from '../../platform/banco/conexao.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Sessao } from '../../sessao.ts'
import { arquivar, desarquivar } from './arquivar.ts'
import { carregarParaMudar, type TicketTravado } from './carregar-para-mudar.ts'
import { encaminharTicket, exigirDestino } from './encaminhar-ticket.ts'

type Escolhido = { id: number; versao?: number | undefined }
type Resultado = RespostaDe<typeof arquivarVarios>
type Feito = { message: string; versao: number }

/** TIC-10, TIC-12 Each ticket by itself, by the rules of the single action: one refused does not undo the others. */
async function paraCada(
  banco: Banco,
  sessao: Sessao,
  tickets: readonly Escolhido[],
  fazer: (tx: Tx, travado: TicketTravado) => Promise<Feito>,
): Promise<Resultado> {
  const resultados: Resultado['resultados'] = []
  for (const { id, versao } of tickets) {
    try {
      const feito = await transacao(banco, async (tx) =>
        fazer(tx, await carregarParaMudar(tx, sessao, id, versao)),
      )
      resultados.push({ id, feito: true, ...feito })
    } catch (erro) {
      if (!(erro instanceof ErroDeNegocio)) throw erro
      resultados.push({ id, feito: false, message: erro.message, versao: null })
    }
  }
  return { feitos: resultados.filter(({ feito }) => feito).length, resultados }
}

export const rotaArquivarVarios = rota(
  arquivarVarios,
  ({ corpo, sessao, autoria, tx: banco }) =>
    paraCada(banco, sessao, corpo.tickets, (tx, travado) => arquivar(tx, autoria, travado)),
  { transacao: false },
)

export const rotaDesarquivarVarios = rota(
  desarquivarVarios,
  ({ corpo, sessao, autoria, tx: banco }) =>
    paraCada(banco, sessao, corpo.tickets, (tx, travado) => desarquivar(tx, autoria, travado)),
  { transacao: false },
)

export const rotaEncaminharVarios = rota(
  encaminharVarios,
  async ({ corpo, sessao, autoria, tx: banco }) => {
    const { setor: setorId, operador: operadorId = null, mensagem } = corpo
    // A wrong destination is wrong for all of them: that is for the form to say.
    await exigirDestino(banco, { setorId, operadorId })
    return paraCada(banco, sessao, corpo.tickets, async (tx, travado) => {
      const { versao } = await encaminharTicket(tx, autoria, travado, { setorId, operadorId, mensagem })
      return { message: 'Ticket encaminhado com sucesso', versao }
    })
  },
  { transacao: false },
)
