import { LARGURA_DO_MENU } from '@balcao/dominio/constantes'
import { Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { AlternarNegocio } from '../../features/negocio/alternar-negocio.tsx'
import { SeletorDeFilial } from '../../seletores/seletor-de-filial.tsx'
import estilos from './casca.module.css'
import { MenuLateral } from './menu-lateral.tsx'

/** SHL-04 The menu of a phone, with what its top bar has no room for. */
export function GavetaDoMenu({ aberta, aoFechar }: { aberta: boolean; aoFechar: () => void }) {
  // The kit remembers whom to give the focus back to when a drawer opens, not when it is born open.
  const montada = useMounted()
  return (
    <Drawer.Root opened={aberta && montada} onClose={aoFechar} size={LARGURA_DO_MENU}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu" className={estilos.gaveta}>
        <MenuLateral
          compacto={false}
          controles={
            <>
              <SeletorDeFilial larguraTotal />
              <AlternarNegocio lugar="lateral" />
            </>
          }
          aoNavegar={aoFechar}
        />
      </Drawer.Content>
    </Drawer.Root>
  )
}
