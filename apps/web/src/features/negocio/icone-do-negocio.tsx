import { IconBuildingStore, IconPaw, IconSunrise } from '@tabler/icons-react'

/** Names a business may have in its configuration (NEG-01). */
const ICONES: Record<string, typeof IconSunrise> = { sunrise: IconSunrise, paw: IconPaw }

export function IconeDoNegocio({ icone }: { icone: string }) {
  const Icone = (Object.hasOwn(ICONES, icone) ? ICONES[icone] : undefined) ?? IconBuildingStore
  return <Icone size={24} stroke={1.75} aria-hidden />
}
