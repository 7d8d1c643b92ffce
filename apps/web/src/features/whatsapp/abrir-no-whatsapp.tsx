import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { listarNumerosDoTicket } from '@balcao/dominio/whatsapp/contratos'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useConsulta } from '../../platform/consultas.ts'
import { tardio } from '../../ui/retorno/tardio.tsx'

const DialogoDaConversa = tardio(async () => (await import('./dialogo-da-conversa.tsx')).DialogoDaConversa)

type AbrirNoWhatsappProps = {
  ticket: TicketDetalhado
  composicao: {
    rascunho: { mensagem: string }
    mudar: (partes: { mensagem: string }) => void
  }
}

/** ALC-05 For a ticket whose customer has a mobile phone: what was written, or a saved reply, in a conversation there. */
export function AbrirNoWhatsapp({ ticket, composicao }: AbrirNoWhatsappProps) {
  const [aberto, { open, close }] = useDisclosure(false)
  const podeContar = ticket.acoes.contato.permite && ticket.acoes.responder.permite
  const { data } = useConsulta(
    listarNumerosDoTicket,
    { params: { idTicket: ticket.id } },
    { ativa: podeContar, mostradoNaArea: true },
  )
  const numeros = data?.itens ?? []
  if (!podeContar || numeros.length === 0) return null
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
        onClick={open}
      >
        Abrir no WhatsApp
      </Button>
      {aberto && (
        <DialogoDaConversa
          ticket={ticket}
          numeros={numeros}
          mensagem={composicao.rascunho.mensagem}
          aoAnotar={() => composicao.mudar({ mensagem: '' })}
          aoFechar={close}
          aoNaoVir={close}
        />
      )}
    </>
  )
}
