import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Foco } from '../foco.ts'

type Pedido = { chave: string; coluna: string | null }

export type AlcaDaGrade = Pick<Foco, 'mostrarLinha' | 'irParaCelula'>

/** False for a line that is too far to be drawn. */
function atender(area: HTMLElement | null, { chave, coluna }: Pedido): boolean {
  const linha = area?.querySelector<HTMLElement>(`[data-linha="${CSS.escape(chave)}"]`)
  if (!linha) return false
  linha.scrollIntoView({ block: 'nearest' })
  if (coluna) linha.querySelector<HTMLElement>(`[data-coluna="${coluna}"]`)?.focus({ preventScroll: true })
  return true
}

/** Where the keyboard goes among the lines; what is not drawn yet is drawn first. */
export function useFocoDaGrade(alca: Ref<AlcaDaGrade>) {
  const area = useRef<HTMLDivElement>(null)
  const [pedido, setPedido] = useState<Pedido | null>(null)
  const [acesa, setAcesa] = useState<string | null>(null)
  useEffect(() => {
    if (pedido) atender(area.current, pedido)
  }, [pedido])
  useImperativeHandle(
    alca,
    () => ({
      mostrarLinha(chave) {
        setAcesa(chave)
        setPedido({ chave, coluna: null })
      },
      // At once where it can be: an arrow that is held down does not wait for a drawing.
      irParaCelula: (chave, coluna) =>
        void (atender(area.current, { chave, coluna }) || setPedido({ chave, coluna })),
    }),
    [],
  )
  return { area, acesa, exigida: pedido?.chave ?? null }
}
