const MEGA = 1024 * 1024

/** ALC-05 The longest text of one message there. */
export const MAIOR_TEXTO_DO_WHATSAPP = 4096

/** ALC-05 The longest parameter of a template. */
export const MAIOR_PARAMETRO_DO_MODELO = 1024

const MAIOR_FOTO = 5 * MEGA
const FOTOS = ['image/jpeg', 'image/png']

/** ALC-05 A picture shows in the conversation up to a size; a larger one, and anything else, goes as a document. */
export const especieDoArquivo = (midia: string, tamanho: number): 'image' | 'document' =>
  FOTOS.includes(midia) && tamanho <= MAIOR_FOTO ? 'image' : 'document'

/** ALC-05 Why a text cannot go there whole. */
export const problemaDoTextoNoWhatsapp = (texto: string): string | null =>
  texto.length > MAIOR_TEXTO_DO_WHATSAPP
    ? `Pelo WhatsApp uma mensagem leva até ${MAIOR_TEXTO_DO_WHATSAPP} caracteres.`
    : null
