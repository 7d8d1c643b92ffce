export type Pessoa = { id: number; nome: string }

const simples = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** In sight without scrolling a page of them. */
const MAXIMO_MOSTRADO = 8

/** MES-06 Those whose name, or a word of it, begins with what was typed. */
export function filtrarPessoas(pessoas: readonly Pessoa[], termo: string): Pessoa[] {
  const procurado = simples(termo.trim())
  const combina = ({ nome }: Pessoa) => ` ${simples(nome)}`.includes(` ${procurado}`)
  return pessoas.filter(combina).slice(0, MAXIMO_MOSTRADO)
}
