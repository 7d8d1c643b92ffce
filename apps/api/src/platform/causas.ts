/** An error and what it was wrapped around, outermost first. */
export function causas(erro: unknown): Error[] {
  const encontradas: Error[] = []
  for (let atual = erro; atual instanceof Error && !encontradas.includes(atual); atual = atual.cause)
    encontradas.push(atual)
  return encontradas
}
