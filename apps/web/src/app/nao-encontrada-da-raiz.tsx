import { lerToken } from '../platform/credencial.ts'
import { NaoEncontrada } from './nao-encontrada.tsx'

type ModuloDaCasca = typeof import('./casca/area-interna.tsx')

// The shell is no part of the first load of the sign-in page.
let casca: ModuloDaCasca | null = null

/** Before the page shows, so that it comes whole: until then what was on the screen stays. */
export async function anteciparNaoEncontrada(): Promise<void> {
  if (lerToken()) casca = await import('./casca/area-interna.tsx')
}

/** SHL-01 An unknown address: inside the shell for who is signed in. */
export function NaoEncontradaDaRaiz() {
  if (!casca || !lerToken()) return <NaoEncontrada />
  const { AreaInterna } = casca
  return (
    <AreaInterna>
      <NaoEncontrada />
    </AreaInterna>
  )
}
