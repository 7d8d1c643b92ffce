import {
  abrirTicketDaRecebida,
  type DecisaoEmLote,
  decidirSobreVarias,
  juntarRecebida,
  listarRecebidas,
  tentarRecebida,
} from '@balcao/dominio/correio/entrada/contratos'
import { impedimentoParaDecidir } from '@balcao/dominio/correio/entrada/estados'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { lerProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { paraCada } from '../../../platform/banco/em-lote.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { alcanceDasRecebidas } from '../../acompanhamentos/alcance-das-recebidas.ts'
import { anunciarRecebidas } from '../../acompanhamentos/anunciar-recebidas.ts'
import { ticketVisivelPorProtocolo } from '../../tickets/nucleo/queries-visiveis.ts'
import { recusarSe } from '../../tickets/nucleo/recusar.ts'
import { agendarEntrada } from './agendar.ts'
import type { Decisao } from './entrar.ts'
import { gravarRecebida } from './queries.ts'
import { travarRecebidaVisivel } from './queries-lista.ts'

const NO_CAMINHO = 'O e-mail voltou para a fila e entra em instantes'

type Pedido = {
  tx: Tx
  negocio: Negocio
  sessao: Sessao
  autoria: Autoria
  id: number
  acao: string
  decisao?: Decisao
}

async function travarParaDecidir({ tx, negocio, sessao, id }: Omit<Pedido, 'acao'>) {
  const alcance = await alcanceDasRecebidas(tx, negocio, sessao)
  const recebida = await travarRecebidaVisivel(tx, alcance, id)
  if (!recebida) throw new ErroDeNegocio('NAO_ENCONTRADO')
  recusarSe(impedimentoParaDecidir(recebida.estado))
  return recebida
}

/** ALC-02 Nothing is deleted: it leaves the list of those that wait, and who was mistaken finds it among the others. */
async function descartar({ acao, ...pedido }: Pedido) {
  const { tx, autoria, id } = pedido
  await travarParaDecidir(pedido)
  await gravarRecebida(tx, id, { estado: 'DESCARTADA', estadoEm: autoria.agora })
  await anunciarRecebidas(tx, listarRecebidas)
  await registrarHistorico(tx, autoria, { entidade: 'correio-recebido', entidadeId: id, acao })
  return { message: 'E-mail descartado' }
}

/** ALC-02 Back to the queue, with what the person decided: the one way by which a message enters is the same for all. */
async function devolverAFila({ acao, decisao, ...pedido }: Pedido) {
  const { tx, autoria, id } = pedido
  const recebida = await travarParaDecidir(pedido)
  await gravarRecebida(tx, id, { estado: 'NA_FILA', motivo: null, estadoEm: autoria.agora, tentativas: 0 })
  await agendarEntrada(tx, recebida, decisao)
  await anunciarRecebidas(tx, listarRecebidas)
  await registrarHistorico(tx, autoria, { entidade: 'correio-recebido', entidadeId: id, acao })
  return { message: NO_CAMINHO }
}

export const rotaTentarRecebida = rota(tentarRecebida, ({ params, tx, negocio, sessao, autoria }) =>
  devolverAFila({ tx, negocio, sessao, autoria, id: params.idRecebida, acao: 'TENTAR' }),
)

export const rotaAbrirTicketDaRecebida = rota(
  abrirTicketDaRecebida,
  ({ params, tx, negocio, sessao, autoria }) =>
    devolverAFila({
      ...{ tx, negocio, sessao, autoria },
      id: params.idRecebida,
      acao: 'ABRIR_TICKET',
      decisao: 'NOVO_TICKET',
    }),
)

export const rotaJuntarRecebida = rota(
  juntarRecebida,
  async ({ params, corpo, tx, negocio, sessao, autoria }) => {
    const protocolo = lerProtocolo(corpo.protocolo)
    const ticketId = protocolo && (await ticketVisivelPorProtocolo(tx, sessao, protocolo))
    if (!ticketId)
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
        campos: { protocolo: 'Não há ticket com este protocolo.' },
      })
    const decisao = { ticketId }
    return devolverAFila({ tx, negocio, sessao, autoria, id: params.idRecebida, acao: 'JUNTAR', decisao })
  },
)

const FAZER: Record<DecisaoEmLote, (pedido: Omit<Pedido, 'acao'>) => Promise<{ message: string }>> = {
  DESCARTAR: (pedido) => descartar({ ...pedido, acao: 'DESCARTAR' }),
  TENTAR: (pedido) => devolverAFila({ ...pedido, acao: 'TENTAR' }),
  ABRIR_TICKET: (pedido) => devolverAFila({ ...pedido, acao: 'ABRIR_TICKET', decisao: 'NOVO_TICKET' }),
}

export const rotaDecidirSobreVarias = rota(decidirSobreVarias, ({ corpo, tx, negocio, sessao, autoria }) =>
  paraCada(tx, corpo.recebidas, async (parte, { id }) => ({
    ...(await FAZER[corpo.decisao]({ tx: parte, negocio, sessao, autoria, id })),
    versao: null,
  })),
)
