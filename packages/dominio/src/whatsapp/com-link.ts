import { cortar } from '../formatos/cortar.ts'
/**
 * ALC-03, ALC-04 The words with the invitations, each with its address, under them. Where both do not fit, what is said goes whole and alone; a template, which
 * is cut anyway, keeps the address, where the rest is read.
 */
export function comLinks(
  texto: string,
  convites: readonly string[],
  { maximo, corta }: { maximo: number; corta: boolean },
): string {
  const pe = convites.join('\n\n')
  const junto = `${texto}\n\n${pe}`
  if (junto.length <= maximo) return junto
  return corta ? `${cortar(texto, Math.max(0, maximo - pe.length - 3))}…\n\n${pe}` : texto
}
