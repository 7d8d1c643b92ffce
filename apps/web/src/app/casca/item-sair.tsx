import { Loader, Menu } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { sairDoPortal } from '../../platform/sair-do-portal.ts'

/** AUT-04 The menu stays open and says that the answer is awaited: the page that follows takes the place of both. */
export function ItemSair() {
  const [saindo, setSaindo] = useState(false)
  return (
    <Menu.Item
      closeMenuOnClick={false}
      aria-busy={saindo}
      leftSection={saindo ? <Loader size={16} aria-hidden /> : <IconLogout size={16} aria-hidden />}
      onClick={() => {
        if (saindo) return
        setSaindo(true)
        sairDoPortal()
      }}
    >
      Sair
    </Menu.Item>
  )
}
