import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { TIPOS_DE_LIGACAO } from '@balcao/dominio/tickets/ligacoes/regras'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLink, IconUnlink } from '@tabler/icons-react'
import { useId } from 'react'
import { ListaDaFicha } from '../../../../ui/ficha/lista-da-ficha.tsx'
import { tardio } from '../../../../ui/retorno/tardio.tsx'
import { useDesligar } from '../../ligacoes/use-desligar.ts'
import { LinkDoTicket } from '../../link-do-ticket.tsx'
import { PrazoDoTicket } from '../../prazo-do-ticket.tsx'
import { ComandoDoTicket } from '../../responsavel/teclas-do-ticket.tsx'

const DialogoDeLigar = tardio(
  async () => (await import('../../ligacoes/dialogo-de-ligar.tsx')).DialogoDeLigar,
)

const LIGAR = 'Ligar a outro ticket…'

export function LigadosDoTicket({ ticket }: { ticket: TicketDetalhado }) {
  const [aberto, { open, close }] = useDisclosure(false)
  const { ligados, acoes } = ticket
  // Here and not in the list: the last link goes, and the list with it, before the answer that offers to undo it.
  const desligamento = useDesligar(ticket.id)
  return (
    <>
      {ligados.length > 0 && <Ligados ticket={ticket} {...desligamento} />}
      {acoes.ligar.permite && (
        <Group>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconLink size={16} aria-hidden />}
            onClick={open}
          >
            {LIGAR}
          </Button>
          <ComandoDoTicket rotulo="Ligar este ticket a outro…" aoAcionar={open} />
        </Group>
      )}
      {aberto && <DialogoDeLigar ticket={ticket} aoFechar={close} aoNaoVir={close} />}
    </>
  )
}

/** A common cause has dozens, and the rest of the column is below. */
const A_VISTA = 4

type LigadosProps = { ticket: TicketDetalhado } & ReturnType<typeof useDesligar>

function Ligados({ ticket: { ligados, acoes }, desligar, ocupado }: LigadosProps) {
  const titulo = useId()
  const [todos, { toggle }] = useDisclosure(false)
  const podeDesligar = acoes.ligar.permite
  // Folding away a single one would save nothing.
  const dobra = ligados.length > A_VISTA + 1
  const mostrados = todos || !dobra ? ligados : ligados.slice(0, A_VISTA)
  return (
    <section aria-labelledby={titulo}>
      <Text id={titulo} component="h3" size="sm" fw={500} mb={6}>
        {ligados.length === 1 ? 'Ligados' : `Ligados (${ligados.length})`}
      </Text>
      <ListaDaFicha emQuadros>
        {mostrados.map((ligado) => (
          <LinhaDoLigado
            key={ligado.id}
            ligado={ligado}
            ocupado={ocupado}
            aoDesligar={podeDesligar && ligado.propria ? () => desligar(ligado) : null}
          />
        ))}
      </ListaDaFicha>
      {dobra && (
        <Button size="compact-sm" variant="subtle" mt={6} aria-expanded={todos} onClick={toggle}>
          {todos ? 'Mostrar menos' : `Mostrar todos os ${ligados.length}`}
        </Button>
      )}
    </section>
  )
}

type LinhaDoLigadoProps = {
  ligado: TicketDetalhado['ligados'][number]
  ocupado: boolean
  aoDesligar: (() => void) | null
}

function LinhaDoLigado({ ligado, ocupado, aoDesligar }: LinhaDoLigadoProps) {
  const { protocolo, tipo, cliente, assunto, etapa, status, aberto, prazo, propria } = ligado
  return (
    <li>
      <Stack gap={2}>
        <Group gap={6} wrap="nowrap" justify="space-between">
          <Text size="sm" component="span">
            {`${TIPOS_DE_LIGACAO[tipo]} `}
            <LinkDoTicket ticket={ligado} assunto={assunto} />
          </Text>
          {aoDesligar && (
            <ActionIcon
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={`Desfazer a ligação com o ticket ${formatarProtocolo(protocolo)}`}
              title="Desfazer a ligação"
              disabled={ocupado}
              onClick={aoDesligar}
            >
              <IconUnlink size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
        <Text size="sm">{[cliente, aberto ? etapa : status.label].filter(Boolean).join(' · ')}</Text>
        <Text size="sm">
          <PrazoDoTicket prazo={prazo} />
        </Text>
        {!propria && (
          <Text size="xs" c="dimmed">
            De um ticket unido a este
          </Text>
        )}
      </Stack>
    </li>
  )
}
