import { Button, Progress } from '@mantine/core'
import estilos from '../novo.module.css'

const PERCENTUAL = 100

type BarraDoEnvioProps = {
  /** From 0 to 1 */
  parte: number
  aoCancelar: () => void
}

/** NOV-16 How much of the ticket and its files has left. */
export function BarraDoEnvio({ parte, aoCancelar }: BarraDoEnvioProps) {
  const percentual = Math.round(parte * PERCENTUAL)
  const texto = percentual < PERCENTUAL ? `Enviando: ${percentual}%` : 'Registrando o ticket…'
  return (
    <div className={estilos.envio}>
      <div className={estilos.progresso}>
        <span role="status">{texto}</span>
        <Progress value={percentual} aria-label="Envio do ticket" animated={percentual === PERCENTUAL} />
      </div>
      <Button size="xs" variant="default" onClick={aoCancelar}>
        Cancelar envio
      </Button>
    </div>
  )
}
