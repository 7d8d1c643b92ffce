import type { ReactNode } from 'react'
import estilos from './campos-da-ficha.module.css'

export type CampoDaFicha = {
  nome: string
  valor: ReactNode
  /** A line of its own in the grid: an address, a key. */
  largo?: boolean
  /** What the others add up to. */
  total?: boolean
  /** Paper goes to the customer: it is not printed. */
  soNaTela?: boolean
}

/**
 * - `lado`: the name beside its value, in a narrow card
 * - `grade`: the name above its value, as many as fit in a line
 * - `fatos`: one after the other, under a title
 * - `linha`: values alone, in the line of a title; their names for who listens, or on hover
 * - `soma`: amounts in a column
 */
type Forma = 'lado' | 'grade' | 'fatos' | 'linha' | 'soma'

type CamposDaFichaProps = {
  campos: readonly CampoDaFicha[]
  rotulo?: string
  forma?: Forma
  /** Instead of leaving out what is empty, where its absence is an answer too. */
  vazio?: string
}

const ehVazio = (valor: ReactNode) => valor === null || valor === undefined || valor === false || valor === ''

/** On hover: what it is and, whole, what a line may have cut. */
const tituloDe = (nome: string, valor: ReactNode) => (typeof valor === 'string' ? `${nome}: ${valor}` : nome)

/** Names and values of a record; what is empty is left out. */
export function CamposDaFicha({ campos, rotulo, forma = 'lado', vazio }: CamposDaFichaProps) {
  const ditos = vazio === undefined ? campos.filter(({ valor }) => !ehVazio(valor)) : campos
  if (ditos.length === 0) return null
  return (
    <dl className={estilos.campos} data-forma={forma} aria-label={rotulo}>
      {ditos.map(({ nome, valor, largo, total, soNaTela }) => (
        <div
          key={nome}
          title={forma === 'linha' ? tituloDe(nome, valor) : undefined}
          data-largo={largo || undefined}
          data-total={total || undefined}
          data-so-na-tela={soNaTela || undefined}
        >
          <dt>{nome}</dt>
          <dd>{ehVazio(valor) ? vazio : valor}</dd>
        </div>
      ))}
    </dl>
  )
}
