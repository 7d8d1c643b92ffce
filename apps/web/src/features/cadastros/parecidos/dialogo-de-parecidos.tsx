import { Button } from '@mantine/core'
import { useState } from 'react'
import { DialogoDeAlerta, ESC_SOMENTE_AQUI, umClique } from '../../../ui/retorno/dialogo-de-alerta.tsx'
import { ListaDeParecidos } from './lista-de-parecidos.tsx'
import type { useParecidos } from './use-parecidos.ts'

/** The last look before a registration goes. */
export function DialogoDeParecidos({ pergunta }: Pick<ReturnType<typeof useParecidos>, 'pergunta'>) {
  // The words stay on the screen while the dialog fades out.
  const [exibida, setExibida] = useState(pergunta)
  if (pergunta && pergunta !== exibida) setExibida(pergunta)
  if (!exibida) return null
  const conferir = () => exibida.responder(false)
  return (
    <DialogoDeAlerta
      aberto={pergunta !== null}
      assunto={0}
      tom="aviso"
      titulo="Encontramos clientes parecidos"
      aoFechar={conferir}
      acoes={
        <>
          <Button variant="default" data-autofocus {...ESC_SOMENTE_AQUI} onClick={umClique(conferir)}>
            Voltar e conferir
          </Button>
          <Button {...ESC_SOMENTE_AQUI} onClick={umClique(() => exibida.responder(true))}>
            Cadastrar mesmo assim
          </Button>
        </>
      }
    >
      <ListaDeParecidos parecidos={exibida.parecidos} />
    </DialogoDeAlerta>
  )
}
