import { Modal } from '@mantine/core'
import { useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { avisarErro } from '../../../ui/retorno/toasts.ts'
import { ItemDeAviso } from '../item-de-aviso.tsx'
import { type Aviso, useConfirmarAviso } from '../use-avisos.ts'

/** AVI-01 The notice that is open; whoever opens it reads it. */
export function useAvisoAberto() {
  const { pode } = useSessao()
  const confirmar = useConfirmarAviso()
  const [aviso, setAviso] = useState<Aviso | null>(null)
  const [aberto, setAberto] = useState(false)
  return {
    aviso,
    aberto,
    fechar: () => setAberto(false),
    abrir(escolhido: Aviso) {
      const confirma = !escolhido.lido && pode('AVISO_CONFIRMAR')
      setAviso(confirma ? { ...escolhido, lido: true } : escolhido)
      setAberto(true)
      if (confirma)
        confirmar.mutate(
          { params: { idAviso: escolhido.id } },
          { onError: (erro) => avisarErro(mensagemDoErro(erro)) },
        )
    },
  }
}

type DialogoDoAvisoProps = {
  aviso: Aviso | null
  aberto: boolean
  aoFechar: () => void
  aoIr: (caminho: string) => void
}

export function DialogoDoAviso({ aviso, aberto, aoFechar, aoIr }: DialogoDoAvisoProps) {
  const celular = useCelular()
  return (
    <Modal opened={aberto} onClose={aoFechar} title="Aviso" size={560} fullScreen={celular}>
      {aviso && <ItemDeAviso aviso={aviso} aoIr={aoIr} />}
    </Modal>
  )
}
