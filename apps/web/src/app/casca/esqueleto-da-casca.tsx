import { LARGURA_DO_MENU } from '@balcao/dominio/constantes'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import barra from './barra-superior.module.css'
import estilos from './casca.module.css'
import { useMenu } from './use-menu.ts'

/** The shell before the app data came: same places, nothing jumps when they fill. */
export function EsqueletoDaCasca() {
  const { celular, aberto } = useMenu()
  return (
    <div
      className={estilos.casca}
      data-menu={aberto ? 'aberto' : 'recolhido'}
      style={{ '--casca-menu-aberto': `${LARGURA_DO_MENU}px` } as CSSProperties}
    >
      <VisuallyHidden role="status">{TEXTOS.carregando}</VisuallyHidden>
      {!celular && <div className={estilos.menu} />}
      <div className={barra.barra} />
      <div className={estilos.conteudo} aria-hidden>
        <Skeleton height={28} width={240} mb={24} />
        <Skeleton height={120} mb={16} />
        <Skeleton height={240} />
      </div>
    </div>
  )
}
