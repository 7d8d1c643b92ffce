import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useCelular } from '../../ui/listas/use-celular.ts'

/** The static skeleton (public/inicio.js) reads it too. */
export const CHAVE_DO_MENU = 'balcao:menu'
const RECOLHIDO = 'recolhido'

type Menu = { celular: boolean; aberto: boolean; alternar: () => void; fechar: () => void }

/** SHL-04 On a desktop open or a rail, remembered here; on a phone temporary, gone with the next page. */
export function useMenu(): Menu {
  const celular = useCelular()
  const caminho = useLocation({ select: ({ pathname }) => pathname })
  const [aberto, setAberto] = useState(() => localStorage.getItem(CHAVE_DO_MENU) !== RECOLHIDO)
  // The drawer belongs to the page it was opened on: on any other it is closed.
  const [abertoEm, setAbertoEm] = useState<string | null>(null)

  if (celular) {
    const gaveta = abertoEm === caminho
    return {
      celular,
      aberto: gaveta,
      alternar: () => setAbertoEm(gaveta ? null : caminho),
      fechar: () => setAbertoEm(null),
    }
  }
  return {
    celular,
    aberto,
    alternar: () => {
      localStorage.setItem(CHAVE_DO_MENU, aberto ? RECOLHIDO : 'aberto')
      setAberto(!aberto)
    },
    fechar: () => {},
  }
}
