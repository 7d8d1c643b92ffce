import { Notifications } from '@mantine/notifications'
import { useCelular } from '../listas/use-celular.ts'

/** Mounted once, beside the router. The live region exists before the first toast, or it would not be announced. */
export function AreaDeToasts() {
  // On a phone the thumb's actions are at the bottom: toasts come from the top.
  const posicao = useCelular() ? 'top-center' : 'bottom-right'
  return <Notifications position={posicao} containerWidth={380} limit={4} aria-live="polite" />
}
