import type { KeyboardEvent } from 'react'

const NOME = /^(.+)\.(\d+)\.(\w+)$/
const PASSO: Partial<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** As in a spreadsheet: Enter and the arrows go along a column of quantities; Ctrl+Enter still sends. */
export function navegarNaGrade(evento: KeyboardEvent<HTMLElement>): void {
  const passo = PASSO[evento.key]
  const campo = evento.target
  if (!passo || evento.ctrlKey || evento.metaKey || !(campo instanceof HTMLInputElement)) return
  const [, lista, linha, coluna] = NOME.exec(campo.name) ?? []
  if (campo.inputMode !== 'decimal' || !lista) return
  evento.preventDefault()
  const vizinho = `${lista}.${Number(linha) + passo}.${coluna}`
  const destino = evento.currentTarget.querySelector<HTMLInputElement>(`input[name="${vizinho}"]`)
  destino?.focus()
  destino?.select()
}
