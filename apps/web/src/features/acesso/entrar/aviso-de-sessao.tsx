import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { esquecerFimDaSessao, type FimDaSessao, fimDaSessao } from '../../../platform/fim-da-sessao.ts'

const TEXTOS: Record<FimDaSessao, string> = {
  vencida: 'Sua sessão terminou. Entre novamente para continuar de onde parou.',
  encerrada:
    'Sua sessão foi encerrada em outro acesso, ou a senha desta conta mudou. Se não foi você, entre e troque a senha.',
}

/** ERR-01 Why the person is here again; said once. */
export function AvisoDeSessao() {
  const [fim] = useState(fimDaSessao)
  useEffect(esquecerFimDaSessao, [])
  if (!fim) return null
  return (
    <Alert role="status" icon={<IconInfoCircle size={20} aria-hidden />}>
      {TEXTOS[fim]}
    </Alert>
  )
}
