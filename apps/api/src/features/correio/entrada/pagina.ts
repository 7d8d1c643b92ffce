import { verPaginaDoEmail } from '@balcao/dominio/correio/entrada/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { enviarPagina, resumoDoEstilo } from '../../../platform/html/enviar-pagina.ts'
import { Html, html } from '../../../platform/html/html.ts'
import { assinarLink, sessaoDoLink } from '../../../platform/http/link-assinado.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { sessaoPorId } from '../../acesso/sessoes.ts'
import { alcanceDasRecebidas } from '../../acompanhamentos/alcance-das-recebidas.ts'
import { emailDoTicket, recebidaVista } from './queries-lista.ts'

const VALIDADE_MS = 60 * 60_000

const ESTILO = `body { margin: 0; padding: 12px; font: 14px/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff; overflow-wrap: anywhere; }
img { max-width: 100%; height: auto; } table { max-width: 100%; } pre { white-space: pre-wrap; }
blockquote { margin: 0 0 0 8px; padding-left: 8px; border-left: 3px solid #ccc; }`

/** Whose eyes it is looked at with: of the received mail, or of the ticket it is in. */
type Lugar = { idRecebida: number; ticket: number | undefined }

const assuntoDe = ({ id, segredos }: Negocio, { idRecebida, ticket = 0 }: Lugar) => ({
  segredo: segredos.correio,
  de: ['pagina', id, idRecebida, ticket],
})

/** ALC-02 Where the frame finds the page of a message; null when it has none. */
export function paginaDoEmail(
  { negocio, sessao, agora }: { negocio: Negocio; sessao: Sessao; agora: Date },
  lugar: Lugar,
  pagina: string | null,
): { url: string; imagens: boolean } | null {
  if (pagina === null) return null
  const { ts, token } = assinarLink(assuntoDe(negocio, lugar), sessao.id, agora)
  const busca = new URLSearchParams({ ...(lugar.ticket && { ticket: String(lugar.ticket) }), ts, token })
  return { url: `/sac/correio-recebido/${lugar.idRecebida}/pagina?${busca}`, imagens: /<img\s/.test(pagina) }
}

/**
 * ALC-02 The page of a stranger in a frame that runs nothing. A frame carries no header, so its address carries who asks; what they may
 * see is asked again. Pictures from elsewhere tell their sender that somebody reads: they come only when asked for.
 */
export const rotaVerPaginaDoEmail = rota(
  verPaginaDoEmail,
  async ({ params: { idRecebida }, query: { ts, token, ticket, imagens }, negocio, agora, resposta, tx }) => {
    const lugar = { idRecebida, ticket }
    const sessaoId = sessaoDoLink(
      assuntoDe(negocio, lugar),
      { ts, token },
      { agora, validadeMs: VALIDADE_MS },
    )
    if (sessaoId === null) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const pagina = await paginaVista(tx, negocio, await sessaoPorId(negocio, sessaoId, agora), lugar)
    if (!pagina) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const titulo = 'E-mail com formatação'
    return enviarPagina(resposta, {
      // Cleaned when it was read; see `htmlInerte`.
      pagina: html`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${titulo}</title><style>${new Html(ESTILO)}</style></head><body>${new Html(pagina)}</body></html>`,
      politica: [
        'sandbox allow-popups allow-popups-to-escape-sandbox',
        `style-src ${resumoDoEstilo(ESTILO)}`,
        `img-src ${imagens ? 'https: http:' : "'none'"}`,
      ],
      portal: negocio.configuracao.portal,
    })
  },
)

async function paginaVista(banco: Executor, negocio: Negocio, sessao: Sessao, { idRecebida, ticket }: Lugar) {
  const acao = ticket ? 'TICKET_INTERNO' : 'CORREIO_RECEBIDO'
  if (!pode(sessao.autorizacoes, acao)) return null
  const vista = ticket
    ? await emailDoTicket(banco, sessao, { idTicket: ticket, idRecebida })
    : await recebidaVista(
        banco,
        { sessao, alcance: await alcanceDasRecebidas(banco, negocio, sessao) },
        idRecebida,
      )
  return vista?.html ?? null
}
