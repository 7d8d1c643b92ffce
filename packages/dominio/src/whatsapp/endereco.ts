/** ALC-05 A conversation with the text already typed; `numero` has the country, and without one whoever sends chooses with whom. */
export const conversaNoWhatsapp = (numero: string, texto: string): string =>
  `https://wa.me/${numero}?text=${encodeURIComponent(texto)}`
