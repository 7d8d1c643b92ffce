import { podeTerChegado } from '@balcao/dominio/tickets/envios'
import { type AcaoDoHistorico, comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { clienteLe } from '@balcao/dominio/tickets/mensagem'
import { efeitoDaRecusa } from '@balcao/dominio/tickets/resposta-desfeita'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { doSistema } from '../../../platform/banco/historico.ts'
import { estadoDoTicket } from './carregar-para-mudar.ts'
import { enviosDasEntradas } from './envios.ts'
import { mudarTicket } from './mudar-ticket.ts'
import { prazosNaSituacao } from './prazos.ts'
import { type CamposDoTicket, contaDoConsumidor, type LinhaDoTicket } from './queries-mudanca.ts'
import {
  entradaRespondida,
  outrasFalas,
  respostasContadas,
  travarTicketSemSessao,
} from './queries-respostas.ts'

type Recusada = {
  ticketId: number
  historicoId: number
  /** How it reads in the history, for the staff. */
  acao: AcaoDoHistorico
  frase: string
  dados: Record<string, unknown>
}

/**
 * ALC-01, ALC-05, ALC-06 What left was refused for good, and its owner has written so: the history says why, and the ticket takes
 * back what rested on it having arrived.
 */
export async function desfazerResposta(
  tx: Tx,
  negocio: Negocio,
  { ticketId, historicoId, acao, frase, dados }: Recusada,
  agora: Date,
): Promise<void> {
  const linha = await travarTicketSemSessao(tx, ticketId)
  const { respondidoEm, retoma } = await efeito(tx, negocio, linha, historicoId)
  const resposta = respondidoEm === undefined ? {} : { respondidoEm }
  const campos = { ...resposta, ...(retoma && (await aoRetomar(tx, { ...linha, ...resposta }, agora))) }
  await mudarTicket(tx, { negocio, autoria: doSistema(agora, ['tickets', 'historico']) }, linha, {
    campos,
    entrada: {
      tipo: 'PRIVADO',
      acao,
      mensagem: comObservacao(
        frase,
        respondidoEm === null ? FRASES.respostaDesfeita : null,
        retoma ? FRASES.esperaDesfeita : null,
      ),
      dados,
    },
  })
}

async function aoRetomar(tx: Tx, linha: LinhaDoTicket, agora: Date): Promise<CamposDoTicket> {
  const { etapa } = await estadoDoTicket(tx, linha)
  return { statusId: etapa.statusId, ...(await prazosNaSituacao(tx, linha, etapa.situacao, agora)) }
}

async function efeito(tx: Tx, negocio: Negocio, linha: LinhaDoTicket, historicoId: number) {
  const entrada = await entradaRespondida(tx, historicoId)
  const outras = await outrasFalas(tx, linha.id, entrada)
  const envios = Map.groupBy(
    await enviosDasEntradas(tx, negocio, [historicoId, ...outras.map(({ id }) => id)]),
    (envio) => envio.historicoId,
  )
  const soube = ({ id, contato }: typeof entrada) => contato !== null || podeTerChegado(envios.get(id) ?? [])
  const contadas = await respostasContadas(tx, linha.id)
  const noPortal = clienteLe(await contaDoConsumidor(tx, linha), null)
  return efeitoDaRecusa({
    ticket: linha,
    entrada: {
      criadoEm: entrada.criadoEm,
      sabidaPorFora: noPortal || soube(entrada),
      contadaEm: contadas.get(historicoId) ?? null,
    },
    outras: outras.filter(soube).map(({ id, criadoEm }) => contadas.get(id) ?? criadoEm),
  })
}
