import { useInterval } from '@mantine/hooks'
import { useState } from 'react'

const UM_MINUTO_MS = 60_000

/** The present minute: ages and deadlines on a screen left open go on counting. */
export function useAgora(): Date {
  const [agora, setAgora] = useState(() => new Date())
  useInterval(() => setAgora(new Date()), UM_MINUTO_MS, { autoInvoke: true })
  return agora
}
