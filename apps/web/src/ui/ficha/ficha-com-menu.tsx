import { Button } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useLargura } from '../listas/use-nao-cabe.ts'
import estilos from './ficha-com-menu.module.css'

type FichaComMenuProps = {
  cabecalho: ReactNode
  menu: ReactNode
  /** The context, beside the section; where there is no room for both, folded until it is asked for. */
  lado: ReactNode
  rotuloDoLado: string
  /** Which section is open: another one is shown from its beginning. */
  aberta: string | undefined
  /** The open section. */
  children: ReactNode
}

/** From here on the context takes nothing from the section. */
const COM_FOLGA = 1240
const JANELA_COM_FOLGA = 1600
/** As the style sheet says it. */
const EMPILHADA = 640
const LADO_ABERTO = 'balcao:ficha:lado'

/** A record of many sections, of which one is open: as a page or inside a dialog, by the room that it has. */
export function FichaComMenu({ cabecalho, menu, lado, rotuloDoLado, aberta, children }: FichaComMenuProps) {
  const ficha = useRef<HTMLDivElement>(null)
  const secao = useRef<HTMLDivElement>(null)
  useDidUpdate(() => {
    if (!secao.current) return
    const { top, left } = secao.current.getBoundingClientRect()
    // Beside the menu it is in sight unless one scrolled past its beginning; under it there is what was before.
    const porBaixo = left === secao.current.parentElement?.getBoundingClientRect().left
    if (top < 0 || porBaixo) secao.current.scrollIntoView({ block: 'start' })
  }, [aberta])
  const { recolhivel, empilhada, mostra, alternar } = useLado(ficha)
  const botao = lado && recolhivel && (
    <Button
      className={estilos.alternar}
      variant="subtle"
      aria-expanded={mostra}
      leftSection={<IconChevronRight size={16} aria-hidden />}
      onClick={alternar}
    >
      {rotuloDoLado}
    </Button>
  )
  return (
    <div ref={ficha} className={estilos.ficha}>
      {cabecalho}
      <div
        className={estilos.colunas}
        data-com-lado={(lado && mostra) || undefined}
        data-em-ordem={empilhada || undefined}
      >
        <div className={estilos.menu}>
          {menu}
          {!empilhada && botao}
        </div>
        <div ref={secao} className={estilos.secao} data-em-ordem>
          {children}
        </div>
        {empilhada && botao}
        {lado && mostra && (
          <aside className={estilos.lado} aria-label={rotuloDoLado}>
            {lado}
          </aside>
        )}
      </div>
    </div>
  )
}

/** Folded where it would take the room of the section, until somebody wants it so; remembered here. */
function useLado(ficha: RefObject<HTMLElement | null>) {
  const largura = useLargura(ficha)
  const [aberto, setAberto] = useState(() => localStorage.getItem(LADO_ABERTO) === 'aberto')
  // CLI-01 The window tells too, and before anything is measured: what will stay folded is not asked for.
  const recolhivel = window.innerWidth < JANELA_COM_FOLGA || largura < COM_FOLGA
  return {
    recolhivel,
    empilhada: largura <= EMPILHADA,
    mostra: !recolhivel || aberto,
    alternar: () => {
      localStorage.setItem(LADO_ABERTO, aberto ? 'recolhido' : 'aberto')
      setAberto(!aberto)
    },
  }
}
