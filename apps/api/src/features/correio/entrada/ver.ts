import type { RecebidaDaLista } from '@balcao/dominio/correio/entrada/campos'
import {
  baixarOriginalDaRecebida,
  listarCaixas,
  listarRecebidas,
  verEmailDaEntrada,
  verRecebida,
} from '@balcao/dominio/correio/entrada/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { semControles, textoDosCabecalhos } from '../../../platform/email/cabecalhos.ts'
import { enviarArquivo } from '../../../platform/http/enviar-arquivo.ts'
import { rota } from '../../../rota.ts'
import { paginaDoEmail } from './pagina.ts'
import {
  caixasDaSessao,
  emailDoTicket,
  type LinhaDaRecebida,
  paginaDeRecebidas,
  recebidaVista,
} from './queries-lista.ts'

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

export const rotaListarRecebidas = rota(listarRecebidas, async ({ query, sessao, tx }) => {
  const { itens, paginator } = await paginaDeRecebidas(tx, sessao, query)
  return { itens: itens.map(apresentar), paginator }
})

export const rotaListarCaixas = rota(listarCaixas, async ({ sessao, tx }) => ({
  itens: (await caixasDaSessao(tx, sessao)).map(({ id, nome, lidaEm, falha, falhaDesde }) => ({
    id,
    nome,
    lidaEm: lidaEm?.toISOString() ?? null,
    falha: falha && falhaDesde ? { motivo: falha, desde: falhaDesde.toISOString() } : null,
  })),
}))

export const rotaVerRecebida = rota(verRecebida, async ({ params, sessao, negocio, agora, tx }) => {
  const linha = await recebidaVista(tx, sessao, params.idRecebida)
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
  async ({ params, sessao, tx, resposta }) => {
    const linha = await recebidaVista(tx, sessao, params.idRecebida)
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
    const { id, assunto, texto, citado, html } = email
    const lugar = { idRecebida: id, ticket: params.idTicket }
    const pagina = paginaDoEmail({ negocio, sessao, agora }, lugar, html)
    return { assunto, texto: texto ?? '', citado: citado ?? '', pagina }
  },
)
