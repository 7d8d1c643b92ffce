const BRASIL = '55'

/** A conversation with the text already typed; without a number, whoever sends chooses with whom. */
export function enderecoDoWhatsApp(numero: string | null, texto: string): string {
  const digitos = (numero ?? '').replace(/\D/g, '')
  return `https://wa.me/${digitos === '' ? '' : BRASIL + digitos}?text=${encodeURIComponent(texto)}`
}
