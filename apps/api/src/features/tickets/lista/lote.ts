import type { RespostaDe } from '@balcao/dominio/contrato'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { arquivarVarios, desarquivarVarios, encaminharVarios } from '@balcao/dominio/tickets/lista/contratos'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { esperouDemais } from '../../../platform/banco/transacao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { arquivar, desarquivar } from '../fluxo/arquivar.ts'
import { encaminharTicket, exigirDestino } from '../fluxo/gravar-encaminhamento.ts'
import { carregarParaMudar, type TicketTravado } from '../nucleo/carregar-para-mudar.ts'

type Escolhido = { id: number; versao?: number | undefined }
type Resultado = RespostaDe<typeof arquivarVarios>
type Feito = { message: string; versao: number }

/**
 * TIC-10, TIC-12 Each ticket by itself, by the rules of the single action: one refused does not undo the others. All in
 * the transaction of the request, so that repeating it with its key acts on none of them again (TIC-13).
 */
async function paraCada(
  tx: Tx,
  sessao: Sessao,
  tickets: readonly Escolhido[],
  fazer: (tx: Tx, travado: TicketTravado) => Promise<Feito>,
): Promise<Resultado> {
  const resultados = new Map<Escolhido, Resultado['resultados'][number]>()
  // Two batches over the same tickets hold them in the same order, and so never wait for each other in a circle.
  for (const escolhido of tickets.toSorted((a, b) => a.id - b.id)) {
    const { id, versao } = escolhido
    try {
      const feito = await tx.transaction(async (parte) =>
        fazer(parte, await carregarParaMudar(parte, sessao, id, versao)),
      )
      resultados.set(escolhido, { id, feito: true, ...feito })
    } catch (erro) {
      resultados.set(escolhido, { id, feito: false, message: porque(erro), versao: null })
    }
  }
  const naOrdem = tickets.flatMap((escolhido) => resultados.get(escolhido) ?? [])
  return { feitos: naOrdem.filter(({ feito }) => feito).length, resultados: naOrdem }
}

/** What the line of a ticket says; a defect is no refusal, and undoes them all. */
function porque(erro: unknown): string {
  if (esperouDemais(erro)) return ERROS.ALTERADO_POR_OUTRA_PESSOA.mensagem
  if (!(erro instanceof ErroDeNegocio)) throw erro
  return Object.values(erro.detalhes.campos ?? {})[0] ?? erro.message
}

export const rotaArquivarVarios = rota(arquivarVarios, ({ corpo, sessao, autoria, tx }) =>
  paraCada(tx, sessao, corpo.tickets, (parte, travado) => arquivar(parte, autoria, travado)),
)

export const rotaDesarquivarVarios = rota(desarquivarVarios, ({ corpo, sessao, autoria, tx }) =>
  paraCada(tx, sessao, corpo.tickets, (parte, travado) => desarquivar(parte, autoria, travado)),
)

export const rotaEncaminharVarios = rota(encaminharVarios, async ({ corpo, sessao, autoria, tx }) => {
  const { setor: setorId, operador: operadorId = null, mensagem } = corpo
  // A wrong destination is wrong for all of them: that is for the form to say.
  await exigirDestino(tx, { setorId, operadorId })
  return paraCada(tx, sessao, corpo.tickets, async (parte, travado) => {
    const { versao } = await encaminharTicket(parte, autoria, travado, { setorId, operadorId, mensagem })
    return { message: 'Ticket encaminhado com sucesso', versao }
  })
})
