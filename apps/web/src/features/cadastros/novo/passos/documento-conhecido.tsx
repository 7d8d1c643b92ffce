import { Alert, Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { DocumentoConsultado } from '../cadastro-novo.ts'

type DocumentoConhecidoProps = { conhecido: Pick<DocumentoConsultado, 'message' | 'cliente'> }

/** CAD-03 The document is somebody's already: who, for whoever may see them. */
export function DocumentoConhecido({ conhecido: { message, cliente } }: DocumentoConhecidoProps) {
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={20} aria-hidden />} title={message}>
      {cliente && (
        // In a tab of its own: what was typed here stays.
        <Anchor href={`/clientes/${cliente.id}`} target="_blank" rel="noreferrer">
          Abrir {cliente.fant} em outra aba
        </Anchor>
      )}
    </Alert>
  )
}
