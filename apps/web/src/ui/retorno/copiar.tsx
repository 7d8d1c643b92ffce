import { COPIADO_MS } from '@balcao/dominio/constantes'
import { Button, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect } from 'react'
import { avisarErro } from './toasts.ts'

interface CopiarProps {
  valor: string
  /** what the button says; the accessible name too */
  rotulo?: string
}

/** Copies a value and says 'Copiado!' for a second. */
export function Copiar({ valor, rotulo = 'Copiar' }: CopiarProps) {
  const { copy, copied, error } = useClipboard({ timeout: COPIADO_MS })

  useEffect(() => {
    if (error) avisarErro('Não foi possível copiar. Selecione o texto e use Ctrl+C.')
  }, [error])

  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
        onClick={() => copy(valor)}
      >
        {copied ? 'Copiado!' : rotulo}
      </Button>
      <VisuallyHidden role="status">{copied ? 'Copiado!' : ''}</VisuallyHidden>
    </>
  )
}
