import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { esquecerFimDaSessao, fimDaSessao } from '../../../platform/fim-da-sessao.ts'
import { mostrarMensagem } from '../../../ui/retorno/mostrar-mensagem.ts'

const ENCERRADA = {
  tipo: 'aviso',
  titulo: 'Sua sessão foi encerrada',
  mensagem:
    'Ela foi encerrada em outro acesso, ou a senha desta conta mudou.\nSe não foi você, entre e troque a senha.',
} as const

/** ERR-01 Why the person is here again; said once. ERR-06 What somebody else may have done is not passed over. */
export function AvisoDeSessao() {
  const [fim] = useState(fimDaSessao)
  useEffect(() => {
    esquecerFimDaSessao()
    if (fim === 'encerrada') mostrarMensagem(ENCERRADA)
  }, [fim])
  if (fim !== 'vencida') return null
  return (
    <Alert role="status" icon={<IconInfoCircle size={20} aria-hidden />}>
      Sua sessão terminou. Entre novamente para continuar de onde parou.
    </Alert>
  )
}
