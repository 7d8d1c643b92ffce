import { ActionIcon, type MantineColorScheme, Menu, Tooltip, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

const TEMAS = [
  { valor: 'light', nome: 'Claro', Icone: IconSun },
  { valor: 'dark', nome: 'Escuro', Icone: IconMoon },
  { valor: 'auto', nome: 'Automático', Icone: IconDeviceDesktop },
] as const satisfies readonly { valor: MantineColorScheme; nome: string; Icone: typeof IconSun }[]

export function ControleDeTema() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const atual = TEMAS.find(({ valor }) => valor === colorScheme) ?? TEMAS[2]
  const rotulo = `Tema: ${atual.nome}`
  return (
    <Menu
      position="bottom-end"
      width={180}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      checkIcon={<IconCheck size={16} aria-hidden />}
    >
      <Menu.Target>
        <Tooltip label={rotulo}>
          <ActionIcon aria-label={rotulo}>
            <atual.Icone size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(valor) => setColorScheme(valor as MantineColorScheme)}
        >
          {TEMAS.map(({ valor, nome, Icone }) => (
            <Menu.RadioItem
              key={valor}
              value={valor}
              closeMenuOnClick
              rightSection={<Icone size={16} aria-hidden />}
            >
              {nome}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
