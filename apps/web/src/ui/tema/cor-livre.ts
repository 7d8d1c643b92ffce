import { corValida } from './cor.ts'
import { criarTons } from './criar-tons.ts'
import { coresDoTom } from './tons.ts'
import { tonsClaros, tonsEscuros } from './variaveis.ts'

type CoresDaEtiqueta = { texto: string; fundo: string; borda: string }

const calculadas = new Map<string, CoresDaEtiqueta>()

/**
 * TIC-02: label colours for a colour that comes with the data (`cor` of a ticket status): its hue is kept, the lightness is
 * chosen so that the text is legible in both schemes. Text that is no colour gives the neutral tone.
 */
export function coresDaCorLivre(cor: string | null | undefined): CoresDaEtiqueta {
  if (!cor || !corValida(cor)) return coresDoTom('neutro')
  const conhecidas = calculadas.get(cor)
  if (conhecidas) return conhecidas
  const tons = criarTons(cor)
  const claro = tonsClaros(tons)
  const escuro = tonsEscuros(tons)
  const cores = {
    texto: `light-dark(${claro.texto}, ${escuro.texto})`,
    fundo: `light-dark(${claro.fundo}, ${escuro.fundo})`,
    borda: `light-dark(${claro.borda}, ${escuro.borda})`,
  }
  calculadas.set(cor, cores)
  return cores
}
