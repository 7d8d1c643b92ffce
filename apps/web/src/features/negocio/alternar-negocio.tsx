import { ALTURA_DO_MENU_DE_NEGOCIOS } from '@balcao/dominio/constantes'
import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconCheck, IconSwitchHorizontal } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { ambiente, negocioAtual } from '../../platform/ambiente.ts'
import { alternarNegocio } from '../../platform/troca-de-negocio.ts'
import estilos from './alternar-negocio.module.css'
import { BotaoDeNegocios, ROTULO_DE_NEGOCIOS } from './botao-de-negocios.tsx'
import { IconeDoNegocio } from './icone-do-negocio.tsx'

type AlternarNegocioProps = {
  lugar: keyof typeof ALTURA_DO_MENU_DE_NEGOCIOS
  /** Only the icon, its name on hover: for a bar that has little room. */
  compacto?: boolean
  /** It was asked for by pressing what stood in its place. */
  abrirAoSurgir?: boolean
}

/** NEG-01 The configured businesses; where there is nothing to choose, nothing is shown. */
export function AlternarNegocio({ lugar, compacto = false, abrirAoSurgir = false }: AlternarNegocioProps) {
  const [aberto, setAberto] = useState(false)
  const botao = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!abrirAoSurgir) return
    // The focus comes back to it when the list closes.
    botao.current?.focus()
    setAberto(true)
  }, [abrirAoSurgir])
  const { negocios } = ambiente()
  if (negocios.length < 2) return null
  const atual = negocioAtual()

  function escolher(id: string) {
    const escolhido = negocios.find((negocio) => negocio.id === id)
    if (escolhido && escolhido.id !== atual.id) alternarNegocio(escolhido)
  }

  return (
    <Menu
      opened={aberto}
      onChange={setAberto}
      position="bottom-end"
      width={lugar === 'lateral' ? 'target' : 260}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      checkIcon={<IconCheck size={16} aria-hidden />}
    >
      <Menu.Target>
        {compacto ? (
          <Tooltip label={ROTULO_DE_NEGOCIOS}>
            <ActionIcon aria-label={ROTULO_DE_NEGOCIOS}>
              <IconSwitchHorizontal size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ) : (
          <BotaoDeNegocios ref={botao} fullWidth={lugar === 'lateral'} />
        )}
      </Menu.Target>
      <Menu.Dropdown mah={ALTURA_DO_MENU_DE_NEGOCIOS[lugar]} className={estilos.lista}>
        <Menu.RadioGroup value={atual.id} onChange={escolher}>
          {negocios.map(({ id, nome, icone }) => (
            <Menu.RadioItem key={id} value={id} closeMenuOnClick>
              <span className={estilos.opcao}>
                <IconeDoNegocio icone={icone} />
                {nome}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
