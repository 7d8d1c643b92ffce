import { type RefObject, startTransition, useEffect, useState } from 'react'

/** How far beyond the visible part rows are kept ready, so that scrolling does not show blanks. */
const MARGEM_PX = 600

type AoCruzar = (visivel: boolean) => void

interface Observacao {
  area: Element | null
  margem: number
  observador: IntersectionObserver
  interessados: Map<Element, AoCruzar>
}

// One observer per scroll area and margin: a list of ten thousand rows has hundreds of blocks.
const observacoes = new Set<Observacao>()

function observacaoDe(area: Element | null, margem: number): Observacao {
  for (const existente of observacoes)
    if (existente.area === area && existente.margem === margem) return existente
  const interessados = new Map<Element, AoCruzar>()
  const observador = new IntersectionObserver(
    (entradas) => {
      for (const { target, isIntersecting } of entradas) interessados.get(target)?.(isIntersecting)
    },
    { root: area, rootMargin: `${margem}px 0px` },
  )
  const nova = { area, margem, observador, interessados }
  observacoes.add(nova)
  return nova
}

function observar(elemento: HTMLElement, margem: number, aoCruzar: AoCruzar): () => void {
  const observacao = observacaoDe(areaDeRolagem(elemento), margem)
  const { observador, interessados } = observacao
  interessados.set(elemento, aoCruzar)
  observador.observe(elemento)
  return () => {
    observador.unobserve(elemento)
    interessados.delete(elemento)
    if (interessados.size === 0) observacoes.delete(observacao)
  }
}

function areaDeRolagem(elemento: HTMLElement): HTMLElement | null {
  for (let pai = elemento.parentElement; pai; pai = pai.parentElement) {
    const { overflowY } = getComputedStyle(pai)
    if ((overflowY === 'auto' || overflowY === 'scroll') && pai.scrollHeight > pai.clientHeight) return pai
  }
  return null
}

interface Bloco {
  visivel: boolean
  altura: number
}

/** Tells whether a block of rows is near the visible part, and its height when last seen, to hold its place. */
export function useBlocoVisivel(
  ref: RefObject<HTMLElement | null>,
  {
    inicial,
    fixo,
    estimativa,
    margem = MARGEM_PX,
  }: { inicial: boolean; fixo: boolean; estimativa: number; margem?: number | undefined },
): Bloco {
  const [bloco, setBloco] = useState<Bloco>({
    visivel: inicial || typeof IntersectionObserver === 'undefined',
    altura: estimativa,
  })

  useEffect(() => {
    const elemento = ref.current
    if (fixo || !elemento || typeof IntersectionObserver === 'undefined') return
    return observar(elemento, margem, (visivel) => {
      // The focus would fall to the page, and Tab begin again from its top.
      if (!visivel && elemento.contains(document.activeElement)) return
      const medida = visivel ? 0 : elemento.offsetHeight
      // Rows that arrive while scrolling give way to the scroll itself.
      startTransition(() => setBloco(({ altura }) => ({ visivel, altura: medida || altura })))
    })
  }, [ref, fixo, margem])

  return bloco
}
