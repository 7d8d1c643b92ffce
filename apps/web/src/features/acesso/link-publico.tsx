import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'

export type DestinoPublico = '/login' | '/nova-conta' | '/esqueci-senha'

/** From one page before the sign-in to another. */
export function LinkPublico({ para, children }: { para: DestinoPublico; children: string }) {
  return (
    <Anchor component={Link} to={para} size="sm">
      {children}
    </Anchor>
  )
}
