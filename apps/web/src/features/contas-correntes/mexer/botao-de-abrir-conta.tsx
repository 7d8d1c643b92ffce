import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import { tardio } from '../../../ui/retorno/tardio.tsx'

const AbrirConta = tardio(async () => (await import('./abrir-conta.tsx')).AbrirConta)

/** GES-08 From then on, what the person sells moves it. */
export function BotaoDeAbrirConta() {
  const { pode } = useSessao()
  const [aberto, setAberto] = useState(false)
  if (!pode('CONTA_CORRENTE_LIMITAR')) return null
  const fechar = () => setAberto(false)
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAberto(true)}>
        Abrir conta
      </Button>
      {aberto && <AbrirConta aoFechar={fechar} aoNaoVir={fechar} />}
    </>
  )
}
