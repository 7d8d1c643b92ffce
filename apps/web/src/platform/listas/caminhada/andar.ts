export type Passo = 1 | -1

export type LugarNaLista = {
  /** The rows of the page, in their order. */
  ids: readonly number[]
  pagina: number
  paginas: number
  /** The row that is open, and where it stood when it was last among the rows; absent when nothing was open here. */
  aberto?: { id: number; posicao: number } | undefined
}

export type Chegada =
  | { tipo: 'linha'; id: number }
  /** Its first row, going forward; its last, going back. */
  | { tipo: 'pagina'; pagina: number }
  | { tipo: 'fim' }

/** MES-03 The row before or after the open one, across page ends. One that left the list gave its place to the next. */
export function andar({ ids, pagina, paginas, aberto }: LugarNaLista, passo: Passo): Chegada {
  const id = ids[alvoDe(ids, aberto, passo)]
  if (id !== undefined) return { tipo: 'linha', id }
  const outra = pagina + passo
  return outra >= 1 && outra <= paginas ? { tipo: 'pagina', pagina: outra } : { tipo: 'fim' }
}

function alvoDe(ids: readonly number[], aberto: LugarNaLista['aberto'], passo: Passo): number {
  if (!aberto) return passo > 0 ? 0 : ids.length - 1
  const atual = ids.indexOf(aberto.id)
  if (atual >= 0) return atual + passo
  return passo > 0 ? aberto.posicao : aberto.posicao - 1
}
