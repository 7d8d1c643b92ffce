import { Button, Progress } from '@mantine/core'
import estilos from './assistente.module.css'
import type { TextosDoAssistente } from './estado-do-assistente.ts'

const PERCENTUAL = 100

type BarraDoEnvioProps = {
  textos: TextosDoAssistente
  /** From 0 to 1 */
  parte: number
  aoCancelar: () => void
}

/** NOV-16 How much of it and its files has left. */
export function BarraDoEnvio({ textos, parte, aoCancelar }: BarraDoEnvioProps) {
  const percentual = Math.round(parte * PERCENTUAL)
  return (
    <div className={estilos.envio}>
      <div className={estilos.progresso}>
        <span role="status">{percentual < PERCENTUAL ? `Enviando: ${percentual}%` : textos.registrando}</span>
        <Progress value={percentual} aria-label={textos.enviando} animated={percentual === PERCENTUAL} />
      </div>
      <Button size="xs" variant="default" onClick={aoCancelar}>
        Cancelar envio
      </Button>
    </div>
  )
}
