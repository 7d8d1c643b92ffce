import { Alert } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { TextoComQuebras } from '../../../../ui/retorno/texto-com-quebras.tsx'

type AvisoDaRecusaProps = { mensagem: string; aoDispensar: () => void }

/** NOV-16 The server's reason, beside what it is about. */
export function AvisoDaRecusa({ mensagem, aoDispensar }: AvisoDaRecusaProps) {
  return (
    <Alert
      color="red"
      icon={<IconCircleX size={20} aria-hidden />}
      title="O ticket não foi aberto"
      withCloseButton
      closeButtonLabel="Dispensar aviso"
      onClose={aoDispensar}
    >
      <TextoComQuebras texto={mensagem} />
    </Alert>
  )
}
