import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** The kit colours a refused password without saying it: for a screen reader, and for GER-09, it is invalid too. */
export function CampoDeSenha(props: PasswordInputProps) {
  return <PasswordInput {...props} aria-invalid={Boolean(props.error) || undefined} />
}
