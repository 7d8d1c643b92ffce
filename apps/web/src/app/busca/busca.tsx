import { Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useAtalho } from '../../platform/atalhos.ts'
import { useSessao } from '../../platform/sessao.tsx'
import estilos from './busca.module.css'
import { DialogoDeBusca } from './dialogo-de-busca.tsx'
import { ROTULO_DA_BUSCA } from './resultado.ts'

/** The search over everything: by its button, Ctrl+K or '/'. */
export function Busca() {
  const { pode } = useSessao()
  return pode('BUSCAR') ? <BotaoDaBusca /> : null
}

function BotaoDaBusca() {
  const [aberta, setAberta] = useState(false)
  const abrir = () => setAberta(true)
  useAtalho(['ctrl+k'], ROTULO_DA_BUSCA, abrir)
  useAtalho(['/'], ROTULO_DA_BUSCA, abrir)
  return (
    <>
      <UnstyledButton
        className={estilos.botao}
        aria-label={ROTULO_DA_BUSCA}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onClick={abrir}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <span className={estilos.convite} aria-hidden>
          Buscar
          <Kbd size="xs">Ctrl K</Kbd>
        </span>
      </UnstyledButton>
      <DialogoDeBusca aberta={aberta} aoFechar={() => setAberta(false)} />
    </>
  )
}
