import { TextInput } from '@mantine/core'

type LugarDeCampoProps = {
  rotulo: string
  placeholder?: string
  className?: string | undefined
  /** What will stand there, for the bar that gives each kind its width. */
  tipo?: string
}

/** A field as it will look, of the same size, until its code is there. */
export function LugarDeCampo({ rotulo, tipo, ...aparencia }: LugarDeCampoProps) {
  return (
    <TextInput
      {...aparencia}
      label={rotulo}
      readOnly
      wrapperProps={{ 'aria-hidden': true, inert: true, 'data-lugar': tipo }}
    />
  )
}
