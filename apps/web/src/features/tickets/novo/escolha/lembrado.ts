import type { NotaParaEscolher } from '@balcao/dominio/tickets/abertura/contratos'
import { anexar } from '../../../../ui/arquivos/arquivo-anexado.ts'
import type { FiltroDeNotas } from './notas/use-pesquisa-de-notas.ts'
import type { EscolhaEmAndamento, EscolhaGeral } from './produtos/escolha-do-produto.ts'

/** NOV-16 What was typed in a step and is not in the ticket yet: a search, an open invoice, half-filled cards. */
export type Lembrado = {
  filtro: FiltroDeNotas
  pesquisado: FiltroDeNotas | null
  pagina: number
  aberta: NotaParaEscolher | null
  /** By product. */
  escolhas: Readonly<Record<number, EscolhaEmAndamento>>
  /** By invoice. */
  gerais: Readonly<Record<number, EscolhaGeral>>
}

/** By step and branch. */
export type Lembrados = Readonly<Record<string, Partial<Lembrado>>>

const escolhasDe = (lembrados: Lembrados) =>
  Object.values(lembrados).flatMap(({ escolhas }) => Object.values(escolhas ?? {}))

/** Files on cards, added to the ticket or not. */
export const arquivosLembrados = (lembrados: Lembrados): File[] =>
  escolhasDe(lembrados).flatMap(({ arquivos }) => arquivos.flatMap(({ arquivo }) => arquivo ?? []))

/** As read from a draft: its files get names of this visit, and one that could not be read is not there. */
export function retomarLembrados(lembrados: Lembrados): Lembrados {
  const retomar = (escolha: EscolhaEmAndamento): EscolhaEmAndamento => ({
    ...escolha,
    arquivos: escolha.arquivos.flatMap(({ arquivo }) => (arquivo ? [anexar(arquivo)] : [])),
  })
  const emCada = <V>(valores: Readonly<Record<string, V>>, mudar: (valor: V) => V): Record<string, V> =>
    Object.fromEntries(Object.entries(valores).map(([chave, valor]) => [chave, mudar(valor)]))
  return emCada(lembrados, (doPasso) => ({
    ...doPasso,
    ...(doPasso.escolhas && { escolhas: emCada(doPasso.escolhas, retomar) }),
  }))
}
