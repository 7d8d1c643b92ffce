/** Something that can be found, by what it is called and by what else is said of it. */
export type Procuravel = { nome: string; texto: string }

const LIGACOES = new Set([
  'a',
  'o',
  'as',
  'os',
  'e',
  'de',
  'da',
  'do',
  'das',
  'dos',
  'em',
  'no',
  'na',
  'por',
  'para',
  'um',
  'uma',
])

const semAcento = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of what was typed that say something; what only ties them together does not narrow. */
export function palavrasDe(termo: string): string[] {
  const todas = semAcento(termo)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const queDizem = todas.filter((palavra) => !LIGACOES.has(palavra))
  return queDizem.length > 0 ? queDizem : todas
}

/** Plurals and endings meet: 'devoluções' finds 'devolução', 'prazos' finds 'prazo'. */
const raiz = (palavra: string): string => (palavra.length > 4 ? palavra.replace(/(oes|ao|s)$/, '') : palavra)

/** Of those of a kind, what one of them must be called by: 'setor logística' is the sector that has 'logística' in its name. */
export function palavrasDoNome(termo: string, doTipo: string): string[] {
  const palavras = palavrasDe(termo).map(raiz)
  const outras = palavras.filter((palavra) => !semAcento(doTipo).includes(palavra))
  return outras.length > 0 ? outras : palavras
}

const NO_NOME = 3
const NO_TEXTO = 1

/** ADM-01 Those that say every word, the ones called by them first; the order given otherwise. */
export function procurar<T extends Procuravel>(itens: readonly T[], termo: string): T[] {
  const palavras = palavrasDe(termo).map(raiz)
  if (palavras.length === 0) return []
  const pontos = (item: T): number => {
    const [nome, texto] = [semAcento(item.nome), semAcento(item.texto)]
    let soma = 0
    for (const palavra of palavras) {
      if (nome.includes(palavra)) soma += NO_NOME
      else if (texto.includes(palavra)) soma += NO_TEXTO
      else return 0
    }
    return soma
  }
  return itens
    .map((item) => ({ item, pontos: pontos(item) }))
    .filter(({ pontos: quantos }) => quantos > 0)
    .toSorted((a, b) => b.pontos - a.pontos)
    .map(({ item }) => item)
}
