import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { formatarProtocolo, lerProtocolo } from '@balcao/dominio/tickets/protocolo'
import { formasDoNumero } from '@balcao/dominio/whatsapp/numero'
import {
  abrirTicketDaConversa,
  baixarArquivoDaTriagem,
  descartarConversa,
  descartarConversas,
  juntarConversa as juntarConversaAoTicket,
  listarTriagemDoWhatsapp,
  MOTIVOS_DA_TRIAGEM,
  verConversaEmTriagem,
} from '@balcao/dominio/whatsapp/triagem'
import type { Negocio } from '../../negocio.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { paraCada } from '../../platform/banco/em-lote.ts'
import { type Autoria, doSistema, registrarHistorico } from '../../platform/banco/historico.ts'
import { enviarArquivo, mostravelNoNavegador } from '../../platform/http/enviar-arquivo.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { alcanceDasRecebidas } from '../acompanhamentos/alcance-das-recebidas.ts'
import { anunciarRecebidas } from '../acompanhamentos/anunciar-recebidas.ts'
import type { Entrou, SemTicket } from '../acompanhamentos/chegar-de-fora.ts'
import { ticketVisivelPorProtocolo } from '../tickets/nucleo/queries-visiveis.ts'
import { exigirCampos } from '../tickets/nucleo/recusar.ts'
import { abrirConversa, juntarConversa } from './entrar-no-ticket.ts'
import { ligacaoDoWhatsapp } from './ligacao.ts'
import { gravarMensagem, type MensagemGravada, mensagemPorId } from './queries.ts'
import { clientesDoNumero, protocoloDe, segurarNumero } from './queries-conversa.ts'
import {
  arquivoEmTriagem,
  clientesVistos,
  conversaEmTriagem,
  conversasEmTriagem,
  travarConversa,
  veFilial,
} from './queries-triagem.ts'

const A_CAMINHO = 'Um arquivo está a caminho.'

/** ALC-05 Who sorts what comes: the number is of the whole business, so that any queue that does is enough. */
async function faz(tx: Executor, negocio: Negocio, sessao: Sessao): Promise<boolean> {
  return (await alcanceDasRecebidas(tx, negocio, sessao))?.length !== 0
}

async function exigirTriagem(tx: Executor, negocio: Negocio, sessao: Sessao): Promise<void> {
  if (!(await faz(tx, negocio, sessao))) throw new ErroDeNegocio('NAO_ENCONTRADO')
}

export const rotaListarTriagemDoWhatsapp = rota(
  listarTriagemDoWhatsapp,
  async ({ query, sessao, negocio, tx }) => {
    const { itens, paginator } = await conversasEmTriagem(tx, query, await faz(tx, negocio, sessao))
    return {
      itens: itens.map(({ waId, motivo, criadoEm, ...conversa }) => ({
        ...conversa,
        numero: waId,
        motivo: motivo ?? '',
        datahora: criadoEm.toISOString(),
      })),
      paginator,
      ligado: ligacaoDoWhatsapp(negocio) !== null,
    }
  },
)

export const rotaVerConversaEmTriagem = rota(
  verConversaEmTriagem,
  async ({ params, sessao, negocio, tx }) => {
    await exigirTriagem(tx, negocio, sessao)
    const linhas = await conversaEmTriagem(tx, params.idMensagem)
    const ultima = (linhas.findLast(({ mensagem }) => mensagem.especie === 'MENSAGEM') ?? linhas.at(-1))
      ?.mensagem
    if (!ultima) throw await ausencia(tx, params.idMensagem)
    const clientes = await clientesDoNumero(tx, formasDoNumero(ultima.waId))
    return {
      id: ultima.id,
      numero: ultima.waId,
      nome: ultima.nome,
      motivo: linhas.findLast(({ mensagem }) => mensagem.motivo)?.mensagem.motivo ?? '',
      clientes: await clientesVistos(tx, sessao, clientes),
      mensagens: linhas.map(({ mensagem: { id, especie, texto, criadoEm, midia, semArquivo }, arquivo }) => ({
        id,
        daEquipe: especie === 'ECO',
        texto,
        datahora: criadoEm.toISOString(),
        arquivo,
        semArquivo: midia ? A_CAMINHO : semArquivo && `Um arquivo ${semArquivo}`,
      })),
    }
  },
)

export const rotaBaixarArquivoDaTriagem = rota(
  baixarArquivoDaTriagem,
  async ({ params, sessao, negocio, tx, resposta }) => {
    await exigirTriagem(tx, negocio, sessao)
    const arquivo = await arquivoEmTriagem(tx, params.idMensagem)
    if (!arquivo) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { nome, midia, bytes } = arquivo
    return enviarArquivo(resposta, { nome, midia, conteudo: bytes, mostravel: mostravelNoNavegador(midia) })
  },
)

/** Somebody else may have decided just now. */
async function ausencia(tx: Parameters<typeof mensagemPorId>[0], id: number): Promise<ErroDeNegocio> {
  const mensagem = await mensagemPorId(tx, id)
  return new ErroDeNegocio(mensagem?.direcao === 'ENTRADA' ? 'WHATSAPP_NO_TICKET' : 'NAO_ENCONTRADO')
}

/** Held, with all that its number wrote meanwhile. */
async function segurarConversa(tx: Tx, id: number): Promise<[MensagemGravada, ...MensagemGravada[]]> {
  const uma = await mensagemPorId(tx, id)
  if (uma) await segurarNumero(tx, uma.waId)
  const [primeira, ...outras] = await travarConversa(tx, id)
  if (!primeira) throw await ausencia(tx, id)
  return [primeira, ...outras]
}

/** What the customer wrote is theirs, whoever decided where it goes. */
const doCliente = ({ agora, muda }: Autoria) => doSistema(agora, [...muda, 'avisos'])

export const rotaJuntarConversa = rota(
  juntarConversaAoTicket,
  async ({ params, corpo, sessao, negocio, autoria, aoFalhar, tx }) => {
    await exigirTriagem(tx, negocio, sessao)
    const conversa = await segurarConversa(tx, params.idMensagem)
    const protocolo = lerProtocolo(corpo.protocolo)
    const ticketId = protocolo && (await ticketVisivelPorProtocolo(tx, sessao, protocolo))
    if (!ticketId) throw semTicket()
    const contexto = { negocio, autoria: doCliente(autoria), aoFalhar }
    const entrou = await juntarConversa(tx, contexto, { conversa, decidida: true }, ticketId)
    return decidida(tx, autoria, { idMensagem: params.idMensagem, acao: 'JUNTAR', entrou })
  },
)

const semTicket = () =>
  new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { protocolo: 'Não há ticket com este protocolo.' } })

export const rotaAbrirTicketDaConversa = rota(
  abrirTicketDaConversa,
  async ({ params, corpo: { filial }, sessao, negocio, autoria, aoFalhar, tx }) => {
    await exigirTriagem(tx, negocio, sessao)
    const conversa = await segurarConversa(tx, params.idMensagem)
    exigirCampos((await veFilial(tx, sessao, filial)) ? {} : { filial: MENSAGENS.invalido })
    const contexto = { negocio, autoria: doCliente(autoria), aoFalhar }
    const entrou = await abrirConversa(tx, contexto, { conversa, decidida: true }, filial)
    return decidida(tx, autoria, { idMensagem: params.idMensagem, acao: 'ABRIR_TICKET', entrou })
  },
)

type Decisao = { idMensagem: number; acao: string; entrou: Entrou | SemTicket }

async function decidida(tx: Tx, autoria: Autoria, { idMensagem, acao, entrou }: Decisao) {
  if (typeof entrou === 'string')
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { filial: MOTIVOS_DA_TRIAGEM.semTipo } })
  const { ticketId, novo } = entrou
  await registrarHistorico(tx, autoria, {
    entidade: 'whatsapp',
    entidadeId: idMensagem,
    acao,
    dados: { ticket: ticketId },
  })
  await anunciarRecebidas(tx, listarTriagemDoWhatsapp)
  const protocolo = formatarProtocolo(await protocoloDe(tx, ticketId))
  const message = novo ? `Ticket ${protocolo} aberto` : `A conversa está no ticket ${protocolo}`
  return { message, ticket: ticketId }
}

/** ALC-05 All that the number wrote so far; what it writes later waits again. */
export const rotaDescartarConversa = rota(
  descartarConversa,
  async ({ params, sessao, negocio, autoria, tx }) => {
    await exigirTriagem(tx, negocio, sessao)
    return descartar(tx, autoria, params.idMensagem)
  },
)

export const rotaDescartarConversas = rota(
  descartarConversas,
  async ({ corpo, sessao, negocio, autoria, tx }) => {
    await exigirTriagem(tx, negocio, sessao)
    return paraCada(tx, corpo.conversas, async (parte, { id }) => ({
      ...(await descartar(parte, autoria, id)),
      versao: null,
    }))
  },
)

async function descartar(tx: Tx, autoria: Autoria, idMensagem: number) {
  for (const { id } of await segurarConversa(tx, idMensagem))
    await gravarMensagem(tx, id, { estado: 'DESCARTADA', estadoEm: autoria.agora })
  await registrarHistorico(tx, autoria, {
    entidade: 'whatsapp',
    entidadeId: idMensagem,
    acao: 'DESCARTAR',
  })
  await anunciarRecebidas(tx, listarTriagemDoWhatsapp)
  return { message: 'Conversa descartada' }
}
