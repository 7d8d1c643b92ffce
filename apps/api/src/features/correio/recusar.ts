import { efeitoDaRecusa } from '@balcao/dominio/tickets/resposta-desfeita'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { clienteLe } from '@balcao/dominio/tickets/mensagem'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { estadoDoTicket } from '../tickets/nucleo/carregar-para-mudar.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { prazosNaSituacao } from '../tickets/nucleo/prazos.ts'
import {
  type CamposDoTicket,
  contaDoConsumidor,
  type LinhaDoTicket,
} from '../tickets/nucleo/queries-mudanca.ts'
import { anunciarCorreio } from './anunciar.ts'
import {
  type Correio,
  entradaDoCorreio,
  gravarEstado,
  outrasRespostas,
  travarSaidaPorMessageId,
  travarTicketDoCorreio,
} from './queries.ts'

const doSistema = (agora: Date): Autoria => ({
  agora,
  colaboradorId: null,
  requisicao: null,
  ip: null,
  muda: ['tickets', 'historico'],
})

/** ALC-01, ALC-06 Refused for good: the entry says why, and the ticket takes back what rested on it having arrived. */
export async function recusarCorreio(tx: Tx, correio: Correio, motivo: string, agora: Date): Promise<void> {
  const { id, historicoId, especie, para } = correio
  await gravarEstado(tx, id, { estado: 'RECUSADO', motivo, estadoEm: agora })
  if (especie !== 'ENTRADA' || historicoId === null) return
  const linha = await travarTicketDoCorreio(tx, correio)
  const { respondidoEm, retoma } = await efeito(tx, linha, historicoId)
  const resposta = respondidoEm === undefined ? {} : { respondidoEm }
  const campos = { ...resposta, ...(retoma && (await aoRetomar(tx, { ...linha, ...resposta }, agora))) }
  await mudarTicket(tx, doSistema(agora), linha, {
    campos,
    entrada: {
      tipo: 'PRIVADO',
      acao: 'CORREIO',
      mensagem: comObservacao(
        FRASES.correioRecusado(para, motivo),
        respondidoEm === null ? FRASES.respostaDesfeita : null,
        retoma ? FRASES.esperaDesfeita : null,
      ),
      dados: { correio: id },
    },
  })
}

async function aoRetomar(tx: Tx, linha: LinhaDoTicket, agora: Date): Promise<CamposDoTicket> {
  const { etapa } = await estadoDoTicket(tx, linha)
  return { statusId: etapa.statusId, ...(await prazosNaSituacao(tx, linha, etapa.situacao, agora)) }
}

async function efeito(tx: Tx, linha: LinhaDoTicket, historicoId: number) {
  const entrada = await entradaDoCorreio(tx, historicoId)
  if (!entrada) throw new Error(`a entrada ${historicoId} não existe`)
  const noPortal = clienteLe(await contaDoConsumidor(tx, linha), null)
  return efeitoDaRecusa({
    ticket: linha,
    entrada: { criadoEm: entrada.criadoEm, sabidaPorFora: noPortal || entrada.contato !== null },
    outras: await outrasRespostas(tx, linha.id, historicoId),
  })
}

/** ALC-01 A server said later that what it had taken could not be delivered. Answers whether it was one of ours. */
export async function marcarDevolvida(
  tx: Tx,
  { messageId, motivo }: { messageId: string; motivo: string },
  agora: Date,
): Promise<boolean> {
  const correio = await travarSaidaPorMessageId(tx, messageId)
  if (!correio) return false
  if (correio.estado === 'RECUSADO') return true
  await recusarCorreio(tx, correio, motivo, agora)
  await anunciarCorreio(tx, correio)
  return true
}
