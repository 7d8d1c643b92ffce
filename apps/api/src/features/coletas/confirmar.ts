import { confirmarColeta } from '@balcao/dominio/coletas/contratos'
import { confirmavel } from '@balcao/dominio/coletas/regras'
import { numeroDaColeta } from '@balcao/dominio/coletas/situacoes'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { formatarData, hojeEm } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { exigirVersao } from './exigir-versao.ts'
import { nomearTickets } from './nomear-tickets.ts'
import { gravarLinhas, linhasAConfirmar, travarColetas, travarParaConfirmar } from './queries-mudanca.ts'

export const rotaConfirmarColeta = rota(
  confirmarColeta,
  async ({ corpo, sessao, negocio, agora, autoria, tx }) => {
    const ids = [...new Set(corpo.tickets)]
    const hoje = hojeEm(agora)
    const dia = corpo.data ?? hoje
    if (dia > hoje)
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { data: MENSAGENS.dataMaxima(hoje) } })
    const tickets = await travarParaConfirmar(tx, sessao, ids)
    if (tickets.length < ids.length) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const vivas = await linhasAConfirmar(tx, sessao, ids)
    const linhas = vivas.filter(({ situacao }) => confirmavel({ situacao, encerrada: false }))
    const sem = tickets.filter(({ id }) => !linhas.some(({ ticketId }) => ticketId === id))
    if (sem.length > 0)
      throw new ErroDeNegocio('COLETA_JA_ENCERRADA', {
        mensagem: `Não há mais coleta a confirmar para ${nomearTickets(sem)}: já foi confirmada ou cancelada.`,
      })
    const coletas = await travarColetas(tx, [...new Set(linhas.map(({ coletaId }) => coletaId))])
    await exigirVersao(tx, coletas, corpo.versao)
    const quem = { quando: agora, por: sessao.colaboradorId }
    for (const { id } of coletas) {
      const dela = linhas.filter(({ coletaId }) => coletaId === id).map(({ ticketId }) => ticketId)
      await gravarLinhas(
        tx,
        id,
        dela,
        {
          situacao: 'CONFIRMADA',
          coletadaEm: dia,
          confirmadaEm: agora,
          confirmadaPor: sessao.colaboradorId,
          observacao: corpo.observacao || null,
        },
        quem,
      )
      await registrarHistorico(tx, autoria, {
        entidade: 'coleta',
        entidadeId: id,
        acao: 'CONFIRMACAO',
        dados: {
          mensagem: comObservacao(`Coletada em ${formatarData(dia)}.`, corpo.observacao),
          tickets: dela,
        },
      })
      for (const linha of tickets.filter((ticket) => dela.includes(ticket.id)))
        await mudarTicket(tx, { negocio, autoria }, linha, {
          entrada: {
            tipo: 'PRIVADO',
            acao: 'COLETA_CONFIRMADA',
            mensagem: comObservacao(FRASES.coletaConfirmada(numeroDaColeta(id), dia), corpo.observacao),
            dados: { coleta: id },
          },
        })
    }
    return {
      message: ids.length === 1 ? 'Coleta confirmada.' : `Coleta de ${ids.length} tickets confirmada.`,
      coletas: coletas.map(({ id }) => id),
    }
  },
)
