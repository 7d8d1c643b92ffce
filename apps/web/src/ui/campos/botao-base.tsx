import { Button, type ButtonProps, Loader } from '@mantine/core'
import { type ComponentProps, type MouseEvent, useRef, useState } from 'react'

type BotaoBaseProps = Omit<ButtonProps, 'loading' | 'disabled'> &
  Omit<ComponentProps<'button'>, keyof ButtonProps | 'onClick' | 'disabled'> & {
    /** Said by the form; without it the button stays disabled. */
    habilitado?: boolean | undefined
    /** Work begun elsewhere (a form that is being sent). */
    carregando?: boolean | undefined
    /** A promise keeps the button busy until it ends. */
    onClick?: ((evento: MouseEvent<HTMLButtonElement>) => unknown) | undefined
  }

/** GER-09: disabled until its form says otherwise; shows progress and can't be pressed twice. */
export function BotaoBase(props: BotaoBaseProps) {
  const { habilitado = false, carregando = false, onClick, leftSection, children, ...resto } = props
  const [trabalhando, setTrabalhando] = useState(false)
  const ocupadoDesdeJa = useRef(false)
  const ocupado = carregando || trabalhando

  async function aoAcionar(evento: MouseEvent<HTMLButtonElement>) {
    // Two clicks can arrive before the first one is drawn; this also stops Enter from sending the form again.
    if (ocupado || ocupadoDesdeJa.current) return evento.preventDefault()
    const resultado = onClick?.(evento)
    if (!(resultado instanceof Promise)) return
    ocupadoDesdeJa.current = true
    setTrabalhando(true)
    try {
      await resultado
    } finally {
      ocupadoDesdeJa.current = false
      setTrabalhando(false)
    }
  }

  return (
    <Button
      {...resto}
      disabled={!habilitado}
      // Busy is not `disabled`: that would throw away the focus, and the reader would not hear the end.
      mod={{ ocupado }}
      aria-disabled={ocupado || undefined}
      aria-busy={ocupado || undefined}
      leftSection={ocupado ? <Loader size={16} color="currentColor" aria-hidden /> : leftSection}
      onClick={aoAcionar}
    >
      {children}
    </Button>
  )
}
