import type { ReactNode } from 'react'
import type { AcoesDaLista } from './acoes-da-lista.ts'
import estilos from './tabela.module.css'
import { ABRE_LINHA } from './use-navegacao-por-linhas.ts'

interface AbreLinhaProps<Item> {
  item: Item
  acoes: AcoesDaLista<Item>
  children: ReactNode
}

/** The keyboard's and the screen reader's way into a row: a real link (or button) around its main cell. */
export function AbreLinha<Item>({ item, acoes, children }: AbreLinhaProps<Item>) {
  const endereco = acoes.enderecoDe(item)
  if (endereco === undefined) {
    return (
      <button type="button" className={estilos.abre} {...ABRE_LINHA} onClick={(e) => acoes.abrir(item, e)}>
        {children}
      </button>
    )
  }
  return (
    <a href={endereco} className={estilos.abre} {...ABRE_LINHA} onClick={(e) => acoes.abrir(item, e)}>
      {children}
    </a>
  )
}
