import type { RecebidaDaLista } from '@balcao/dominio/correio/entrada/campos'
import {
  baixarOriginalDaEntrada,
  baixarOriginalDaRecebida,
  contarRecebidasQueEsperam,
  listarCaixas,
  listarRecebidas,
  verEmailDaEntrada,
  verRecebida,
} from '@balcao/dominio/correio/entrada/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { semControles, textoDosCabecalhos } from '../../../platform/email/cabecalhos.ts'
import { enviarArquivo } from '../../../platform/http/enviar-arquivo.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { alcanceDasRecebidas } from '../../acompanhamentos/alcance-das-recebidas.ts'
import { paginaDoEmail } from './pagina.ts'
import { originalDe } from './queries.ts'
import {
  caixasLidas,
  emailDoTicket,
  type LinhaDaRecebida,
  paginaDeRecebidas,
  quantasEsperam,
  recebidaVista,
} from './queries-lista.ts'

type Pergunta = { sessao: Sessao; negocio: Negocio; tx: Executor }

const apresentar = (linha: LinhaDaRecebida): RecebidaDaLista => ({
  id: linha.id,
  de: { nome: linha.deNome, email: linha.deEmail },
  assunto: linha.assunto,
  estado: linha.estado,
  motivo: linha.motivo,
  datahora: linha.recebidaEm.toISOString(),
  filial: linha.filial,
  ticket: linha.ticketId && linha.protocolo ? { id: linha.ticketId, protocolo: linha.protocolo } : null,
})

export const rotaListarRecebidas = rota(listarRecebidas, async ({ query, sessao, negocio, tx }) => {
  const leitor = { sessao, alcance: await alcanceDasRecebidas(tx, negocio, sessao) }
  const { itens, paginator } = await paginaDeRecebidas(tx, leitor, query)
  return { itens: itens.map(apresentar), paginator }
})

export const rotaListarCaixas = rota(listarCaixas, async ({ sessao, negocio, tx }) => ({
  itens: (await caixasLidas(tx, await alcanceDasRecebidas(tx, negocio, sessao))).map(
    ({ id, nome, lidaEm, falha, falhaDesde }) => ({
      id,
      nome,
      lidaEm: lidaEm?.toISOString() ?? null,
      falha: falha && falhaDesde ? { motivo: falha, desde: falhaDesde.toISOString() } : null,
    }),
  ),
}))

export const rotaVerRecebida = rota(verRecebida, async ({ params, sessao, negocio, agora, tx }) => {
  const leitor = { sessao, alcance: await alcanceDasRecebidas(tx, negocio, sessao) }
  const linha = await recebidaVista(tx, leitor, params.idRecebida)
  if (!linha) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { texto, citado, html, tamanho, bytes } = linha
  return {
    ...apresentar(linha),
    cabecalhos: bytes ? semControles(textoDosCabecalhos(bytes)) : '',
    texto,
    citado,
    pagina: paginaDoEmail({ negocio, sessao, agora }, { idRecebida: linha.id, ticket: undefined }, html),
    tamanho,
    temOriginal: bytes !== null,
  }
})

export const rotaBaixarOriginalDaRecebida = rota(
  baixarOriginalDaRecebida,
  async ({ params, sessao, negocio, tx, resposta }) => {
    const leitor = { sessao, alcance: await alcanceDasRecebidas(tx, negocio, sessao) }
    const linha = await recebidaVista(tx, leitor, params.idRecebida)
    if (!linha?.bytes) throw new ErroDeNegocio('NAO_ENCONTRADO')
    // Always a download, and never guessed to be a page.
    return enviarArquivo(resposta, {
      nome: `email-${linha.id}.eml`,
      midia: 'application/octet-stream',
      conteudo: linha.bytes,
    })
  },
)

export const rotaVerEmailDaEntrada = rota(
  verEmailDaEntrada,
  async ({ params, sessao, negocio, agora, tx }) => {
    const email = await emailDoTicket(tx, sessao, params)
    if (!email) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { id, assunto, texto, citado, html, temOriginal } = email
    const lugar = { idRecebida: id, ticket: params.idTicket }
    const pagina = paginaDoEmail({ negocio, sessao, agora }, lugar, html)
    return { assunto, texto: texto ?? '', citado: citado ?? '', pagina, temOriginal }
  },
)

export const rotaBaixarOriginalDaEntrada = rota(
  baixarOriginalDaEntrada,
  async ({ params, sessao, tx, resposta }) => {
    const email = await emailDoTicket(tx, sessao, params)
    const conteudo = email && (await originalDe(tx, email.id))
    if (!conteudo) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const nome = `email-${email.id}.eml`
    return enviarArquivo(resposta, { nome, midia: 'application/octet-stream', conteudo })
  },
)

/** ALC-02 For the menu, and for the app data. */
export async function contarRecebidas({ sessao, negocio, tx }: Pergunta) {
  const alcance = await alcanceDasRecebidas(tx, negocio, sessao)
  if (alcance?.length === 0) return { emails: 0, conversas: 0 }
  return {
    emails: await quantasEsperam(tx, alcance),
    conversas: await negocio.seguimentos.whatsapp.quantasEsperam(tx),
  }
}

export const rotaContarRecebidasQueEsperam = rota(contarRecebidasQueEsperam, contarRecebidas)
