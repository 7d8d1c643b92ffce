// No Brazilian area code has a zero in it.
const DDD = String.raw`(?:\([1-9]{2}\)|[1-9]{2})\s?`
/** The country's code comes with numbers copied from elsewhere, and only before an area code. */
const TELEFONE = new RegExp(String.raw`^(?:(?:\+?55\s?)?${DDD})?\d{4,5}-?\d{4}$`)
const MAIOR_SEM_O_PAIS = 11

/** Digits alone, without the country's code. */
export function digitosDoTelefone(valor: string): string {
  const digitos = valor.replace(/\D/g, '')
  return digitos.length > MAIOR_SEM_O_PAIS ? digitos.replace(/^55/, '') : digitos
}

/** GER-03: the area code is optional unless the form asks for it (`minimoDeDigitos: 10`). */
export function telefoneValido(valor: string, opcoes: { minimoDeDigitos?: number } = {}): boolean {
  const telefone = valor.trim()
  return TELEFONE.test(telefone) && digitosDoTelefone(telefone).length >= (opcoes.minimoDeDigitos ?? 0)
}

const SO_DE_TELEFONE = /^[\d\s()+.-]+$/
const NUMERO_INTEIRO = /^[1-9]{2}\d{8,9}$/

/** The number that a search asks for, however it was written down or copied: '+55 44 9 9057 1538', '044 99057-1538'. Null: it is none. */
export function telefoneProcurado(termo: string): string | null {
  if (!SO_DE_TELEFONE.test(termo)) return null
  const digitos = digitosDoTelefone(termo.replace(/\D/g, '').replace(/^0+/, ''))
  return NUMERO_INTEIRO.test(digitos) ? digitos : null
}

/** '(67) 99999-9999', as it is read; what is no Brazilian number of 8 to 11 digits comes back as it was. */
export function formatarTelefone(valor: string): string {
  if (!telefoneValido(valor)) return valor
  const [, ddd, inicio, fim] = /^(\d{2})??(\d{4,5})(\d{4})$/.exec(digitosDoTelefone(valor)) ?? []
  return `${ddd ? `(${ddd}) ` : ''}${inicio}-${fim}`
}
