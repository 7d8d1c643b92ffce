import { Figura, type TabelaDaFigura } from './figura.tsx'
import estilos from './figuras.module.css'

const LARGURA = 640
const ALTURA = 180
const MARGEM = { cima: 14, baixo: 20, lado: 8 }

type Ponto = { alcancado: number; ideal: number }

type LinhaDoAndamentoProps = {
  titulo: string
  descricao?: string
  /** In the order of the days. */
  pontos: readonly Ponto[]
  /** How many of them are there already. */
  passados: number
  meta: number
  projecao: number | null
  /** Under the line: its first day and its last. */
  extremos: readonly [string, string]
  tabela: TabelaDaFigura
}

/** What was reached day by day against the even pace, and where it is going. */
export function LinhaDoAndamento(props: LinhaDoAndamentoProps) {
  const { titulo, descricao, pontos, passados, meta, projecao, extremos, tabela } = props
  const maior = Math.max(1, meta, projecao ?? 0, ...pontos.map(({ alcancado }) => alcancado))
  const x = (i: number) => MARGEM.lado + ((LARGURA - 2 * MARGEM.lado) * i) / Math.max(1, pontos.length)
  const y = (valor: number) =>
    ALTURA - MARGEM.baixo - ((ALTURA - MARGEM.cima - MARGEM.baixo) * Math.max(0, valor)) / maior
  const caminho = (valores: readonly number[]) =>
    [`${x(0)},${y(0)}`, ...valores.map((valor, i) => `${x(i + 1)},${y(valor)}`)].join(' ')
  const ate = pontos.slice(0, passados)
  const ultimo = ate.at(-1)?.alcancado ?? 0
  return (
    <Figura titulo={titulo} descricao={descricao} tabela={tabela}>
      <svg viewBox={`0 0 ${LARGURA} ${ALTURA}`} className={estilos.linha} aria-hidden="true">
        <line x1={x(0)} x2={LARGURA - MARGEM.lado} y1={y(0)} y2={y(0)} className={estilos.eixo} />
        <line x1={x(0)} x2={LARGURA - MARGEM.lado} y1={y(meta)} y2={y(meta)} className={estilos.alvo} />
        <text x={x(0)} y={y(meta) - 4} className={estilos.rotulo}>
          meta
        </text>
        <polyline points={caminho(pontos.map(({ ideal }) => ideal))} className={estilos.ideal} />
        {projecao !== null && passados < pontos.length && (
          <polyline
            points={`${x(passados)},${y(ultimo)} ${x(pontos.length)},${y(projecao)}`}
            className={estilos.projecao}
          />
        )}
        <polyline points={caminho(ate.map(({ alcancado }) => alcancado))} className={estilos.alcancado} />
        <circle cx={x(passados)} cy={y(ultimo)} r="4" className={estilos.hoje} />
        <text x={x(0)} y={ALTURA - 4} className={estilos.rotulo}>
          {extremos[0]}
        </text>
        <text x={LARGURA - MARGEM.lado} y={ALTURA - 4} textAnchor="end" className={estilos.rotulo}>
          {extremos[1]}
        </text>
      </svg>
    </Figura>
  )
}
