import type { LugarDaColuna } from '@balcao/dominio/listas/campos'
import type { Direcao } from '@balcao/dominio/listas/ordenacao'
import type { ReactNode } from 'react'

/** Define columns outside the component (or memoise them): rows render again only when what they receive changes. */
export interface Coluna<Item> extends LugarDaColuna {
  id: string
  cabecalho: string
  celula: (item: Item) => ReactNode
  alinhamento?: 'esquerda' | 'centro' | 'direita'
  /** `true` sorts by the id; a text names another field of the server */
  ordenavel?: boolean | string
  /** what it shows where another column was left out */
  naFalta?: { de: string; celula: (item: Item) => ReactNode }
  /** what a card shows of it, where that is less than the table does */
  celulaDoCartao?: (item: Item) => ReactNode
}

export interface Ordenacao {
  campo: string
  direcao: Direcao
}

export type Chave = string | number

export interface Selecao {
  chaves: ReadonlySet<Chave>
  aoMudar: (chaves: ReadonlySet<Chave>) => void
}

export function campoDeOrdenacao<Item>(coluna: Coluna<Item>): string | null {
  if (!coluna.ordenavel) return null
  return coluna.ordenavel === true ? coluna.id : coluna.ordenavel
}

/** The cell that carries the link which opens the row, and the title of its card. */
export function colunaPrincipal<Item>(colunas: readonly Coluna<Item>[]): Coluna<Item> | undefined {
  return colunas.find((coluna) => coluna.noCartao === 'titulo') ?? colunas[0]
}

/**
 * Width of each column in CSS, or nothing where all share alike. The layout of the table is fixed, where a percentage
 * counts on the whole width and not on what is left: that is reckoned from the width of the container.
 */
export function largurasDasColunas<Item>(
  colunas: readonly Coluna<Item>[],
  comSelecao: boolean,
): (number | string | undefined)[] {
  const livres = colunas.filter(({ largura }) => largura === undefined)
  if (livres.every(({ peso }) => peso === undefined)) return colunas.map(({ largura }) => largura)
  const minima = larguraDaTabela(colunas, comSelecao)
  const pesos = livres.reduce((soma, { peso = 1 }) => soma + peso, 0)
  return colunas.map(
    ({ largura, larguraMinima = LARGURA_MINIMA, peso = 1 }) =>
      largura ?? `calc(${larguraMinima}px + max(0px, 100cqi - ${minima}px) * ${peso / pesos})`,
  )
}

/** The columns for which there is room: one by one, what can be done without goes. */
export function colunasQueCabem<Item>(
  colunas: readonly Coluna<Item>[],
  comSelecao: boolean,
  largura: number,
): readonly Coluna<Item>[] {
  const dispensaveis = colunas
    .filter(({ dispensavel }) => dispensavel)
    .toSorted((a, b) => Number(a.dispensavel) - Number(b.dispensavel))
  let cabem = colunas
  for (const dispensada of dispensaveis) {
    const confortaveis = cabem.map((coluna) => ({
      ...coluna,
      larguraMinima: coluna.confortavel ?? coluna.larguraMinima ?? LARGURA_MINIMA,
    }))
    if (larguraDaTabela(confortaveis, comSelecao) <= largura) break
    cabem = cabem.filter((coluna) => coluna !== dispensada)
  }
  if (cabem.length === colunas.length) return colunas
  const ficaram = new Set(cabem.map(({ id }) => id))
  return cabem.map((coluna) =>
    coluna.naFalta && !ficaram.has(coluna.naFalta.de) ? { ...coluna, celula: coluna.naFalta.celula } : coluna,
  )
}

const LARGURA_MINIMA = 160
const LARGURA_DA_SELECAO = 40

/** Under this width columns would vanish. */
export function larguraDaTabela<Item>(colunas: readonly Coluna<Item>[], comSelecao: boolean): number {
  return colunas.reduce(
    (soma, { largura, larguraMinima = LARGURA_MINIMA }) => soma + (largura ?? larguraMinima),
    comSelecao ? LARGURA_DA_SELECAO : 0,
  )
}
