import { Skeleton } from '@mantine/core'
import cartoes from './cartoes.module.css'
import estilos from './tabela.module.css'

// Different widths look like text; by position, so that nothing moves when the skeleton is drawn again.
const LARGURAS = ['70%', '45%', '60%', '35%', '80%', '50%']
const larguraEm = (posicao: number) => LARGURAS[posicao % LARGURAS.length] ?? '60%'

/** Rows of exactly the height of the real ones. */
export function EsqueletoDeLinhas({ linhas, colunas }: { linhas: number; colunas: number }) {
  return (
    <tbody aria-hidden>
      {posicoes(linhas).map((linha) => (
        <tr key={linha} className={estilos.linha}>
          {posicoes(colunas).map((coluna) => (
            <td key={coluna} className={estilos.celula}>
              <Skeleton height={12} width={larguraEm(linha + coluna)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

export function EsqueletoDeCartoes({ quantos, linhas }: { quantos: number; linhas: number }) {
  return (
    <div className={cartoes.lista} aria-hidden>
      {posicoes(quantos).map((cartao) => (
        <div key={cartao} className={cartoes.cartao}>
          <div className={cartoes.topo}>
            <Skeleton height={14} width={larguraEm(cartao)} />
          </div>
          <div className={cartoes.linhas}>
            {posicoes(linhas).map((linha) => (
              <div key={linha} className={cartoes.linha}>
                <Skeleton height={12} width={larguraEm(cartao + linha + 1)} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function posicoes(quantas: number): number[] {
  return Array.from({ length: quantas }, (_, i) => i)
}
