import type { MantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

export const TEMAS = [
  { valor: 'light', nome: 'Claro', Icone: IconSun },
  { valor: 'dark', nome: 'Escuro', Icone: IconMoon },
  { valor: 'auto', nome: 'Automático', Icone: IconDeviceDesktop },
] as const satisfies readonly { valor: MantineColorScheme; nome: string; Icone: typeof IconSun }[]

export const temaEscolhido = (escolhido: MantineColorScheme) =>
  TEMAS.find(({ valor }) => valor === escolhido) ?? TEMAS[2]
