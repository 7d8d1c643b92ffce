import { lazy, Suspense } from 'react'
import { lerToken } from '../platform/credencial.ts'
import { NaoEncontrada } from './nao-encontrada.tsx'

// The shell is no part of the first load of the sign-in page.
const AreaInterna = lazy(() =>
  import('./casca/area-interna.tsx').then(({ AreaInterna }) => ({ default: AreaInterna })),
)

/** SHL-01 An unknown address: inside the shell for who is signed in. */
export function NaoEncontradaDaRaiz() {
  if (!lerToken()) return <NaoEncontrada />
  return (
    <Suspense>
      <AreaInterna>
        <NaoEncontrada />
      </AreaInterna>
    </Suspense>
  )
}
