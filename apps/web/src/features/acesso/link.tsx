import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'

type Destino = '/login' | '/nova-conta' | '/esqueci-senha'

/** From one page before the sign-in to another. */
export function LinkPublico({ para, children }: { para: Destino; children: string }) {
  return (
    <Anchor component={Link} to={para} size="sm">
      {children}
    </Anchor>
  )
}
