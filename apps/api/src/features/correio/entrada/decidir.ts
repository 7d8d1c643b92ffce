import {
  abrirTicketDaRecebida,
  juntarRecebida,
  listarRecebidas,
  tentarRecebida,
} from '@balcao/dominio/correio/entrada/contratos'
import { impedimentoParaDecidir } from '@balcao/dominio/correio/entrada/estados'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { lerProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { anunciarRecebidas } from '../../acompanhamentos/anunciar-recebidas.ts'
import { ticketVisivelPorProtocolo } from '../../tickets/nucleo/queries-visiveis.ts'
import { recusarSe } from '../../tickets/nucleo/recusar.ts'
import { agendarEntrada } from './agendar.ts'
import type { Decisao } from './entrar.ts'
import { gravarRecebida } from './queries.ts'
import { travarRecebidaVisivel } from './queries-lista.ts'

const NO_CAMINHO = 'O e-mail voltou para a fila e entra em instantes'

type Pedido = { tx: Tx; sessao: Sessao; autoria: Autoria; id: number; acao: string; decisao?: Decisao }

/** ALC-02 Back to the queue, with what the person decided: the one way by which a message enters is the same for all. */
async function devolverAFila({ tx, sessao, autoria, id, acao, decisao }: Pedido) {
  const recebida = await travarRecebidaVisivel(tx, sessao, id)
  if (!recebida) throw new ErroDeNegocio('NAO_ENCONTRADO')
  recusarSe(impedimentoParaDecidir(recebida.estado))
  await gravarRecebida(tx, id, { estado: 'NA_FILA', motivo: null, estadoEm: autoria.agora, tentativas: 0 })
  await agendarEntrada(tx, id, decisao)
  await anunciarRecebidas(tx, listarRecebidas)
  await registrarHistorico(tx, autoria, { entidade: 'correio-recebido', entidadeId: id, acao })
  return { message: NO_CAMINHO }
}

export const rotaTentarRecebida = rota(tentarRecebida, ({ params, tx, sessao, autoria }) =>
  devolverAFila({ tx, sessao, autoria, id: params.idRecebida, acao: 'TENTAR' }),
)

export const rotaAbrirTicketDaRecebida = rota(abrirTicketDaRecebida, ({ params, tx, sessao, autoria }) =>
  devolverAFila({
    ...{ tx, sessao, autoria },
    id: params.idRecebida,
    acao: 'ABRIR_TICKET',
    decisao: 'NOVO_TICKET',
  }),
)

export const rotaJuntarRecebida = rota(juntarRecebida, async ({ params, corpo, tx, sessao, autoria }) => {
  const protocolo = lerProtocolo(corpo.protocolo)
  const ticketId = protocolo && (await ticketVisivelPorProtocolo(tx, sessao, protocolo))
  if (!ticketId)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: { protocolo: 'Não há ticket com este protocolo.' },
    })
  const decisao = { ticketId }
  return devolverAFila({ tx, sessao, autoria, id: params.idRecebida, acao: 'JUNTAR', decisao })
})
