const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapar = (texto: string) => texto.replace(/[&<>"]/g, (caractere) => ESCAPES[caractere] ?? caractere)

/** What goes inside an element: texts, elements by name in this order, or several of one name; null leaves it out. */
export type Conteudo = string | number | null | Conteudo[] | { [nome: string]: Conteudo }

const ATRIBUTO = '@'

/** One element and all inside it, in the order given; names that begin with '@' become its attributes. */
export function elemento(nome: string, conteudo: Conteudo): string {
  if (conteudo === null) return ''
  if (Array.isArray(conteudo)) return conteudo.map((parte) => elemento(nome, parte)).join('')
  if (typeof conteudo !== 'object') return `<${nome}>${escapar(String(conteudo))}</${nome}>`
  let atributos = ''
  let dentro = ''
  for (const [filho, valor] of Object.entries(conteudo)) {
    if (filho.startsWith(ATRIBUTO)) atributos += ` ${filho.slice(1)}="${escapar(String(valor))}"`
    else dentro += elemento(filho, valor)
  }
  return dentro === '' ? `<${nome}${atributos}/>` : `<${nome}${atributos}>${dentro}</${nome}>`
}
