import { UnstyledButton } from '@mantine/core'
import { Figura, type TabelaDaFigura } from './figura.tsx'
import estilos from './figuras.module.css'

const ALTURA = 22
const CHEIO = 100
const MENOR = 1

type Parte = { chave: string; nome: string; texto: string; aoEscolher: () => void }
type Degrau = Parte & { valor: number; detalhe: string }

type FunilProps = {
  titulo: string
  descricao?: string
  /** From the widest to the narrowest, as they should be. */
  degraus: readonly Degrau[]
  /** Figures beside it. */
  aoLado: readonly Parte[]
  tabela: TabelaDaFigura
}

/** How much of one step becomes the next; each opens in what it counts. */
export function Funil({ titulo, descricao, degraus, aoLado, tabela }: FunilProps) {
  const maior = Math.max(1, ...degraus.map(({ valor }) => valor))
  return (
    <Figura titulo={titulo} descricao={descricao} tabela={tabela}>
      <ul className={estilos.barras}>
        {degraus.map(({ chave, nome, valor, texto, detalhe, aoEscolher }) => {
          const largura = valor === 0 ? 0 : Math.max(MENOR, (CHEIO * valor) / maior)
          return (
            <li key={chave} className={`${estilos.barra} ${estilos.doFunil}`}>
              <button type="button" className={estilos.botaoDaBarra} onClick={aoEscolher}>
                {nome}
              </button>
              <svg className={estilos.trilho} height={ALTURA} aria-hidden="true">
                <rect
                  x={`${(CHEIO - largura) / 2}%`}
                  width={`${largura}%`}
                  y="0"
                  height={ALTURA}
                  rx="3"
                  className={estilos.degrau}
                />
              </svg>
              <span className={estilos.textoDaBarra}>
                <strong>{texto}</strong>
                {detalhe && <small className={estilos.descricao}>{detalhe}</small>}
              </span>
            </li>
          )
        })}
      </ul>
      <div className={estilos.aoLado}>
        {aoLado.map(({ chave, nome, texto, aoEscolher }) => (
          <UnstyledButton key={chave} className={estilos.coluna} onClick={aoEscolher}>
            <strong>{texto}</strong>
            <span>{nome}</span>
          </UnstyledButton>
        ))}
      </div>
    </Figura>
  )
}
