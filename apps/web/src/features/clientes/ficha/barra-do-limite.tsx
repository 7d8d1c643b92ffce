import { Progress } from '@mantine/core'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import estilos from './barra-do-limite.module.css'

type BarraDoLimiteProps = { total: number; utilizado: number }

const INTEIRO = 100
const QUASE = 80

// Whole numbers divide without the error of binary fractions.
const emMilesimos = (valor: number) => Math.round(valor * 1000)

const corDe = (percentual: number) =>
  percentual >= INTEIRO ? 'red' : percentual >= QUASE ? 'yellow' : 'green'

/** How much of a credit limit is used; red and in words when nothing of it is left. */
export function BarraDoLimite({ total, utilizado }: BarraDoLimiteProps) {
  const dinheiro = useFormatoDeDinheiro()
  const percentual = total > 0 ? (emMilesimos(utilizado) * INTEIRO) / emMilesimos(total) : INTEIRO
  const texto = `${dinheiro(utilizado)} usados de ${dinheiro(total)}`
  return (
    <div className={estilos.uso}>
      <Progress.Root size="sm">
        <Progress.Section
          value={Math.min(percentual, INTEIRO)}
          color={corDe(percentual)}
          aria-label="Limite utilizado"
          aria-valuetext={texto}
        />
      </Progress.Root>
      <small>{texto}</small>
    </div>
  )
}
