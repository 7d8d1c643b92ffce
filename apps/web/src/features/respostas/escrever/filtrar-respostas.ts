import type { RespostaPronta } from '@balcao/dominio/respostas/campos'

const simples = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** In sight without scrolling a page of them. */
const MAXIMO_MOSTRADO = 8

/** MES-05 Those whose shortcut begins with what was typed come first, then words of the title; in each, the most used. */
export function filtrarRespostas(respostas: readonly RespostaPronta[], termo: string): RespostaPronta[] {
  const procurado = simples(termo)
  const peso = ({ atalho, titulo }: RespostaPronta): number => {
    if (atalho === procurado) return 0
    if (atalho.startsWith(procurado)) return 1
    const nome = simples(titulo)
    if (nome.split(/[\s-]+/).some((palavra) => palavra.startsWith(procurado))) return 2
    return atalho.includes(procurado) || nome.includes(procurado) ? 3 : 4
  }
  return respostas
    .map((resposta) => ({ resposta, nota: procurado ? peso(resposta) : 1 }))
    .filter(({ nota }) => nota < 4)
    .toSorted((a, b) => a.nota - b.nota)
    .slice(0, MAXIMO_MOSTRADO)
    .map(({ resposta }) => resposta)
}
