import { ActionIcon, type MantineColorScheme, Menu, Tooltip, useMantineColorScheme } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { TEMAS, temaEscolhido } from './temas.ts'

export function ControleDeTema() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const atual = temaEscolhido(colorScheme)
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
