import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ApiError } from '../../platform/api-error.ts'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'

/** AUT-03 The server's text above the form. */
export function Falha({ erro }: { erro: ApiError }) {
  const alerta = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A field that was refused already took the focus.
    if (!(document.activeElement instanceof HTMLInputElement)) alerta.current?.focus()
  }, [])
  return (
    <Alert
      ref={alerta}
      tabIndex={-1}
      role="alert"
      color="red"
      icon={<IconAlertCircle size={20} aria-hidden />}
    >
      <TextoComQuebras texto={erro.message} />
    </Alert>
  )
}
