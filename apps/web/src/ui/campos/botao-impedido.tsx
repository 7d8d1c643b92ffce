import { Button, type ButtonProps, Tooltip } from '@mantine/core'

type BotaoImpedidoProps = Omit<ButtonProps, 'disabled'> & {
  /** Why it cannot be done. */
  motivo: string
}

/** What the state of the thing forbids stays in its place, and says why. */
export function BotaoImpedido({ motivo, ...resto }: BotaoImpedidoProps) {
  return (
    <Tooltip label={motivo} events={{ hover: true, focus: true, touch: true }}>
      {/* Not `disabled`: the keyboard passes over what is, and the reason would be for the mouse alone. */}
      <Button {...resto} data-disabled aria-disabled onClick={(evento) => evento.preventDefault()} />
    </Tooltip>
  )
}
