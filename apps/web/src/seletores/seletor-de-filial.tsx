import { adiar, useAdiado } from '../platform/adiar.ts'
import { useSessao } from '../platform/sessao.tsx'
import { BotaoDaFilial } from './botao-da-filial.tsx'

const MENU = adiar(() => import('./menu-de-filiais.tsx'))

/** The branch that figures and parameters are of; who works in a single one has nothing to choose. */
export function SeletorDeFilial({ larguraTotal = false }: { larguraTotal?: boolean }) {
  const { filiais } = useSessao()
  const menu = useAdiado(MENU)
  if (filiais.length < 2) return null
  if (!menu) return <BotaoDaFilial larguraTotal={larguraTotal} aria-hidden inert />
  return <menu.MenuDeFiliais larguraTotal={larguraTotal} />
}
