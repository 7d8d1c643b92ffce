import { TEXTOS } from '@balcao/dominio/mensagens'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { Botoes } from '../../../../ui/campos/botoes.tsx'
import { contar } from './contar.ts'
import estilos from './lote.module.css'
import type { Recusas } from './use-lote.ts'

type DialogoDeRecusasProps = { recusas: Recusas | null; aoFechar: () => void }

/** Which tickets an action left as they were, and why. */
export function DialogoDeRecusas({ recusas, aoFechar }: DialogoDeRecusasProps) {
  // The words stay on the screen while the dialog fades out.
  const [exibidas, setExibidas] = useState(recusas)
  if (recusas && recusas !== exibidas) setExibidas(recusas)
  if (!exibidas) return null
  const { feito, itens } = exibidas
  return (
    <Modal opened={recusas !== null} onClose={aoFechar} title={contar(itens.length, feito, true)}>
      <ul className={estilos.recusas}>
        {itens.map(({ id, protocolo, motivo }) => (
          <li key={id}>
            <strong>{formatarProtocolo(protocolo)}</strong>
            <small>{motivo}</small>
          </li>
        ))}
      </ul>
      <Botoes lado="fim">
        <Button data-autofocus onClick={aoFechar}>
          {TEXTOS.entendi}
        </Button>
      </Botoes>
    </Modal>
  )
}
