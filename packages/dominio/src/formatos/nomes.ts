/** First and last name, where there is no room for all of them: 'Carlos Eduardo Meireles Brandão' is 'Carlos Brandão'. */
export function nomeCurto(nome: string): string {
  const palavras = nome.trim().split(/\s+/)
  return palavras.length > 2 ? `${palavras[0]} ${palavras.at(-1)}` : palavras.join(' ')
}

/** How people call a customer: by the trade name, which not every one has. */
export const nomeDoCliente = ({ fant, razSoc }: { fant: string | null; razSoc: string }) => fant || razSoc
