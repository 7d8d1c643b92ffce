import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPaperclip } from '@tabler/icons-react'
import { DialogoDeAnexos } from './dialogo-de-anexos.tsx'

export function BotaoDeAnexos({ idTicket, total }: { idTicket: number; total: number }) {
  const [aberto, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<IconPaperclip size={16} aria-hidden />} onClick={open}>
        Anexos do Ticket ({total})
      </Button>
      <DialogoDeAnexos idTicket={idTicket} aberto={aberto} aoFechar={close} />
    </>
  )
}
