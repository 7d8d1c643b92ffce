import { useInterval } from '@mantine/hooks'
import { IconCloudCheck } from '@tabler/icons-react'
import { useState } from 'react'
import estilos from './assistente.module.css'

const PASSO_S = 10
const MINUTO_S = 60
const HORA_S = 3_600

/** 'agora', 'há 10 s', 'há 2 min', 'há 1 h' */
function tempoDesde(em: number, agora: number): string {
  const segundos = Math.max(0, Math.floor((agora - em) / 1_000))
  if (segundos < PASSO_S) return 'agora'
  if (segundos < MINUTO_S) return `há ${Math.floor(segundos / PASSO_S) * PASSO_S} s`
  if (segundos < HORA_S) return `há ${Math.floor(segundos / MINUTO_S)} min`
  return `há ${Math.floor(segundos / HORA_S)} h`
}

/** NOV-16 'Rascunho salvo há 10 s' */
export function NotaDoRascunho({ salvoEm }: { salvoEm: number | null }) {
  const [agora, setAgora] = useState(Date.now)
  useInterval(() => setAgora(Date.now()), 5_000, { autoInvoke: true })
  if (salvoEm === null) return null
  return (
    <span className={estilos.nota}>
      <IconCloudCheck size={16} aria-hidden />
      Rascunho salvo {tempoDesde(salvoEm, Math.max(agora, salvoEm))}
    </span>
  )
}
