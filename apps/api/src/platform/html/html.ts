/** A piece of a page that is already safe to send. Only `html` makes one. */
export class Html {
  readonly texto: string

  constructor(texto: string) {
    this.texto = texto
  }
}

type Parte = Html | string | number | null | undefined | false | readonly Parte[]

const ENTIDADES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapar = (texto: string) => texto.replace(/[&<>"']/g, (letra) => ENTIDADES[letra] ?? letra)

function emTexto(parte: Parte): string {
  if (parte === null || parte === undefined || parte === false) return ''
  if (parte instanceof Html) return parte.texto
  if (typeof parte === 'object') return parte.map(emTexto).join('')
  return escapar(String(parte))
}

/** A page written as a template: whatever is put into it is escaped, unless it is a piece of page itself. */
export function html(pedacos: TemplateStringsArray, ...partes: Parte[]): Html {
  return new Html(pedacos.reduce((texto, pedaco, i) => texto + emTexto(partes[i - 1]) + pedaco))
}
