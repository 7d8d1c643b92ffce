import { anexar } from '../../../../ui/arquivos/arquivo-anexado.ts'
import type { EscolhaEmAndamento, Lembrados } from './ticket-novo.ts'

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
