// No Brazilian area code has a zero in it.
const TELEFONE = /^(?:(?:\([1-9]{2}\)|[1-9]{2})\s?)?\d{4,5}-?\d{4}$/

/** GER-03: the area code is optional unless the form asks for it (`minimoDeDigitos: 10`). */
export function telefoneValido(valor: string, opcoes: { minimoDeDigitos?: number } = {}): boolean {
  const telefone = valor.trim()
  const digitos = telefone.replace(/\D/g, '').length
  return TELEFONE.test(telefone) && digitos >= (opcoes.minimoDeDigitos ?? 0)
}

/** '(67) 99999-9999', as it is read; what is no Brazilian number of 8 to 11 digits comes back as it was. */
export function formatarTelefone(valor: string): string {
  if (!telefoneValido(valor)) return valor
  const [, ddd, inicio, fim] = /^(\d{2})??(\d{4,5})(\d{4})$/.exec(valor.replace(/\D/g, '')) ?? []
  return `${ddd ? `(${ddd}) ` : ''}${inicio}-${fim}`
}
