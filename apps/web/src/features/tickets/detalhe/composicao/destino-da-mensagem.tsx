import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { numeroLegivel } from '@balcao/dominio/whatsapp/numero'
import { Button, TextInput } from '@mantine/core'
import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react'
import { CampoDeDestinatario } from '../../contato/campo-de-destinatario.tsx'
import estilos from './composicao.module.css'
import type { Rascunho } from './use-rascunho-da-mensagem.ts'

type DestinoDaMensagemProps = {
  ticket: TicketDetalhado
  rascunho: Pick<Rascunho, 'para' | 'copias'>
  erros: Partial<Record<'para' | 'copias', string>>
  mudar: (partes: Partial<Rascunho>) => void
}

/** ALC-01, ALC-05 To whom what is being written goes, said before it is sent; changed for this message alone. */
export function DestinoDaMensagem({ ticket, rascunho, erros, mudar }: DestinoDaMensagemProps) {
  const { correio, whatsapp, contatoSugerido, acoes, cliente } = ticket
  if (whatsapp)
    return (
      <p className={estilos.destinoDoEmail}>
        <IconBrandWhatsapp size={16} aria-hidden />
        <span>
          Vai pelo WhatsApp para <strong>{numeroLegivel(whatsapp.numero)}</strong>
        </span>
      </p>
    )
  const { para, copias } = rascunho
  if (!correio && para === null)
    return contatoSugerido && acoes.contato.permite ? (
      <p className={estilos.destinoDoEmail}>
        <IconMail size={16} aria-hidden />
        <span>O ticket não tem contato de e-mail.</span>
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => mudar({ para: contatoSugerido.email, copias: '' })}
        >
          {`Enviar para ${contatoSugerido.email}`}
        </Button>
      </p>
    ) : null
  if (correio && para === null)
    return (
      <p className={estilos.destinoDoEmail}>
        <IconMail size={16} aria-hidden />
        <span>
          Vai por e-mail para <strong>{correio.para}</strong>
          {correio.copias.length > 0 && `, com cópia para ${correio.copias.join(', ')}`}
        </span>
        {acoes.contato.permite && (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => mudar({ para: correio.para, copias: correio.copias.join(', ') })}
          >
            Mudar destinatário
          </Button>
        )}
      </p>
    )
  return (
    <div className={estilos.destino}>
      <CampoDeDestinatario
        idCli={cliente?.id ?? null}
        label={correio ? 'Para (só esta mensagem)' : 'Para'}
        description={correio ? undefined : 'Fica como o contato do ticket.'}
        required
        value={para ?? ''}
        error={erros.para}
        onChange={({ currentTarget }) => mudar({ para: currentTarget.value })}
      />
      <TextInput
        label="Cópias"
        placeholder="separadas por vírgula"
        autoComplete="off"
        value={copias ?? ''}
        error={erros.copias}
        onChange={({ currentTarget }) => mudar({ copias: currentTarget.value })}
      />
      {!correio && (
        <Button size="compact-xs" variant="subtle" onClick={() => mudar({ para: null, copias: null })}>
          Não enviar por e-mail
        </Button>
      )}
    </div>
  )
}
