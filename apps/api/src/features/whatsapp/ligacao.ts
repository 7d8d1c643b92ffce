import type { Modelo } from '@balcao/dominio/whatsapp/janela'
import type { Negocio } from '../../negocio.ts'
import type { AdaptadorDoWhatsapp } from './adaptador.ts'
import { cloudApi } from './cloud-api.ts'

export type LigacaoDoWhatsapp = { api: AdaptadorDoWhatsapp; modelo: Modelo | null }

/** ALC-05 The business's own number at WhatsApp; null where it has none. */
export function ligacaoDoWhatsapp(negocio: Negocio): LigacaoDoWhatsapp | null {
  const {
    whatsappNumeroId,
    whatsappChave,
    whatsappEndereco,
    whatsappServidoresDeArquivos,
    whatsappModelo,
    whatsappModeloIdioma,
  } = negocio.parametros(null)
  if (whatsappNumeroId === '' || whatsappChave === '') return null
  return {
    api: cloudApi({
      endereco: whatsappEndereco,
      numeroId: whatsappNumeroId,
      chave: whatsappChave,
      servidoresDeArquivos: whatsappServidoresDeArquivos,
    }),
    modelo: whatsappModelo === '' ? null : { nome: whatsappModelo, idioma: whatsappModeloIdioma },
  }
}
