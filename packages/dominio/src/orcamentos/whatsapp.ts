import { conversaNoWhatsapp } from '../whatsapp/endereco.ts'

const BRASIL = '55'

/** A conversation with the text already typed; without a number, whoever sends chooses with whom. */
export function enderecoDoWhatsApp(numero: string | null, texto: string): string {
  const digitos = (numero ?? '').replace(/\D/g, '')
  return conversaNoWhatsapp(digitos === '' ? '' : BRASIL + digitos, texto)
}
