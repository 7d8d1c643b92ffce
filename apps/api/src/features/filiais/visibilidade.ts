import type { SQL } from 'drizzle-orm'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { filial } from './tabelas.ts'

/** Managers see every branch; everybody else the ones they work in. */
export function filialVisivel(sessao: Sessao): SQL | undefined {
  return sessao.veTudo ? undefined : umDe(filial.id, sessao.filiais)
}
