import { Alert, Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Takes the place of a form that did its work. */
export function Concluido({ mensagem, entrar = true }: { mensagem: string; entrar?: boolean }) {
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
      {entrar && (
        <Button component={Link} to="/login" fullWidth>
          Entrar
        </Button>
      )}
    </>
  )
}
