import { type Achado, achadoEm, mostraOTermo } from '@balcao/dominio/tickets/lista/achado'
import type { achadosNasFontes } from './queries-por-dentro.ts'

export type ComAchado = { achado?: Achado | undefined }

/** MES-08 Tickets found by what a row does not show say where: asked of those alone. */
export async function comAchados<L extends { id: number }>(
  linhas: readonly L[],
  termo: string,
  dentroDe: (ids: readonly number[]) => ReturnType<typeof achadosNasFontes>,
  mostrados: (linha: L) => readonly (string | null | undefined)[],
): Promise<(L & ComAchado)[]> {
  const calados = linhas.filter((linha) => !mostraOTermo(mostrados(linha), termo))
  const achados = await dentroDe(calados.map(({ id }) => id))
  return linhas.map((linha) => {
    const achado = achados.get(linha.id)
    return achado ? { ...linha, achado: achadoEm(achado.onde, achado.texto, termo) } : linha
  })
}
