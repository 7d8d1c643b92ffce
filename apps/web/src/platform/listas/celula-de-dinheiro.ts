import { formatoDeDinheiro } from '../dinheiro.ts'
import type { Contexto } from './contexto.ts'

/** GER-02 Money of a row, with the decimals of the branch that the row is of. */
export function celulaDeDinheiro(valor: number, item: object, { parametrosDa, filial }: Contexto): string {
  const daLinha = 'filial' in item ? (item.filial as { id?: number }).id : undefined
  return formatoDeDinheiro(parametrosDa, filial?.idFil ?? null)(valor, daLinha)
}
