import { Figura, type TabelaDaFigura } from './figura.tsx'
import estilos from './figuras.module.css'

const LARGURA = 640
const ALTURA = 180
const MARGEM = { cima: 14, baixo: 20, lado: 8 }

type LinhaDoSaldoProps = {
  titulo: string
  descricao?: string
  /** Where each value begins to hold, in days from the first one. */
  pontos: readonly { em: number; valor: number }[]
  /** How many days it shows. */
  dias: number
  /** How far below zero it may go. */
  limite: number
  /** Under the line: its first day and its last. */
  extremos: readonly [string, string]
  tabela: TabelaDaFigura
}

/** What there was day by day: it holds until it changes, so the line goes in steps. */
export function LinhaDoSaldo({
  titulo,
  descricao,
  pontos,
  dias,
  limite,
  extremos,
  tabela,
}: LinhaDoSaldoProps) {
  const valores = pontos.map(({ valor }) => valor)
  const maior = Math.max(1, ...valores)
  const menor = Math.min(-limite, ...valores)
  const x = (dia: number) => MARGEM.lado + ((LARGURA - 2 * MARGEM.lado) * dia) / Math.max(1, dias)
  const y = (valor: number) =>
    MARGEM.cima + ((ALTURA - MARGEM.cima - MARGEM.baixo) * (maior - valor)) / (maior - menor)
  const degraus = pontos.flatMap(({ em, valor }, i) => [
    ...(i > 0 ? [`${x(em)},${y(valores[i - 1] ?? 0)}`] : []),
    `${x(em)},${y(valor)}`,
  ])
  const ultimo = valores.at(-1) ?? 0
  const caminho = [...degraus, `${x(dias)},${y(ultimo)}`].join(' ')
  return (
    <Figura titulo={titulo} descricao={descricao} tabela={tabela}>
      <svg viewBox={`0 0 ${LARGURA} ${ALTURA}`} className={estilos.linha} aria-hidden="true">
        <line x1={x(0)} x2={x(dias)} y1={y(0)} y2={y(0)} className={estilos.eixo} />
        <text x={x(0)} y={y(0) - 4} className={estilos.rotulo}>
          zero
        </text>
        {limite > 0 && (
          <>
            <line x1={x(0)} x2={x(dias)} y1={y(-limite)} y2={y(-limite)} className={estilos.ideal} />
            <text x={x(0)} y={y(-limite) - 4} className={estilos.rotulo}>
              limite
            </text>
          </>
        )}
        <polyline points={caminho} className={estilos.alcancado} />
        <circle cx={x(dias)} cy={y(ultimo)} r="4" className={estilos.hoje} />
        <text x={x(0)} y={ALTURA - 4} className={estilos.rotulo}>
          {extremos[0]}
        </text>
        <text x={x(dias)} y={ALTURA - 4} textAnchor="end" className={estilos.rotulo}>
          {extremos[1]}
        </text>
      </svg>
    </Figura>
  )
}
