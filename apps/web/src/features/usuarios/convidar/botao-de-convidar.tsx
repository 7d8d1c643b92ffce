import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { tardio } from '../../../ui/retorno/tardio.tsx'

const ConvidarUsuario = tardio(async () => (await import('./convidar-usuario.tsx')).ConvidarUsuario)

export function BotaoDeConvidar() {
  const [aberto, setAberto] = useState(false)
  const fechar = () => setAberto(false)
  return (
    <>
      <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setAberto(true)}>
        Convidar
      </Button>
      {aberto && <ConvidarUsuario aoFechar={fechar} aoNaoVir={fechar} />}
    </>
  )
}
