import { useMediaQuery } from '@mantine/hooks'

/**
 * Up to this width rows become cards and dialogs take the whole screen; the CSS modules repeat it as 48em. A sheet of
 * paper is as narrow, and no phone.
 */
const CONSULTA_DE_CELULAR = 'screen and (max-width: 48em)'

export function useCelular(): boolean {
  // Read at once, not after the first paint: a table that turns into cards a moment later would jump.
  return useMediaQuery(CONSULTA_DE_CELULAR, undefined, { getInitialValueInEffect: false })
}
