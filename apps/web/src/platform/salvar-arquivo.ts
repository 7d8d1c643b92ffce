// Some browsers begin to read the address only after the click returned.
const ESPERA_ANTES_DE_LIBERAR_MS = 10_000

/** Hands a file that is already here over to the browser's downloads. */
export function salvarArquivo(conteudo: Blob, nome: string): void {
  const endereco = URL.createObjectURL(conteudo)
  const link = document.createElement('a')
  link.href = endereco
  link.download = nome
  link.click()
  setTimeout(() => URL.revokeObjectURL(endereco), ESPERA_ANTES_DE_LIBERAR_MS)
}
