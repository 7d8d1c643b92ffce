import { Alert, Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

const entrar = (
  <Button component={Link} to="/login" fullWidth>
    Entrar
  </Button>
)

type ConcluidoProps = {
  mensagem: string
  /** What comes next, where that is not to sign in. */
  children?: ReactNode
}

/** Takes the place of a form that did its work. */
export function Concluido({ mensagem, children = entrar }: ConcluidoProps) {
  const alerta = useRef<HTMLDivElement>(null)
  useEffect(() => alerta.current?.focus(), [])
  return (
    <>
      <Alert
        ref={alerta}
        tabIndex={-1}
        role="status"
        color="green"
        icon={<IconCircleCheck size={20} aria-hidden />}
      >
        {mensagem}
      </Alert>
      {children}
    </>
  )
}
