import { cancelarColeta } from '@balcao/dominio/coletas/contratos'
import { cancelavel, impedimentoParaCancelar } from '@balcao/dominio/coletas/regras'
import { numeroDaColeta } from '@balcao/dominio/coletas/situacoes'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { exigirVersao, mudou } from './exigir-versao.ts'
import {
  comoLinha,
  gravarLinhas,
  linhasDaColeta,
  travarColetas,
  travarTicketsDaColeta,
} from './queries-mudanca.ts'

export const rotaCancelarColeta = rota(
  cancelarColeta,
  async ({ params, corpo, sessao, negocio, agora, autoria, tx }) => {
    const { idColeta } = params
    const tickets = await travarTicketsDaColeta(tx, sessao, idColeta)
    if (!tickets) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const coletas = await travarColetas(tx, [idColeta])
    // Only now, after whoever was before us has ended.
    await exigirVersao(tx, coletas, corpo.versao)
    const linhas = await linhasDaColeta(tx, idColeta)
    const impedimento = impedimentoParaCancelar(linhas.map(comoLinha), {
      viuComoEsta: corpo.versao !== undefined,
    })
    if (impedimento === 'COLETA_MUDOU') throw await mudou(tx, idColeta)
    if (impedimento) throw new ErroDeNegocio(impedimento)
    const saem = linhas.filter((linha) => cancelavel(comoLinha(linha))).map(({ ticketId }) => ticketId)
    await gravarLinhas(
      tx,
      idColeta,
      saem,
      { situacao: 'CANCELADA', observacao: corpo.motivo, encerradaEm: agora },
      { quando: agora, por: sessao.colaboradorId },
    )
    await registrarHistorico(tx, autoria, {
      entidade: 'coleta',
      entidadeId: idColeta,
      acao: 'CANCELAMENTO',
      dados: { mensagem: corpo.motivo, tickets: saem },
    })
    for (const linha of tickets.filter(({ id }) => saem.includes(id)))
      await mudarTicket(tx, { negocio, autoria }, linha, {
        entrada: {
          tipo: 'PRIVADO',
          acao: 'COLETA_CANCELADA',
          mensagem: FRASES.coletaCancelada(numeroDaColeta(idColeta), corpo.motivo),
          dados: { coleta: idColeta },
        },
      })
    return { message: 'Coleta cancelada.' }
  },
)
