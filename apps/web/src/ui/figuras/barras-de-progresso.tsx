import { COR_DO_TOM, type Tom } from '../tema/tons.ts'
import { Figura, type TabelaDaFigura } from './figura.tsx'
import estilos from './figuras.module.css'

const ALTURA = 14
const MAIOR_ESCALA = 150
const CHEIO = 100

type Barra = {
  chave: string | number
  nome: string
  detalhe?: string
  /** In percent of what was asked. */
  percentual: number
  /** What it comes to at this pace, in percent too. */
  projetado: number | null
  texto: string
  tom: Tom
  aoEscolher?: () => void
}

type BarrasDeProgressoProps = {
  titulo: string
  descricao?: string
  barras: readonly Barra[]
  tabela: TabelaDaFigura
}

/** How far each is, against what was asked of it, and the tick where it is going. */
export function BarrasDeProgresso({ titulo, descricao, barras, tabela }: BarrasDeProgressoProps) {
  const maior = Math.max(
    CHEIO,
    ...barras.flatMap(({ percentual, projetado }) => [percentual, projetado ?? 0]),
  )
  const escala = Math.min(MAIOR_ESCALA, maior)
  const em = (percentual: number) => `${(CHEIO * Math.min(percentual, escala)) / escala}%`
  return (
    <Figura titulo={titulo} descricao={descricao} tabela={tabela}>
      <ul className={estilos.barras}>
        {barras.map(({ chave, nome, detalhe, percentual, projetado, texto, tom, aoEscolher }) => (
          <li key={chave} className={estilos.barra}>
            <span className={estilos.nomeDaBarra}>
              {aoEscolher ? (
                <button type="button" className={estilos.botaoDaBarra} onClick={aoEscolher}>
                  {nome}
                </button>
              ) : (
                nome
              )}
              {detalhe && <small>{detalhe}</small>}
            </span>
            <svg className={estilos.trilho} height={ALTURA} aria-hidden="true">
              <rect x="0" y="3" width="100%" height={ALTURA - 6} rx="4" className={estilos.fundoDaBarra} />
              <rect
                x="0"
                y="3"
                width={em(percentual)}
                height={ALTURA - 6}
                rx="4"
                fill={`var(--mantine-color-${COR_DO_TOM[tom]}-filled)`}
              />
              <line x1={em(CHEIO)} x2={em(CHEIO)} y1="0" y2={ALTURA} className={estilos.alvo} />
              {projetado !== null && (
                <circle cx={em(projetado)} cy={ALTURA / 2} r="4" className={estilos.projetado} />
              )}
            </svg>
            <strong className={estilos.textoDaBarra}>{texto}</strong>
          </li>
        ))}
      </ul>
    </Figura>
  )
}
