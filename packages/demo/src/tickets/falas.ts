import { horaEm } from '@balcao/dominio/formatos/datas'
import type { Sorteio } from '../sorteio.ts'

export type Palavras = Partial<Record<'cliente' | 'nota' | 'produto' | 'transportadora' | 'dias', string>>

const LACUNA = /\{(\w+)\}/g
const SAUDACAO = /\b(Bom dia|Boa tarde|Boa noite)\b/

const saudacaoDas = (hora: string) =>
  hora < '12:00' ? 'Bom dia' : hora < '18:00' ? 'Boa tarde' : 'Boa noite'

/** Draws among the texts that can be completed with what is known of the ticket. */
export function criarFala(sorteio: Sorteio, palavras: Palavras) {
  const conhecidas = new Map(Object.entries(palavras))
  const cabe = (texto: string) =>
    [...texto.matchAll(LACUNA)].every(([, lacuna]) => conhecidas.has(lacuna ?? ''))
  return (textos: readonly string[], em?: Date): string => {
    const escolhido = sorteio
      .um(textos.filter(cabe))
      .replace(LACUNA, (_, lacuna) => conhecidas.get(lacuna) ?? '')
    return em ? escolhido.replace(SAUDACAO, saudacaoDas(horaEm(em))) : escolhido
  }
}
