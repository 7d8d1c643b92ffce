import type { ErrorComponentProps } from '@tanstack/react-router'
import { TelaDeErro } from '../ui/retorno/fronteira-de-erro.tsx'

/** ERR-05 Inside the shell when the shell still stands. */
export function ErroDaPagina({ error, reset }: ErrorComponentProps) {
  return <TelaDeErro erro={error} aoTentarNovamente={reset} />
}
