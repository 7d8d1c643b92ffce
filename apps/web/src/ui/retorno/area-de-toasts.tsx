import { LARGURA_DO_MENU } from '@balcao/dominio/constantes'
import { Notifications } from '@mantine/notifications'
import { useCelular } from '../listas/use-celular.ts'

const LARGURA_NO_CELULAR = 380
/** Of the kit, around the area. */
const MARGEM = 16

/** Mounted once, beside the router. The live region exists before the first toast, or it would not be announced. */
export function AreaDeToasts() {
  // Where nothing is to be pressed: over the lower end of the side menu, no wider than it, and on a phone, where the
  // thumb's actions are at the bottom, at the top.
  const celular = useCelular()
  return (
    <Notifications
      position={celular ? 'top-center' : 'bottom-left'}
      containerWidth={celular ? LARGURA_NO_CELULAR : LARGURA_DO_MENU - 2 * MARGEM}
      limit={4}
      aria-live="polite"
    />
  )
}
