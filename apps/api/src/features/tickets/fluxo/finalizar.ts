import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import {
  impedimentoDoMotivo,
  impedimentoParaFinalizar,
  problemasDoFim,
} from '@balcao/dominio/tickets/ciclo-de-vida'
import { impedimentoParaMover } from '@balcao/dominio/tickets/deveres'
import { finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { clienteLe } from '@balcao/dominio/tickets/mensagem'
import { rota } from '../../../rota.ts'
import { enderecoDoPortal } from '../../acesso/endereco-do-portal.ts'
import { alcanceDoTicket, levarAoCliente } from '../nucleo/alcance.ts'
import { carregarParaMudar, deverDe } from '../nucleo/carregar-para-mudar.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { contaDoConsumidor } from '../nucleo/queries-mudanca.ts'
import { motivoDeFinalizacao, statusDeFinalizado } from '../nucleo/queries-tipo.ts'
import { exigirCampos, recusarSe } from '../nucleo/recusar.ts'

export const rotaFinalizarTicket = rota(
  finalizarTicket,
  async ({ params, corpo, sessao, negocio, agora, autoria, resposta, tx }) => {
    const travado = await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)
    const { linha, estado } = travado
    recusarSe(impedimentoParaFinalizar(estado))
    const motivo = await motivoDeFinalizacao(tx, corpo.motivo, linha.tipoId)
    if (!motivo) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { motivo: MENSAGENS.invalido } })
    recusarSe(impedimentoDoMotivo(estado, motivo))
    if (motivo.conclui) recusarSe(impedimentoParaMover(deverDe(travado, sessao, negocio)))
    exigirCampos(problemasDoFim(motivo, corpo))
    const alcance = await alcanceDoTicket(tx, negocio, linha, agora)
    const mensagem = comObservacao(FRASES.finalizacao(motivo.descricao), corpo.mensagem)
    const caso = { negocio, autoria }
    if (corpo.observacao)
      await mudarTicket(tx, caso, linha, {
        entrada: { tipo: 'PRIVADO', acao: 'MENSAGEM', mensagem: corpo.observacao },
      })
    const { versao, historicoId } = await mudarTicket(tx, caso, linha, {
      campos: {
        statusId: await statusDeFinalizado(tx),
        finalizadoEm: agora,
        motivoFinalizacaoId: motivo.id,
        // The end is public: whoever was still waiting for an answer, and reads it, has it (ALC-06).
        respondidoEm:
          linha.respondidoEm ?? (clienteLe(await contaDoConsumidor(tx, linha), alcance) ? agora : null),
      },
      entrada: {
        tipo: 'PUBLICO',
        acao: 'FINALIZACAO',
        mensagem,
        dados: { motivo: motivo.id, etapa: linha.etapaId },
      },
    })
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    const saida = { ticketId: linha.id, filialId: linha.filialId, historicoId, mensagem, origem }
    await levarAoCliente(tx, negocio, alcance, { ...saida, acao: 'FINALIZACAO' }, agora)
    return { message: 'Ticket finalizado com sucesso', versao }
  },
)
