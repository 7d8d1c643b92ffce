import type { ItemDoDocumento } from '@balcao/dominio/pedidos/esquemas'

type Impostos = ItemDoDocumento['impostos']

const NOMES: Record<keyof Impostos, string> = {
  ipi: 'IPI',
  st: 'ST',
  stsn: 'ST SN',
  icmsPartilha: 'ICMS partilha',
}
const TODOS = Object.keys(NOMES) as (keyof Impostos)[]

/** DOC-02 The taxes of an item that are not zero, by name. */
export const impostosDoItem = (impostos: Impostos) =>
  TODOS.map((chave) => ({ chave, nome: NOMES[chave], ...impostos[chave] })).filter(
    ({ perc, valor }) => perc !== 0 || valor !== 0,
  )
