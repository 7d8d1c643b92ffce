import { TEXTOS } from '@balcao/dominio/mensagens'

export type SituacaoDaMoldura =
  | { situacao: 'carregando' | 'pronta' }
  | { situacao: 'falhou'; mensagem: string }

type Moldura = Pick<HTMLIFrameElement, 'contentDocument' | 'src'>

/**
 * REL-01 Whether the frame got its report. The server's page says so itself; a page that cannot be read although it
 * should be of this origin is the browser's own, and means that the network failed.
 */
export function situacaoDaMoldura({ contentDocument, src }: Moldura): SituacaoDaMoldura {
  if (!contentDocument)
    return new URL(src, location.href).origin === location.origin
      ? { situacao: 'falhou', mensagem: TEXTOS.falhaDeComunicacao }
      : { situacao: 'pronta' }
  if (contentDocument.documentElement.dataset.situacao === 'relatorio') return { situacao: 'pronta' }
  const frase = contentDocument.querySelector('.recusa p')?.textContent
  return { situacao: 'falhou', mensagem: frase || TEXTOS.erroDesconhecido }
}
