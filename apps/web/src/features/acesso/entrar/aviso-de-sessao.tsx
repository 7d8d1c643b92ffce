import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { esquecerFimDaSessao, sessaoTerminou } from '../../../platform/fim-da-sessao.ts'

/** ERR-01 Why the person is here again; said once. */
export function AvisoDeSessao() {
  const [terminou] = useState(sessaoTerminou)
  useEffect(esquecerFimDaSessao, [])
  if (!terminou) return null
  return (
    <Alert role="status" icon={<IconInfoCircle size={20} aria-hidden />}>
      Sua sessão terminou. Entre novamente para continuar de onde parou.
    </Alert>
  )
}
