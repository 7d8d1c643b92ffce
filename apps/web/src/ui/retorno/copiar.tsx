import { COPIADO_MS } from '@balcao/dominio/constantes'
import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect } from 'react'
import { avisarErro } from './toasts.ts'

interface CopiarProps {
  valor: string
  /** what the button says; the accessible name too */
  rotulo?: string
  /** Beside the value that is copied, where a button with words would say it twice. */
  soIcone?: boolean
}

/** Copies a value and says 'Copiado!' for a second. */
export function Copiar({ valor, rotulo = 'Copiar', soIcone = false }: CopiarProps) {
  const { copy, copied, error } = useClipboard({ timeout: COPIADO_MS })

  useEffect(() => {
    if (error) avisarErro('Não foi possível copiar. Selecione o texto e use Ctrl+C.')
  }, [error])

  const icone = copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />
  return (
    <>
      {soIcone ? (
        <Tooltip label={copied ? 'Copiado!' : rotulo}>
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={rotulo} onClick={() => copy(valor)}>
            {icone}
          </ActionIcon>
        </Tooltip>
      ) : (
        <Button size="xs" variant="default" leftSection={icone} onClick={() => copy(valor)}>
          {copied ? 'Copiado!' : rotulo}
        </Button>
      )}
      <VisuallyHidden role="status">{copied ? 'Copiado!' : ''}</VisuallyHidden>
    </>
  )
}
