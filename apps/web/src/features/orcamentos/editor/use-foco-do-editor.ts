import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Foco } from './foco.ts'

type Pedido = { chave: string; coluna: string | null }

const acharLinha = (area: HTMLElement | null, chave: string) =>
  area?.querySelector<HTMLElement>(`[data-linha="${CSS.escape(chave)}"]`) ?? null

/** Where the keyboard goes; a line too far to be drawn is drawn first. */
export function useFocoDoEditor(campoDoProduto: RefObject<HTMLInputElement | null>) {
  const area = useRef<HTMLDivElement>(null)
  const [pedido, setPedido] = useState<Pedido | null>(null)
  const [acesa, setAcesa] = useState<string | null>(null)

  const atender = useEffectEvent(({ chave, coluna }: Pedido): boolean => {
    const linha = acharLinha(area.current, chave)
    if (!linha) return false
    linha.scrollIntoView({ block: 'nearest' })
    if (coluna) linha.querySelector<HTMLElement>(`[data-coluna="${coluna}"]`)?.focus({ preventScroll: true })
    return true
  })
  useEffect(() => {
    if (pedido) atender(pedido)
  }, [pedido])

  const foco = useMemo<Foco>(
    () => ({
      irParaOProduto: () => campoDoProduto.current?.focus(),
      mostrarLinha(chave) {
        setAcesa(chave)
        setPedido({ chave, coluna: null })
      },
      irParaCelula: (chave, coluna) => setPedido({ chave, coluna }),
    }),
    [campoDoProduto],
  )
  return { foco, area, exigida: pedido?.chave ?? null, acesa }
}
