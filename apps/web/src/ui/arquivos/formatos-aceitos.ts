/** MIME type and spellings of each extension of GER-14, as the browser's drop and choose dialogs want them. */
const MIME_DA_EXTENSAO: Partial<Record<string, { mime: string; grafias: string[] }>> = {
  '.jpg': { mime: 'image/jpeg', grafias: ['.jpg', '.jpeg'] },
  '.png': { mime: 'image/png', grafias: ['.png'] },
  '.pdf': { mime: 'application/pdf', grafias: ['.pdf'] },
  '.xml': { mime: 'text/xml', grafias: ['.xml'] },
  '.doc': { mime: 'application/msword', grafias: ['.doc'] },
  '.docx': {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    grafias: ['.docx'],
  },
  '.xls': { mime: 'application/vnd.ms-excel', grafias: ['.xls'] },
  '.xlsx': { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', grafias: ['.xlsx'] },
}

export function formatosAceitos(extensoes: readonly string[]): Record<string, string[]> {
  const aceitos: Record<string, string[]> = {}
  for (const extensao of extensoes) {
    const formato = MIME_DA_EXTENSAO[extensao]
    if (formato) aceitos[formato.mime] = formato.grafias
  }
  return aceitos
}

/** What a camera may deliver, among the accepted formats; empty when no picture is accepted. */
export function imagensAceitas(extensoes: readonly string[]): string {
  return Object.keys(formatosAceitos(extensoes))
    .filter((mime) => mime.startsWith('image/'))
    .join(',')
}

/** 'JPG, PNG ou PDF' */
export function nomesDosFormatos(extensoes: readonly string[]): string {
  const nomes = extensoes.map((extensao) => extensao.replace('.', '').toUpperCase())
  return new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(nomes)
}
