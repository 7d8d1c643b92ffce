import type { Filtro, ValorDeFiltro, ValoresDosFiltros } from '@balcao/dominio/relatorios/filtros'
import { textoDosValores } from '@balcao/dominio/relatorios/filtros'

/** What the address of a report carries: its parameters, and whether it is generated as soon as it is opened. */
export type EnderecoDoRelatorio = Record<string, string | string[]>
export type ComEndereco = {
  endereco: EnderecoDoRelatorio
  /** `substituir` where nobody chose it: the way back does not stop there. */
  aoMudarEndereco: (endereco: EnderecoDoRelatorio, opcoes?: { substituir?: boolean }) => void
}

// In lower case, as no parameter is.
const GERAR = 'gerar'
const SIM = 'sim'

export const pedeGeracao = (endereco: EnderecoDoRelatorio): boolean => endereco[GERAR] === SIM

/** REL-01 The parameters of the address, as whoever shared the link had them. */
export function valoresDoEndereco(
  filtros: readonly Filtro[],
  endereco: EnderecoDoRelatorio,
): ValoresDosFiltros {
  return Object.fromEntries(
    filtros.flatMap(({ parametro, tipo }): [string, ValorDeFiltro][] => {
      const valor = Object.hasOwn(endereco, parametro) ? endereco[parametro] : undefined
      if (valor === undefined) return []
      if (tipo === 'MULTISELECT') return [[parametro, [valor].flat()]]
      return [[parametro, [valor].flat()[0] ?? '']]
    }),
  )
}

export const enderecoDosValores = (valores: ValoresDosFiltros): EnderecoDoRelatorio => ({
  ...valores,
  [GERAR]: SIM,
})

/** The same text for the same request: an address has no list of one, and its order says nothing. */
export const textoDoEndereco = (filtros: readonly Filtro[], endereco: EnderecoDoRelatorio): string =>
  textoDosValores({ ...valoresDoEndereco(filtros, endereco), [GERAR]: pedeGeracao(endereco) })

/** What each filter starts with: the given values, else those of the report. */
export function valoresDePartida(
  filtros: readonly Filtro[],
  dados: ValoresDosFiltros | null,
): ValoresDosFiltros {
  return Object.fromEntries(
    filtros.map(({ parametro, valorpadrao }) => [parametro, dados?.[parametro] ?? valorpadrao]),
  )
}
