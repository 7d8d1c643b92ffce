import { Button } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import { tardio } from '../../../ui/retorno/tardio.tsx'

const DialogoDasDelegacoes = tardio(
  async () => (await import('./dialogo-das-delegacoes.tsx')).DialogoDasDelegacoes,
)

/** GES-03 Who decides while one is away. */
export function BotaoDeDelegar() {
  const { pode } = useSessao()
  const [aberto, setAberto] = useState(false)
  if (!pode('APROVACAO_DECIDIR')) return null
  const fechar = () => setAberto(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserShare size={16} aria-hidden />}
        onClick={() => setAberto(true)}
      >
        Delegar
      </Button>
      {aberto && <DialogoDasDelegacoes aoFechar={fechar} aoNaoVir={fechar} />}
    </>
  )
}
