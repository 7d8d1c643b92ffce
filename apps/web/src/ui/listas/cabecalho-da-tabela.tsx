import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Coluna, campoDeOrdenacao, largurasDasColunas, type Ordenacao } from './coluna.ts'
import { proximaOrdenacao } from './proxima-ordenacao.ts'
import estilos from './tabela.module.css'

interface CabecalhoDaTabelaProps<Item> {
  colunas: readonly Coluna<Item>[]
  ordenacao?: Ordenacao | undefined
  aoOrdenar?: ((ordenacao: Ordenacao) => void) | undefined
  /** checkbox of the whole page, when the list has a selection */
  selecao?: ReactNode
}

const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const

export function CabecalhoDaTabela<Item>(props: CabecalhoDaTabelaProps<Item>) {
  const { colunas, ordenacao, aoOrdenar, selecao } = props
  const larguras = largurasDasColunas(colunas, Boolean(selecao))
  return (
    <thead className={estilos.cabecalho}>
      <tr aria-rowindex={1}>
        {selecao && <th className={estilos.selecaoDaPagina}>{selecao}</th>}
        {colunas.map((coluna, i) => {
          const campo = aoOrdenar ? campoDeOrdenacao(coluna) : null
          const direcao = campo !== null && ordenacao?.campo === campo ? ordenacao.direcao : null
          return (
            <th
              key={coluna.id}
              scope="col"
              className={estilos.titulo}
              data-alinhamento={coluna.alinhamento}
              aria-sort={direcao ? ARIA_SORT[direcao] : undefined}
              style={{ width: larguras[i] }}
            >
              {campo === null ? (
                coluna.cabecalho
              ) : (
                <button
                  type="button"
                  className={estilos.ordenar}
                  onClick={() => aoOrdenar?.(proximaOrdenacao(ordenacao, campo))}
                >
                  <span className={estilos.nomeDaColuna}>{coluna.cabecalho}</span>
                  <IconeDeDirecao direcao={direcao} />
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function IconeDeDirecao({ direcao }: { direcao: Ordenacao['direcao'] | null }) {
  if (direcao === null) return <IconArrowsSort className={estilos.semOrdem} size={14} aria-hidden />
  const Icone = direcao === 'ASC' ? IconArrowUp : IconArrowDown
  return <Icone size={14} aria-hidden />
}
