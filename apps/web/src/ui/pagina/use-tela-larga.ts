import { useMediaQuery } from '@mantine/hooks'

/** MES-03 From this width up two things stand side by side; the CSS modules repeat it as 80em. */
const CONSULTA_DE_TELA_LARGA = '(min-width: 80em)'

export function useTelaLarga(): boolean {
  // Read at once, not after the first paint: a page that splits in two a moment later would jump.
  return useMediaQuery(CONSULTA_DE_TELA_LARGA, undefined, { getInitialValueInEffect: false })
}
