import { Button } from '@mantine/core'
import { useState } from 'react'
import { DialogoDeAlerta, ESC_SOMENTE_AQUI, umClique } from './dialogo-de-alerta.tsx'
import { TextoComQuebras } from './texto-com-quebras.tsx'

export interface OpcoesDeConfirmacao {
  /** the question, with its verb: 'Excluir anexo?' */
  titulo: string
  mensagem?: string
  /** the verb on the button: 'Excluir' */
  confirmar: string
  cancelar?: string
  /** what can't be undone: red button */
  perigo?: boolean
}

export interface PedidoDeConfirmacao extends OpcoesDeConfirmacao {
  numero: number
  responder: (resposta: boolean) => void
}

/** The question at the head of the queue. GER-16 */
export function DialogoDeConfirmacao({ pedido }: { pedido: PedidoDeConfirmacao | undefined }) {
  // The words stay on the screen while the dialog fades out.
  const [exibido, setExibido] = useState(pedido)
  if (pedido && pedido !== exibido) setExibido(pedido)
  if (!exibido) return null

  const { titulo, mensagem, confirmar, cancelar = 'Cancelar', perigo = false } = exibido
  const recusar = () => exibido.responder(false)
  return (
    <DialogoDeAlerta
      aberto={pedido !== undefined}
      assunto={exibido.numero}
      tom={perigo ? 'perigo' : 'aviso'}
      titulo={titulo}
      aoFechar={recusar}
      acoes={
        <>
          <Button variant="default" data-autofocus {...ESC_SOMENTE_AQUI} onClick={umClique(recusar)}>
            {cancelar}
          </Button>
          <Button
            {...(perigo ? { color: 'red' } : {})}
            {...ESC_SOMENTE_AQUI}
            onClick={umClique(() => exibido.responder(true))}
          >
            {confirmar}
          </Button>
        </>
      }
    >
      {mensagem && <TextoComQuebras texto={mensagem} />}
    </DialogoDeAlerta>
  )
}
