import { UnstyledButton } from '@mantine/core'
import { COR_DO_TOM, type Tom } from '../tema/tons.ts'
import { Figura, type TabelaDaFigura } from './figura.tsx'
import estilos from './figuras.module.css'

const ALTURA = 56
const LARGURA = 40
/** So that few are still seen beside many. */
const MENOR = 3

type Coluna = {
  chave: string
  nome: string
  explicacao?: string
  valor: number
  /** How the value is told, over its column. */
  texto: string
  tom: Tom
  escolhida: boolean
  aoEscolher: () => void
}

type ColunasClicaveisProps = {
  titulo: string
  colunas: readonly Coluna[]
  tabela: TabelaDaFigura
}

/** A few quantities side by side; pressing one of them narrows what stands below. */
export function ColunasClicaveis({ titulo, colunas, tabela }: ColunasClicaveisProps) {
  const maior = Math.max(1, ...colunas.map(({ valor }) => valor))
  return (
    <Figura titulo={titulo} tabela={tabela}>
      <div className={estilos.colunas}>
        {colunas.map(({ chave, nome, explicacao, valor, texto, tom, escolhida, aoEscolher }) => {
          const altura = valor === 0 ? 0 : Math.max(MENOR, (ALTURA * valor) / maior)
          return (
            <UnstyledButton
              key={chave}
              className={estilos.coluna}
              aria-pressed={escolhida}
              title={explicacao}
              onClick={aoEscolher}
            >
              <strong>{texto}</strong>
              <svg width={LARGURA} height={ALTURA} aria-hidden="true">
                <rect
                  x="0"
                  y={ALTURA - altura}
                  width={LARGURA}
                  height={altura}
                  rx="2"
                  fill={`var(--mantine-color-${COR_DO_TOM[tom]}-filled)`}
                />
              </svg>
              <span>{nome}</span>
            </UnstyledButton>
          )
        })}
      </div>
    </Figura>
  )
}
