import { Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useAtalho } from '../../platform/atalhos.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { tardio } from '../../ui/retorno/tardio.tsx'
import estilos from './busca.module.css'
import { ROTULO_DA_BUSCA } from './resultado.ts'

const trazerDialogo = async () => (await import('./dialogo-de-busca.tsx')).DialogoDeBusca
// It brings along every record that it may open; a page is there sooner without them.
const DialogoDeBusca = tardio(trazerDialogo)
const ESCRITA = { rotulo: ROTULO_DA_BUSCA }
const antecipar = () => void trazerDialogo().catch(() => {})

/** The search over everything: by its button, Ctrl+K or '/'. */
export function Busca() {
  const { pode } = useSessao()
  return pode('BUSCAR') ? <BotaoDaBusca /> : null
}

function BotaoDaBusca() {
  const [aberta, setAberta] = useState(false)
  const [usada, setUsada] = useState(false)
  const abrir = () => {
    setUsada(true)
    setAberta(true)
  }
  const desistir = () => {
    setUsada(false)
    setAberta(false)
  }
  useAtalho(['ctrl+k'], ROTULO_DA_BUSCA, abrir, 'portal', ESCRITA)
  useAtalho(['/'], ROTULO_DA_BUSCA, abrir, 'portal', ESCRITA)
  return (
    <>
      <UnstyledButton
        className={estilos.botao}
        aria-label={ROTULO_DA_BUSCA}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onClick={abrir}
        onMouseEnter={antecipar}
        onFocus={antecipar}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <span className={estilos.convite} aria-hidden>
          Buscar
          <Kbd size="xs">Ctrl K</Kbd>
        </span>
      </UnstyledButton>
      {usada && <DialogoDeBusca aberta={aberta} aoFechar={() => setAberta(false)} aoNaoVir={desistir} />}
    </>
  )
}
