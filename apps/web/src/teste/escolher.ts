import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens a picker and takes the option; `texto` is typed into those that only search what is asked. */
export async function escolher(
  usuario: UserEvent,
  campo: RegExp | string,
  opcao: RegExp | string,
  texto = '',
  /** Where another field of the page is called the same. */
  em: Pick<typeof screen, 'findByRole'> = screen,
) {
  const seletor = await em.findByRole('combobox', { name: campo })
  await usuario.click(seletor)
  if (texto) await usuario.type(seletor, texto)
  await usuario.click(await screen.findByRole('option', { name: opcao }))
}
