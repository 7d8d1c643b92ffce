type Comparavel = { valor: number; prazo: number; aConsultar: boolean; nomeTransp: string; numero: string }

const emLetras = new Intl.Collator('pt-BR')

/** FRE-01 The cheapest first, the fastest among equals; those without a price at the end. */
export function ordenarCotacoes<T extends Comparavel>(cotacoes: readonly T[]): T[] {
  return cotacoes.toSorted(
    (a, b) =>
      Number(a.aConsultar) - Number(b.aConsultar) ||
      a.valor - b.valor ||
      a.prazo - b.prazo ||
      emLetras.compare(a.nomeTransp, b.nomeTransp) ||
      a.numero.localeCompare(b.numero),
  )
}

/** FRE-01 Which is the cheapest and which the fastest of those with a price; nothing to tell where there is one alone. */
export function destaques(cotacoes: readonly Comparavel[]): { barata: string | null; rapida: string | null } {
  const comPreco = ordenarCotacoes(cotacoes.filter(({ aConsultar }) => !aConsultar))
  if (comPreco.length < 2) return { barata: null, rapida: null }
  const [rapida] = comPreco.toSorted((a, b) => a.prazo - b.prazo || a.valor - b.valor)
  return { barata: comPreco[0]?.numero ?? null, rapida: rapida?.numero ?? null }
}
