import { ALTURA_DO_MENU_DE_NEGOCIOS } from '@balcao/dominio/constantes'
import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core'
import { IconCheck, IconSwitchHorizontal } from '@tabler/icons-react'
import { ambiente, negocioAtual } from '../../platform/ambiente.ts'
import { alternarNegocio } from '../../platform/troca-de-negocio.ts'
import estilos from './alternar-negocio.module.css'
import { IconeDoNegocio } from './icone-do-negocio.tsx'

const ROTULO = 'Alternar Negócio'

type AlternarNegocioProps = {
  lugar: keyof typeof ALTURA_DO_MENU_DE_NEGOCIOS
  /** Only the icon, its name on hover: for a bar that has little room. */
  compacto?: boolean
}

/** NEG-01 The configured businesses; where there is nothing to choose, nothing is shown. */
export function AlternarNegocio({ lugar, compacto = false }: AlternarNegocioProps) {
  const { negocios } = ambiente()
  if (negocios.length < 2) return null
  const atual = negocioAtual()

  function escolher(id: string) {
    const escolhido = negocios.find((negocio) => negocio.id === id)
    if (escolhido && escolhido.id !== atual.id) alternarNegocio(escolhido)
  }

  const icone = <IconSwitchHorizontal size={compacto ? 20 : 16} stroke={1.75} aria-hidden />
  return (
    <Menu
      position="bottom-end"
      width={lugar === 'lateral' ? 'target' : 260}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      checkIcon={<IconCheck size={16} aria-hidden />}
    >
      <Menu.Target>
        {compacto ? (
          <Tooltip label={ROTULO}>
            <ActionIcon aria-label={ROTULO}>{icone}</ActionIcon>
          </Tooltip>
        ) : (
          <Button variant="default" fullWidth={lugar === 'lateral'} leftSection={icone}>
            {ROTULO}
          </Button>
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
