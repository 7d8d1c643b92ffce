import { useRouterState } from '@tanstack/react-router'
import { LinhaDeProgresso } from '../ui/retorno/linha-de-progresso.tsx'

/** Until the next page is there the present one stays: this says that something happens. */
export function ProgressoDaNavegacao() {
  return useRouterState({ select: ({ isLoading }) => isLoading }) && <LinhaDeProgresso />
}
