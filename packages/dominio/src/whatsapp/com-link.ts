type Links = { acompanhar: string; avaliar: string | null }

/**
 * ALC-03, ALC-04 The words with the address under them. Where both do not fit, what is said goes whole and alone; a template, which
 * is cut anyway, keeps the address, where the rest is read.
 */
export function comLinks(
  texto: string,
  { acompanhar, avaliar }: Links,
  { maximo, corta }: { maximo: number; corta: boolean },
): string {
  const pe = [
    avaliar && `Como foi o atendimento? Avalie: ${avaliar}`,
    `Acompanhe o atendimento, sem precisar de senha: ${acompanhar}`,
  ]
    .filter(Boolean)
    .join('\n\n')
  const junto = `${texto}\n\n${pe}`
  if (junto.length <= maximo) return junto
  return corta ? `${texto.slice(0, Math.max(0, maximo - pe.length - 3))}…\n\n${pe}` : texto
}
