import { pode } from '@balcao/dominio/permissoes'
import { ehInterno } from '@balcao/dominio/usuarios'
import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Sessao } from '../../sessao.ts'
import { faqArtigo } from './tabelas.ts'

const publicado = isNotNull(faqArtigo.publicadoEm)

const doPublico = ({ tipo }: Sessao): SQL | undefined =>
  ehInterno(tipo) ? undefined : eq(faqArtigo.publico, 'TODOS')

/** FAQ-01 Published articles for the session's side of the counter. */
export const artigoPublicado = (sessao: Sessao): SQL | undefined => and(publicado, doPublico(sessao))

/** FAQ-01 The same, and drafts for whoever writes them. */
export const artigoVisivel = (sessao: Sessao): SQL | undefined =>
  pode(sessao.autorizacoes, 'FAQ_EDITAR') ? doPublico(sessao) : artigoPublicado(sessao)
