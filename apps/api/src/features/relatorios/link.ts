import { textoDosValores } from '@balcao/dominio/relatorios/filtros'
import type { Negocio } from '../../negocio.ts'
import * as links from '../../platform/http/link-assinado.ts'

const VALIDADE_MS = 5 * 60_000

/** What a link is good for: one report, one set of parameters, one session. */
type Assunto = { relatorioId: number; valores: Record<string, unknown> }

export type Link = { ts: string; token: string; expiraEm: Date }

const assuntoDe = ({ id, segredos }: Negocio, { relatorioId, valores }: Assunto) => ({
  segredo: segredos.relatorios,
  de: [id, relatorioId, textoDosValores(valores)],
})

/** REL-01 A token that opens this report with these parameters for a few minutes; never the session's own. */
export function assinarLink(negocio: Negocio, sessaoId: number, assunto: Assunto, agora: Date): Link {
  return {
    ...links.assinarLink(assuntoDe(negocio, assunto), sessaoId, agora),
    expiraEm: new Date(agora.getTime() + VALIDADE_MS),
  }
}

export const sessaoDoLink = (
  negocio: Negocio,
  link: { ts?: string | undefined; token?: string | undefined },
  assunto: Assunto,
  agora: Date,
): number | null => links.sessaoDoLink(assuntoDe(negocio, assunto), link, { agora, validadeMs: VALIDADE_MS })
