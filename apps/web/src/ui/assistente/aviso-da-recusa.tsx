import { Alert } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { TextoComQuebras } from '../retorno/texto-com-quebras.tsx'

type AvisoDaRecusaProps = { titulo: string; mensagem: string; aoDispensar: () => void }

/** NOV-16 The server's reason, beside what it is about. */
export function AvisoDaRecusa({ titulo, mensagem, aoDispensar }: AvisoDaRecusaProps) {
  return (
    <Alert
      color="red"
      icon={<IconCircleX size={20} aria-hidden />}
      title={titulo}
      withCloseButton
      closeButtonLabel="Dispensar aviso"
      onClose={aoDispensar}
    >
      <TextoComQuebras texto={mensagem} />
    </Alert>
  )
}
