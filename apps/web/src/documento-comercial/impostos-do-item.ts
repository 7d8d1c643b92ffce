import type { ItemDoDocumento } from '@balcao/dominio/pedidos/esquemas'

type Impostos = ItemDoDocumento['impostos'] & ItemDoDocumento['informados']

const NOMES: Record<keyof Impostos, string> = {
  ipi: 'IPI',
  st: 'ST',
  stsn: 'ST SN',
  fcpSt: 'FCP-ST',
  icmsPartilha: 'ICMS partilha',
  ibs: 'IBS (só informado)',
  cbs: 'CBS (só informada)',
}
const TODOS = Object.keys(NOMES) as (keyof Impostos)[]

/** DOC-02 The taxes of an item that are not zero, by name; those that are in no total say so. */
export function impostosDoItem({ impostos, informados }: Pick<ItemDoDocumento, 'impostos' | 'informados'>) {
  const todos: Impostos = { ...impostos, ...informados }
  return TODOS.map((chave) => ({ chave, nome: NOMES[chave], ...todos[chave] })).filter(
    ({ perc, valor }) => perc !== 0 || valor !== 0,
  )
}
