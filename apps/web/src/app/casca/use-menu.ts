import { GRUPOS_DO_MENU } from '@balcao/dominio/paginas'
import { useMediaQuery } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useParametro } from '../../platform/parametros.ts'
import { useCelular } from '../../ui/listas/use-celular.ts'

/** The static skeleton (public/inicio.js) reads it too. */
export const CHAVE_DO_MENU = 'balcao:menu'
const RECOLHIDO = 'recolhido'
/** Up to here an open menu would take from the page what it needs (MES-09); the skeleton of index.html repeats it. */
const CONSULTA_DE_TELA_ESTREITA = '(max-width: 75em)'

type Menu = { celular: boolean; aberto: boolean; alternar: () => void; fechar: () => void }

/**
 * SHL-04 On a desktop open or a rail, remembered here; on a narrow one a rail, open only while it is asked for; on a
 * phone temporary, gone with the next page.
 */
export function useMenu(): Menu {
  const celular = useCelular()
  const caminho = useLocation({ select: ({ pathname }) => pathname })
  const [aberto, setAberto] = useState(() => localStorage.getItem(CHAVE_DO_MENU) !== RECOLHIDO)
  // The drawer belongs to the page it was opened on: on any other it is closed.
  const [abertoEm, setAbertoEm] = useState<string | null>(null)

  const estreita = useMediaQuery(CONSULTA_DE_TELA_ESTREITA, undefined, { getInitialValueInEffect: false })
  if (celular || estreita) {
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

const CHAVE_DOS_GRUPOS = 'balcao:menu:recolhidos'
const lerRecolhidos = (): string[] | undefined =>
  localStorage.getItem(CHAVE_DOS_GRUPOS)?.split(',').filter(Boolean)

/** SHL-04 A group of the menu is folded or not, remembered here; until somebody folds one, as the branch says (PAR-03). */
export function useGrupoRecolhido(grupo: string): [boolean, (recolhido: boolean) => void] {
  const aninhado = useParametro('tipoMenuPadrao') === 'SUPERIOR_ANINHADO'
  const [escolhido, setEscolhido] = useState(() => lerRecolhidos()?.includes(grupo))
  return [
    escolhido ?? aninhado,
    (novo) => {
      const atuais = lerRecolhidos() ?? (aninhado ? Object.keys(GRUPOS_DO_MENU) : [])
      const outros = atuais.filter((nome) => nome !== grupo)
      localStorage.setItem(CHAVE_DOS_GRUPOS, (novo ? [...outros, grupo] : outros).join())
      setEscolhido(novo)
    },
  ]
}
