const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const ESPECIAIS = /[&<>"]/

const escapar = (texto: string) =>
  ESPECIAIS.test(texto) ? texto.replace(/[&<>"]/g, (caractere) => ESCAPES[caractere] ?? caractere) : texto

/** What goes inside an element: texts, elements by name in this order, or several of one name; null leaves it out. */
export type Conteudo = string | number | null | Conteudo[] | { [nome: string]: Conteudo }

/** One element and all inside it, in the order given; names that begin with '@' become its attributes. */
export function elemento(nome: string, conteudo: Conteudo): string {
  if (typeof conteudo === 'string') return `<${nome}>${escapar(conteudo)}</${nome}>`
  if (typeof conteudo === 'number') return `<${nome}>${conteudo}</${nome}>`
  if (conteudo === null) return ''
  if (Array.isArray(conteudo)) return conteudo.map((parte) => elemento(nome, parte)).join('')
  let atributos = ''
  let dentro = ''
  for (const filho in conteudo) {
    const valor = conteudo[filho] ?? null
    if (filho.startsWith('@')) atributos += ` ${filho.slice(1)}="${escapar(String(valor))}"`
    else dentro += elemento(filho, valor)
  }
  return dentro === '' ? `<${nome}${atributos}/>` : `<${nome}${atributos}>${dentro}</${nome}>`
}
