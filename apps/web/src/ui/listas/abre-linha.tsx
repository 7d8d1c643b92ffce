import type { ReactNode } from 'react'
import type { AcoesDaLista } from './acoes-da-lista.ts'
import estilos from './tabela.module.css'
import { ABRE_LINHA } from './use-navegacao-por-linhas.ts'

interface AbreLinhaProps<Item> {
  item: Item
  acoes: AcoesDaLista<Item>
  /** It is what stands beside the list. */
  aberta: boolean
  children: ReactNode
}

/** The keyboard's and the screen reader's way into a row: a real link (or button) around its main cell. */
export function AbreLinha<Item>({ item, acoes, aberta, children }: AbreLinhaProps<Item>) {
  const endereco = acoes.enderecoDe(item)
  const comum = { className: estilos.abre, ...ABRE_LINHA, ...(aberta && { 'aria-current': true as const }) }
  if (endereco === undefined) {
    return (
      <button type="button" {...comum} onClick={(e) => acoes.abrir(item, e)}>
        {children}
      </button>
    )
  }
  return (
    <a href={endereco} {...comum} onClick={(e) => acoes.abrir(item, e)}>
      {children}
    </a>
  )
}
