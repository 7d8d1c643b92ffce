import type { ReactNode } from 'react'
import estilos from './figuras.module.css'

/** The same in figures: titles, then a row for each thing, its name first. */
export type TabelaDaFigura = { titulos: readonly string[]; linhas: readonly (readonly string[])[] }

type FiguraProps = {
  titulo: string
  /** Under the title: by what it is counted. */
  descricao?: string | undefined
  children: ReactNode
  tabela: TabelaDaFigura
}

/** GES-06 A picture, and the figures that it is drawn from behind it. */
export function Figura({ titulo, descricao, children, tabela: { titulos, linhas } }: FiguraProps) {
  return (
    <figure className={estilos.figura}>
      <figcaption className={estilos.legenda}>
        {titulo}
        {descricao && <small className={estilos.descricao}>{descricao}</small>}
      </figcaption>
      {children}
      <details className={estilos.detalhes}>
        <summary>Ver em tabela</summary>
        <div className={estilos.rolagem}>
          <table className={estilos.tabela}>
            <caption className={estilos.oculta}>{titulo}</caption>
            <thead>
              <tr>
                {titulos.map((nome) => (
                  <th key={nome} scope="col">
                    {nome}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {linhas.map(([nome = '', ...valores]) => (
                <tr key={nome}>
                  <th scope="row">{nome}</th>
                  {valores.map((valor, i) => (
                    <td key={titulos[i + 1] ?? valor}>{valor}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
